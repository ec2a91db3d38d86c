import { createHash } from "node:crypto";

/** A text that ships with the product, with a key that is the same in every version. */
export interface SeedText<Content extends object> {
  key: string;
  content: Content;
}

export interface StoredText<Content extends object> extends SeedText<Content> {
  id: string;
  /** The hash of the text that the product stored; null when an admin added the row. */
  seedHash: string | null;
}

/** The changes that bring the stored texts up to date. */
export interface SeedingPlan<Content extends object> {
  add: (SeedText<Content> & { seedHash: string })[];
  replace: StoredText<Content>[];
  /** Ids of texts that no longer ship with the product. */
  remove: string[];
}

/**
 * The hash of a text, the same on both engines. Adding a field to the content makes every stored text look edited, so
 * leave the field out here until a migration has filled it in and rehashed the rows.
 */
export function seedHashOf(content: object): string {
  return createHash("sha256")
    .update(JSON.stringify(sortedEntries(content), inOwnOrder))
    .digest("hex");
}

function sortedEntries(value: object): [string, unknown][] {
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** PostgreSQL returns the keys of a JSON value in an order of its own. */
function inOwnOrder(_key: string, value: unknown): unknown {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  return isRecord ? Object.fromEntries(sortedEntries(value)) : value;
}

/** The hash of all texts that ship with the product; it changes with any word or order. */
export function fingerprintOf(seed: object): string {
  return createHash("sha256").update(JSON.stringify(seed)).digest("hex");
}

/** Adds missing texts, and replaces or removes only those that nobody has edited since they were stored. */
export function planSeeding<Content extends object>(
  stored: readonly StoredText<Content>[],
  seed: readonly SeedText<Content>[],
): SeedingPlan<Content> {
  const byKey = new Map(stored.map((text) => [text.key, text]));
  const kept = new Set(seed.map(({ key }) => key));
  const isUntouched = ({ seedHash, content }: StoredText<Content>) => seedHash === seedHashOf(content);
  const plan: SeedingPlan<Content> = { add: [], replace: [], remove: [] };
  for (const { key, content } of seed) {
    const before = byKey.get(key);
    const seedHash = seedHashOf(content);
    if (!before) plan.add.push({ key, content, seedHash });
    else if (before.seedHash !== seedHash && isUntouched(before)) {
      plan.replace.push({ ...before, content, seedHash });
    }
  }
  plan.remove = stored.filter((text) => !kept.has(text.key) && isUntouched(text)).map(({ id }) => id);
  return plan;
}
