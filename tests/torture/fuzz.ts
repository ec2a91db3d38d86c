import { signUp } from "./writers.ts";

/** The parts of an OpenAPI schema that are looked at. */
interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  const?: unknown;
  format?: string;
  $ref?: string;
}

interface Operation {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

const CLIENTS = 8;
const WRONG = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  "",
  " ",
  "\u0000",
  "a\ud800b",
  "%00",
  "0000-01-01",
  "9999-12-31T23:59:60Z",
  "2026-02-30",
  "' or 1=1 --",
  "<script>alert(1)</script>",
  "\u202e\u200b\ufeff",
  "👩‍🚒".repeat(300),
  "x".repeat(5000),
  "https://user:pass@[::1]:99999/\\",
  [],
  [[]],
  [null],
  {},
  { $gt: "" },
];

/** Ends the session that the other requests need. */
const LEFT_OUT = new Set(["/api/auth/logout"]);

/** Numbers that are the same in each run, from 0 up to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Sends requests made from the API's own document, right and wrong ones mixed, and tells which broke the server.
 * @param owner the session of the server's owner, for one of the clients
 */
export async function fuzz(url: string, owner: string, requests: number) {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document;
  const operations = Object.entries(document.paths)
    .filter(([path]) => !LEFT_OUT.has(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        path,
        method: method.toUpperCase(),
        operation,
      })),
    );
  const known: string[] = [];
  const found = { sent: 0, refused: 0, failed: [] as string[], statuses: new Map<number, number>() };

  const client = async (cookie: string, seed: number) => {
    const random = numbers(seed);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

    const valueFor = (schema: Schema | undefined, depth = 0): unknown => {
      if (!schema || random() < 0.12 || depth > 6) return pick(WRONG);
      if (schema.$ref)
        return valueFor(document.components?.schemas?.[schema.$ref.split("/").at(-1) ?? ""], depth + 1);
      if (schema.const !== undefined) return schema.const;
      if (schema.enum) return pick(schema.enum);
      if (schema.anyOf) return valueFor(pick(schema.anyOf), depth + 1);
      switch (Array.isArray(schema.type) ? pick(schema.type) : schema.type) {
        case "object":
          return Object.fromEntries(
            Object.entries(schema.properties ?? {})
              .filter(() => random() < 0.85)
              .map(([name, property]) => [name, valueFor(property, depth + 1)]),
          );
        case "array":
          return Array.from({ length: Math.floor(random() * 4) }, () => valueFor(schema.items, depth + 1));
        case "integer":
        case "number":
          return Math.floor(random() * 120) - 10;
        case "boolean":
          return random() < 0.5;
        case "null":
          return null;
        default:
          return textFor(schema.format);
      }
    };
    const textFor = (format: string | undefined): string => {
      if (format === "uuid" && known.length > 0 && random() < 0.7) return pick(known);
      return pick([
        "2026-11-21",
        "2026-11-21T07:00:00.000Z",
        "Europe/Berlin",
        "life",
        "Buy boxes",
        "18:30",
        "12.50",
      ]);
    };
    const pathValue = () =>
      encodeURIComponent(
        known.length > 0 && random() < 0.7
          ? pick(known)
          : String(pick(WRONG))
              .slice(0, 150)
              .replace(/[\ud800-\udfff]/g, ""),
      );

    while (found.sent < requests) {
      found.sent += 1;
      const { path, method, operation } = pick(operations);
      const query = new URLSearchParams();
      for (const parameter of operation.parameters ?? []) {
        if (parameter.in === "query" && random() < 0.7)
          query.set(parameter.name, String(valueFor(parameter.schema)));
      }
      const body = operation.requestBody?.content?.["application/json"]?.schema;
      const target = path.replace(/\{[^}]+\}/g, pathValue) + (query.size > 0 ? `?${query}` : "");
      const response = await fetch(url + target, {
        method,
        headers: { ...(random() < 0.95 && { cookie }), ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(valueFor(body)) }),
      }).catch((error: unknown) => error as Error);
      if (response instanceof Error) {
        found.failed.push(`no answer: ${method} ${path} (${response.message})`);
        continue;
      }
      const text = await response.text();
      found.statuses.set(response.status, (found.statuses.get(response.status) ?? 0) + 1);
      if (response.status === 503 || response.status === 507) found.refused += 1;
      else if (response.status >= 500)
        found.failed.push(`${response.status} ${method} ${target.slice(0, 120)}`);
      for (const [, id = ""] of text.matchAll(/"id":"([0-9a-f-]{36})"/g))
        if (known.length < 500) known.push(id);
    }
  };
  const guests = await Promise.all(Array.from({ length: CLIENTS - 1 }, () => signUp(url)));
  await Promise.all([owner, ...guests].map((cookie, index) => client(cookie, index + 1)));
  return found;
}
