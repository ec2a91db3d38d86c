import { createHash, hash } from "node:crypto";

/**
 * A backup is a text of lines, compressed with gzip, the same from both engines: the header, then for each table its
 * name and columns, one line per row, and its sums; at last a line that says it is whole.
 */
export const FORMAT = "ridgeline-backup";
export const FORMAT_VERSION = 1;

/** The first line. */
export interface DumpHeader {
  format: typeof FORMAT;
  version: number;
  /** UTC ISO. */
  createdAt: string;
  engine: string;
  /** The names of the migrations that made the schema. */
  migrations: string[];
}

/** The line before a table's rows. Tables come before those that reference them. */
export interface TableLine {
  table: string;
  /** In the order of a row's values. */
  columns: string[];
}

/** The line after a table's rows. */
export interface TableSums {
  rows: number;
  checksum: string;
}

/** The last line; without it, the backup was cut off. */
export interface EndLine {
  end: true;
  tables: number;
  rows: number;
}

/** A row as a line: a JSON array. Equal rows have equal lines on both engines. */
export function rowLine(row: Record<string, unknown>, columns: readonly string[]): string {
  return JSON.stringify(columns.map((column) => withSortedKeys(row[column] ?? null)));
}

/** PostgreSQL keeps the keys of a JSON value in an order of its own. */
function withSortedKeys(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withSortedKeys);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, withSortedKeys(inner)]),
  );
}

const MODULUS = 1n << 256n;

/** Counts rows and sums their hashes. The order does not matter, so each engine can read in its fastest one. */
export class RowSums {
  #rows = 0;
  #sum = 0n;

  add(line: string): void {
    this.#rows += 1;
    this.#sum = (this.#sum + BigInt(`0x${hash("sha256", line)}`)) % MODULUS;
  }

  get sums(): TableSums {
    return { rows: this.#rows, checksum: this.#sum.toString(16).padStart(64, "0") };
  }
}

/** One checksum for all tables, to compare two databases by. */
export function checksumOfAll(tables: ReadonlyMap<string, TableSums>): string {
  const all = createHash("sha256");
  for (const name of [...tables.keys()].sort()) all.update(`${name} ${tables.get(name)?.checksum}\n`);
  return all.digest("hex");
}
