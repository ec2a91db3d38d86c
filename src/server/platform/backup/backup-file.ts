import { createWriteStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { DatabaseHandle } from "#server/platform/db/database.ts";
import { inSnapshot } from "#server/platform/db/snapshot.ts";
import { BackupError, type DumpOptions, dumpOf } from "./write-dump.ts";

/** Much faster than the default level for a few percent of size. */
const COMPRESSION_LEVEL = 3;
/** A file that is being written, or was when its process ended. Never taken for a backup. */
export const UNFINISHED = ".unfinished";

type WriteOptions = Omit<DumpOptions, "onRows"> & Partial<DumpOptions> & { signal?: AbortSignal };

export interface WrittenBackup {
  file: string;
  bytes: number;
  rows: number;
}

/** The name of a backup, which sorts by its time, such as `ridgeline-2026-11-22T09-53-49Z.jsonl.gz`. */
export function backupName(createdAt: string): string {
  return `ridgeline-${createdAt.slice(0, 19).replaceAll(":", "-")}Z.jsonl.gz`;
}

/**
 * Writes everything in the database to a file, as it is at one moment, while others go on writing. The file appears
 * under its name, readable by this user alone, when it is whole and on the disk.
 * @throws BackupError
 */
export async function writeBackup(
  handle: DatabaseHandle,
  file: string,
  options: WriteOptions,
): Promise<WrittenBackup> {
  const folder = dirname(file);
  const draft = join(folder, `.${basename(file)}.${process.pid}${UNFINISHED}`);
  let rows = 0;
  const onRows = (count: number) => {
    rows = count;
    options.onRows?.(count);
  };
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await inSnapshot(handle, (snapshot) =>
      pipeline(
        Readable.from(dumpOf(snapshot, { ...options, onRows }), { objectMode: true, highWaterMark: 1 }),
        createGzip({ level: COMPRESSION_LEVEL }),
        createWriteStream(draft, { mode: 0o600, flush: true }),
        { signal: options.signal },
      ),
    );
    await rename(draft, file);
    await syncFolder(folder);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    const { syscall, message } = error as NodeJS.ErrnoException;
    throw syscall === undefined
      ? error
      : new BackupError(`The backup can't be written to ${file} (${message}).`);
  }
  return { file, bytes: (await stat(file)).size, rows };
}

/** So that the new name survives a power cut, too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
