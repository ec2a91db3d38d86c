import { createHash } from "node:crypto";

/** A text that the product brings along, by a key that stays the same in every version. */
export interface SeedText<Content extends object> {
  key: string;
  content: Content;
}

/** A text as it is stored. */
export interface StoredText<Content extends object> extends SeedText<Content> {
  id: string;
  /** The hash of what the product stored there; null when it did not. */
  seedHash: string | null;
}

/** What brings the stored texts up to date. */
export interface SeedingPlan<Content extends object> {
  add: (SeedText<Content> & { seedHash: string })[];
  replace: StoredText<Content>[];
  /** Ids of texts that the product no longer has. */
  remove: string[];
}

/**
 * The fingerprint of a text, the same on both engines. A field that is added to a content later makes every stored text
 * look edited, so it must be left out here until a migration has filled it in and hashed the rows anew.
 */
function seedHashOf(content: object): string {
  return createHash("sha256")
    .update(JSON.stringify(sortedEntries(content), inOwnOrder))
    .digest("hex");
}

function sortedEntries(value: object): [string, unknown][] {
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** PostgreSQL hands the keys of a JSON value back in an order of its own. */
function inOwnOrder(_key: string, value: unknown): unknown {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  return isRecord ? Object.fromEntries(sortedEntries(value)) : value;
}

/** The fingerprint of everything that the product brings along, the same as long as no word and no order changes. */
export function fingerprintOf(seed: object): string {
  return createHash("sha256").update(JSON.stringify(seed)).digest("hex");
}

/** Adds what is missing and replaces or removes only what nobody has edited since it was stored. */
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
