import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { type MigrationStep, unknownSteps } from "#server/platform/db/migrate.ts";
import {
  type DumpHeader,
  type EndLine,
  FORMAT,
  FORMAT_VERSION,
  RowSums,
  type TableLine,
  type TableSums,
} from "./dump-format.ts";
import { BackupError } from "./write-dump.ts";

/** What is done with the parts of a backup while it is read. */
export interface DumpReader {
  header?(header: DumpHeader): Promise<void>;
  table?(table: TableLine): Promise<void>;
  /** Some rows of the table, as lines. */
  rows?(lines: readonly string[]): Promise<void>;
  /** After the last row of the table. */
  tableEnd?(sums: TableSums): Promise<void>;
}

/** What a backup holds. */
export interface DumpSummary {
  header: DumpHeader;
  /** By table. */
  tables: Map<string, TableSums>;
  rows: number;
}

/** Rows handed over at once. */
const BATCH = 200;

/**
 * Reads a backup from its beginning to its end, and checks that it is whole and unchanged.
 * @throws BackupError
 */
export async function readDump(
  file: string,
  steps: readonly MigrationStep[],
  reader: DumpReader = {},
): Promise<DumpSummary> {
  let summary: DumpSummary | undefined;
  try {
    await pipeline(createReadStream(file), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
      summary = await readLines(linesOf(chunks), steps, reader);
    });
  } catch (error) {
    throw isUnreadable(error) ? new BackupError(sentenceFor(file, error)) : error;
  }
  if (!summary) throw damaged("it is empty");
  return summary;
}

function isUnreadable(error: unknown): error is NodeJS.ErrnoException {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall !== undefined || (code?.startsWith("Z_") ?? false);
}

function sentenceFor(file: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === "Z_BUF_ERROR") return damaged("it ends too early").message;
  if (code?.startsWith("Z_")) return damaged("it isn't a gzip file, or parts of it changed").message;
  return code === "ENOENT" ? `There's no file ${file}.` : `The file ${file} can't be read (${message}).`;
}

function damaged(why: string): BackupError {
  return new BackupError(`This isn't a whole backup: ${why}. Nothing was changed.`);
}

/** Reads forward only. Node's own line reader would also break lines at U+2028, which JSON leaves as it is. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") throw damaged("it ends too early");
  return undefined;
}

async function readLines(
  lines: AsyncGenerator<string, undefined>,
  steps: readonly MigrationStep[],
  reader: DumpReader,
): Promise<DumpSummary> {
  const header = headerFrom((await lines.next()).value, steps);
  await reader.header?.(header);
  const tables = new Map<string, TableSums>();
  let rows = 0;
  for (;;) {
    const line = parsed<TableLine | EndLine>((await lines.next()).value);
    if ("end" in line) {
      if (line.rows !== rows || line.tables !== tables.size) throw damaged("tables are missing");
      if (!(await lines.next()).done) throw damaged("something follows its end");
      return { header, tables, rows };
    }
    await reader.table?.(line);
    const sums = await readTable(lines, line, reader);
    tables.set(line.table, sums);
    rows += sums.rows;
  }
}

async function readTable(
  lines: AsyncGenerator<string, undefined>,
  { table }: TableLine,
  reader: DumpReader,
): Promise<TableSums> {
  const counted = new RowSums();
  let batch: string[] = [];
  for (;;) {
    const { value: line } = await lines.next();
    if (line?.startsWith("[")) {
      counted.add(line);
      batch.push(line);
      if (batch.length < BATCH) continue;
      await reader.rows?.(batch);
      batch = [];
      continue;
    }
    const sums = parsed<TableSums>(line);
    if (sums.rows !== counted.sums.rows || sums.checksum !== counted.sums.checksum) {
      throw damaged(`the rows of ${table} aren't those that were written`);
    }
    if (batch.length > 0) await reader.rows?.(batch);
    await reader.tableEnd?.(sums);
    return sums;
  }
}

function headerFrom(line: string | undefined, steps: readonly MigrationStep[]): DumpHeader {
  const header = parsed<Partial<DumpHeader>>(line);
  if (header.format !== FORMAT || !Array.isArray(header.migrations)) {
    throw new BackupError("This isn't a backup of Ridgeline.");
  }
  const unknown = unknownSteps(header.migrations, steps);
  if (header.version !== FORMAT_VERSION || unknown.length > 0) {
    throw new BackupError(
      `This backup was made by a newer version of Ridgeline${unknown.length > 0 ? ` (it has ${unknown.join(", ")})` : ""}. Update this one first. Nothing was changed.`,
    );
  }
  return header as DumpHeader;
}

function parsed<Line>(line: string | undefined): Line {
  if (line === undefined) throw damaged("it ends too early");
  try {
    return JSON.parse(line) as Line;
  } catch {
    throw damaged("a line can't be read");
  }
}
