import { readdirSync, readFileSync } from "node:fs";
import { posix, resolve, sep } from "node:path";
import { type Import, readSource, type SourceFacts, type Use } from "./source-facts.ts";

/**
 * The tiers of features: those named here, and between them the core, which is all others. A feature may use its own
 * tier and the ones below; nobody uses a composing feature.
 */
const BASE = [
  "auth",
  "modes",
  "billing",
  "tokens",
  "undo",
  "downloads",
  "support-contacts",
  "crisis",
  "client-errors",
  "offline",
  "check-ins",
  "links",
  "breathing",
];
const COMPOSING = ["dashboard", "instant-plan", "palette", "echo", "mcp", "export", "admin", "settings"];
/** Show something of all others, the composing ones included. */
const SHOW_ALL = ["settings", "export"];

/**
 * The layers that a layer may import, on its own side. Every layer except `ui` and `migrations` may also import
 * `shared`.
 */
const LAYERS: Record<string, readonly string[]> = {
  app: ["app", "feature", "platform", "ui", "migrations", "other"],
  feature: ["feature", "platform", "ui"],
  platform: ["platform"],
  ui: ["ui"],
  migrations: ["migrations", "platform"],
  other: [],
};
const WITHOUT_SHARED = ["ui", "migrations"];

/** The roles of a feature's files that other features of the same side may import. */
const PUBLIC_ROLES: Record<string, readonly string[]> = { server: ["service"], web: ["api", "sections"] };

const TEST_FILE = /\.test\.tsx?$/;

/** The only places that may use these globals directly. */
const MAY_USE: Record<Use["what"], { says: string; allowed: (file: string) => boolean }> = {
  environment: {
    says: "process.env belongs to src/server/platform/config",
    allowed: (file) => file.startsWith("src/server/platform/config/"),
  },
  clock: {
    says: "the present time belongs to the platform's clock",
    allowed: (file) =>
      file.startsWith("src/server/platform/clock/") ||
      /^src\/web\/platform\/time\/clock(\.test)?\.ts$/.test(file),
  },
  calendar: {
    says: "reckoning with days belongs to src/shared/calendar",
    allowed: (file) => file.startsWith("src/shared/calendar/") || TEST_FILE.test(file),
  },
  network: {
    says: "the browser's calls leave through src/web/platform/http, where what a person wrote is read for danger",
    // These only read.
    allowed: (file) =>
      !file.startsWith("src/web/") ||
      /^src\/web\/platform\/(http\/|offline\/offline-cache\.)/.test(file) ||
      file === "src/web/service-worker.ts" ||
      TEST_FILE.test(file),
  },
  store: {
    says: "a store is made by zustand's createStore and read by useStore",
    // These read stores that are not ours: TanStack Query's cache and a media query.
    allowed: (file) =>
      !file.startsWith("src/web/") ||
      ["src/web/platform/http/pending-changes.ts", "src/web/ui/use-media-query.ts"].includes(file),
  },
  newer: {
    says: "newer than the supported browsers (README.md, scripts/source-facts.ts)",
    allowed: (file) => !/^src\/(web|shared)\//.test(file) || TEST_FILE.test(file),
  },
};

const KEBAB = "[a-z0-9]+(-[a-z0-9]+)*";

/** The closed list of file names, by folder. */
const NAMES: [folder: RegExp, name: RegExp, says: string][] = [
  [
    /^src\/server\/features\//,
    named("(feature|routes|service|worker|repository|tables|speaker|rules|content|format)\\.ts"),
    "x.(feature|routes|service|worker|repository|tables|speaker|rules|content|format|test).ts",
  ],
  [
    /^src\/web\/features\//,
    named(
      "(api\\.ts|sections\\.ts|page\\.tsx|store\\.ts|rules\\.ts|content\\.ts|format\\.ts)",
      `(use-${KEBAB}\\.ts|${KEBAB}\\.tsx)`,
    ),
    "x.(api|sections|store|rules|content|format|test).ts(x), x.page.tsx, a hook in use-x.ts or a component in kebab-case.tsx",
  ],
  [
    /^src\/shared\//,
    named("(contract|rules|content|format)\\.ts", `${KEBAB}\\.ts`),
    "x.(contract|rules|content|format|test).ts or a plain noun.ts",
  ],
  [/^src\/server\/migrations\//, named("test\\.ts", `(\\d{4}-${KEBAB}|migrations)\\.ts`), "NNNN-name.ts"],
  [/^src\/server\/[^/]+$/, /^(main|cli)\.ts$/, "main.ts or cli.ts"],
  [
    /^src\/web\/[^/]+$/,
    /^(main\.tsx|service-worker\.ts|[a-z-]+\.d\.ts)$/,
    "main.tsx, service-worker.ts or x.d.ts",
  ],
];

function named(roles: string, plain = "(?!)"): RegExp {
  return new RegExp(`^(${KEBAB}\\.${roles}|${KEBAB}(\\.[a-z]+)?\\.test\\.tsx?|${plain})$`);
}

/** The parts of a file's path: `src/web/features/isap/isap.api.ts` is web, feature, isap. */
interface Place {
  side: string;
  layer: string;
  feature: string;
}

function placeOf(file: string): Place {
  const [top = "", side = "", folder = "", feature = "", ...rest] = file.split("/");
  if (top !== "src") return { side: top, layer: "outside", feature: "" };
  if (side === "shared") return { side, layer: "shared", feature: "" };
  if (folder === "features" && rest.length > 0) return { side, layer: "feature", feature };
  if (feature === "" || folder === "app") return { side, layer: "app", feature: "" };
  return { side, layer: ["platform", "ui", "migrations"].includes(folder) ? folder : "other", feature: "" };
}

function tierOf(feature: string): number {
  if (BASE.includes(feature)) return 0;
  return COMPOSING.includes(feature) ? 2 : 1;
}

/** The project's file behind a specifier, or undefined for a package. */
function resolveInside(from: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, "");
  const alias = /^#(shared|server|web|tests)\/(.*)$/.exec(path);
  if (alias) return posix.join(alias[1] === "tests" ? "tests" : `src/${alias[1]}`, alias[2] ?? "");
  return path.startsWith(".") ? posix.join(posix.dirname(from), path) : undefined;
}

/** Shared code runs in the browser too, so it stays free of packages: zod everywhere, and a date parser in one folder. */
function maySharedUse(from: string, specifier: string): boolean {
  if (/^zod(\/|$)/.test(specifier)) return true;
  return from.startsWith("src/shared/understanding/") && /^chrono-node(\/|$)/.test(specifier);
}

/** The violation in an import, or undefined. */
function judgeImport(from: string, { specifier }: Import): string | undefined {
  const here = placeOf(from);
  const isTest = TEST_FILE.test(from);
  const to = resolveInside(from, specifier);
  if (to === undefined) {
    const fine = here.layer !== "shared" || isTest || maySharedUse(from, specifier);
    return fine ? undefined : "shared imports only zod and shared";
  }
  const there = placeOf(to);
  if (there.layer === "outside") {
    return isTest && there.side === "tests" ? undefined : "src imports nothing outside src";
  }
  if (there.layer === "shared") {
    return WITHOUT_SHARED.includes(here.layer) && !isTest
      ? `${here.layer} does not import shared`
      : undefined;
  }
  if (here.layer === "shared") return "shared imports only zod and shared";
  if (here.side !== there.side) return "server and web never import each other";
  if (isTest) return undefined;
  if (!LAYERS[here.layer]?.includes(there.layer)) return `${here.layer} does not import ${there.layer}`;
  if (there.layer !== "feature" || here.layer !== "feature" || here.feature === there.feature)
    return undefined;
  return judgeFeatures(here, there, to);
}

function judgeFeatures(here: Place, there: Place, to: string): string | undefined {
  if (COMPOSING.includes(there.feature) && !SHOW_ALL.includes(here.feature))
    return `${there.feature} is a composing feature: nobody imports it`;
  if (tierOf(there.feature) > tierOf(here.feature)) {
    return `${here.feature} lies in a lower tier than ${there.feature}: arrows go downward`;
  }
  const roles = PUBLIC_ROLES[there.side] ?? [];
  return roles.some((role) => to.endsWith(`.${role}.ts`))
    ? undefined
    : `${there.feature} is open to others only through its x.${roles.join(".ts and x.")}.ts`;
}

function judgeName(file: string): string[] {
  const name = posix.basename(file);
  const { layer } = placeOf(file);
  const problems = NAMES.filter(([folder, allowed]) => folder.test(file) && !allowed.test(name)).map(
    ([, , says]) => `a file here is named ${says}`,
  );
  if (/^index\.tsx?$/.test(name)) problems.push("no index files: import what you mean by its own name");
  if (layer === "other" && !TEST_FILE.test(file)) problems.push("this folder is not part of the house");
  return problems;
}

/** Every import cycle once, as the path that closes it. */
function findCycles(graph: Map<string, Set<string>>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (node: string) => {
    const start = path.indexOf(node);
    if (start >= 0) cycles.push([...path.slice(start), node]);
    if (start >= 0 || done.has(node)) return;
    path.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    path.pop();
    done.add(node);
  };
  for (const node of graph.keys()) visit(node);
  return cycles;
}

function addEdge(graph: Map<string, Set<string>>, from: string, to: string): void {
  graph.set(from, (graph.get(from) ?? new Set()).add(to));
}

function listSources(root: string): string[] {
  return readdirSync(resolve(root, "src"), { recursive: true, encoding: "utf8" })
    .map((file) => `src/${file.split(sep).join("/")}`)
    .filter((file) => /\.tsx?$/.test(file))
    .sort();
}

/** Tables of other features used in queries, as "table" or "table.column". */
function judgeTables(sources: ReadonlyMap<string, SourceFacts>): string[] {
  const owners = new Map<string, string>();
  for (const [file, { tables }] of sources) {
    for (const table of tables) owners.set(table, placeOf(file).feature);
  }
  return [...sources]
    .filter(([file]) => file.endsWith(".repository.ts"))
    .flatMap(([file, { texts }]) =>
      texts.flatMap(({ value, line }) => {
        const owner = owners.get(value.split(/[. ]/)[0] ?? "");
        const isForeign = owner && owner !== placeOf(file).feature;
        return isForeign ? [`${file}:${line}: ${value}: a table of ${owner}: ask its service`] : [];
      }),
    );
}

/**
 * All violations of the rules for imports, tiers, tables and file names in `root`/src, as lines of the form `file:line:
 * message`. Type-only imports count too.
 */
export function checkRules(root: string): string[] {
  const problems: string[] = [];
  const files = new Map<string, Set<string>>();
  const features = new Map<string, Set<string>>();
  const sources = new Map<string, SourceFacts>();
  for (const file of listSources(root)) {
    for (const problem of judgeName(file)) problems.push(`${file}: ${problem}`);
    const facts = readSource(file, readFileSync(resolve(root, file), "utf8"));
    sources.set(file, facts);
    for (const { what, line } of facts.uses) {
      if (!MAY_USE[what].allowed(file)) problems.push(`${file}:${line}: ${MAY_USE[what].says}`);
    }
    for (const each of facts.imports) {
      const problem = judgeImport(file, each);
      if (problem) problems.push(`${file}:${each.line}: ${each.specifier}: ${problem}`);
      const to = resolveInside(file, each.specifier);
      if (to === undefined || TEST_FILE.test(file)) continue;
      addEdge(files, file, to);
      const [here, there] = [placeOf(file), placeOf(to)];
      if (here.feature && there.feature && here.side === there.side && here.feature !== there.feature) {
        addEdge(
          features,
          `src/${here.side}/features/${here.feature}`,
          `src/${there.side}/features/${there.feature}`,
        );
      }
    }
  }
  for (const cycle of [...findCycles(files), ...findCycles(features)]) {
    problems.push(`${cycle[0]}: import cycle: ${cycle.join(" -> ")}`);
  }
  return [...problems, ...judgeTables(sources)];
}

if (import.meta.main) {
  const problems = checkRules(resolve(import.meta.dirname, ".."));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0)
    console.error(`${problems.length} found. The rules are at the top of scripts/check-rules.ts.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
