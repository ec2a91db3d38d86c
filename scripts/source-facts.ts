import { parseSync, Visitor } from "oxc-parser";

/** A reference to another module: import, type import, re-export, dynamic import or `import("...")` type. */
export interface Import {
  specifier: string;
  line: number;
}

/** A use of something restricted to one place. */
export interface Use {
  what: "environment" | "clock" | "network" | "newer" | "calendar" | "store";
  line: number;
}

export interface SourceFacts {
  imports: Import[];
  uses: Use[];
  /** The database tables that it declares. */
  tables: string[];
  /** Its string literals. */
  texts: { value: string; line: number }[];
}

type Node = { type: string; start: number } & Record<string, unknown>;

function isName(node: unknown, name: string): boolean {
  const { type, name: own, property } = node as Node & { property?: unknown };
  // Also as a property, for `globalThis.Date`.
  return type === "Identifier" ? own === name : type === "MemberExpression" && isKey(property, name);
}

function isKey(node: unknown, name: string): boolean {
  const { type, name: own, value } = node as Node;
  return type === "Identifier" ? own === name : type === "Literal" && value === name;
}

/** Whether an object or a destructuring pattern has this property. */
function hasKey(pattern: unknown, name: string): boolean {
  const { type, properties } = pattern as { type: string; properties?: { key?: unknown }[] };
  return (
    /^Object(Pattern|Expression)$/.test(type) &&
    (properties ?? []).some(({ key }) => key !== undefined && isKey(key, name))
  );
}

/**
 * Features missing from the oldest supported browsers (see README.md). `npm run check` refuses them in `src/web` and
 * `src/shared`; syntax is lowered by the build.
 */
const NEWER_STATICS: Record<string, readonly string[]> = {
  AbortSignal: ["any"],
  Array: ["fromAsync"],
  Error: ["isError"],
  Intl: ["DurationFormat"],
  Iterator: ["from", "concat"],
  Map: ["groupBy"],
  Math: ["sumPrecise", "f16round"],
  Object: ["groupBy"],
  Promise: ["try", "withResolvers"],
  RegExp: ["escape"],
  URL: ["canParse", "parse"],
  Uint8Array: ["fromBase64", "fromHex"],
};
/** Methods whose names are unambiguous. */
const NEWER_METHODS = [
  "checkVisibility",
  "getOrInsert",
  "getOrInsertComputed",
  "isDisjointFrom",
  "isSubsetOf",
  "isSupersetOf",
  "moveBefore",
  "setHTMLUnsafe",
  "showPopover",
  "startViewTransition",
  "symmetricDifference",
  "toBase64",
  "toHex",
  "togglePopover",
];
const NEWER_GLOBALS = ["CloseWatcher", "Temporal", "navigation", "scheduler"];

function isNewer(node: { object: unknown; property: unknown }): boolean {
  return (
    NEWER_METHODS.some((name) => isKey(node.property, name)) ||
    NEWER_GLOBALS.some((name) => isName(node.object, name)) ||
    Object.entries(NEWER_STATICS).some(
      ([owner, names]) => isName(node.object, owner) && names.some((name) => isKey(node.property, name)),
    )
  );
}

const DAY_MS = 86_400_000;
/** Date methods that calculate with days. */
const RECKONING = /^(?:set(?:UTC)?(?:Date|Month|FullYear|Hours)|get(?:UTC)?Day|getTimezoneOffset)$/;

/** The value of a constant number expression, or undefined. */
function constantOf(node: unknown): number | undefined {
  const { type, value, operator, left, right } = node as Node;
  if (type === "Literal") return typeof value === "number" ? value : undefined;
  if (type !== "BinaryExpression" || operator !== "*") return undefined;
  const [one, other] = [constantOf(left), constantOf(right)];
  return one === undefined || other === undefined ? undefined : one * other;
}

/** Whether a constant is a number of whole days in milliseconds. */
function isDays(node: unknown): boolean {
  const value = constantOf(node) ?? 0;
  return value !== 0 && value % DAY_MS === 0;
}

/** Whether this formats dates of a given time zone. */
function isZonedFormat(callee: unknown, args: readonly unknown[]): boolean {
  return isName(callee, "DateTimeFormat") && args.some((each) => hasKey(each, "timeZone"));
}

/** Whether this creates a set of listeners, the start of a hand-written store. */
function isListenerSet(callee: unknown, typeArguments: unknown): boolean {
  const [of] = (typeArguments as { params: Node[] } | null)?.params ?? [];
  const { typeAnnotation } = (of?.returnType ?? {}) as { typeAnnotation?: Node };
  return isName(callee, "Set") && typeAnnotation?.type === "TSVoidKeyword";
}

const NETWORK = ["fetch", "EventSource", "WebSocket", "XMLHttpRequest"];

/**
 * The imports of a TypeScript file, and where it uses the environment, the clock, the calendar, the network, listener
 * sets or features newer than the supported browsers.
 *
 * @throws when the file cannot be parsed
 */
export function readSource(file: string, text: string): SourceFacts {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);

  const facts: SourceFacts = { imports: [], uses: [], tables: [], texts: [] };
  const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;
  const use = (what: Use["what"], node: { start: number }) =>
    facts.uses.push({ what, line: lineAt(node.start) });
  const addImport = (source: unknown, at: { start: number }) => {
    const { type, value } = source as { type: string; value?: unknown };
    if (type !== "Literal" || typeof value !== "string") return;
    facts.imports.push({ specifier: value, line: lineAt(at.start) });
  };

  new Visitor({
    ImportDeclaration(node) {
      addImport(node.source, node);
      const fromProcess = /^(node:)?process$/.test(node.source.value);
      if (
        fromProcess &&
        node.specifiers.some((s) => s.type === "ImportSpecifier" && isKey(s.imported, "env"))
      ) {
        use("environment", node);
      }
    },
    ExportNamedDeclaration(node) {
      if (node.source) addImport(node.source, node);
    },
    ExportAllDeclaration(node) {
      addImport(node.source, node);
    },
    ImportExpression(node) {
      addImport(node.source, node);
    },
    TSImportType(node) {
      addImport(node.source, node);
    },
    MemberExpression(node) {
      if (isName(node.object, "process") && isKey(node.property, "env")) use("environment", node);
      if (isName(node.object, "Date") && isKey(node.property, "now")) use("clock", node);
      if (isNewer(node)) use("newer", node);
      if (isName(node.object, "Date") && isKey(node.property, "UTC")) use("calendar", node);
      if (node.property.type === "Identifier" && RECKONING.test(node.property.name)) use("calendar", node);
    },
    TSInterfaceDeclaration({ id, body }) {
      if (id.name !== "Tables") return;
      for (const member of body.body) {
        if (member.type === "TSPropertySignature" && member.key.type === "Identifier") {
          facts.tables.push(member.key.name);
        }
      }
    },
    Literal(node) {
      if (isDays(node)) use("calendar", node);
      if (typeof node.value === "string") facts.texts.push({ value: node.value, line: lineAt(node.start) });
    },
    BinaryExpression(node) {
      if (isDays(node)) use("calendar", node);
    },
    VariableDeclarator(node) {
      if (node.init && isName(node.init, "process") && hasKey(node.id, "env")) use("environment", node);
      if (node.init && isName(node.init, "Date") && hasKey(node.id, "now")) use("clock", node);
    },
    NewExpression(node) {
      if (isName(node.callee, "Date") && node.arguments.length === 0) use("clock", node);
      if (isName(node.callee, "Date") && node.arguments.length > 1) use("calendar", node);
      if (isZonedFormat(node.callee, node.arguments)) use("calendar", node);
      if (NETWORK.some((name) => isName(node.callee, name))) use("network", node);
      if (isListenerSet(node.callee, node.typeArguments)) use("store", node);
    },
    CallExpression(node) {
      // Called without `new`, Date ignores its arguments and returns the current time.
      if (isName(node.callee, "Date")) use("clock", node);
      if (isZonedFormat(node.callee, node.arguments)) use("calendar", node);
      if (NETWORK.some((name) => isName(node.callee, name))) use("network", node);
      if (isName(node.callee, "useSyncExternalStore")) use("store", node);
    },
  }).visit(program);
  return facts;
}
