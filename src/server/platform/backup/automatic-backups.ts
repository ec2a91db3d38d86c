import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { DatabaseHandle } from "#server/platform/db/database.ts";
import type { MigrationStep } from "#server/platform/db/migrate.ts";
import { backupName, UNFINISHED, writeBackup } from "./backup-file.ts";
import { type LastBackup, storeLastBackup, storeNextBackup, takeNextBackup } from "./last-backup.ts";

const CHECK_INTERVAL_MS = 60_000;
/** How long a process keeps a backup to itself without a sign of life. */
const LEASE_MS = 5 * 60_000;
const RENEWAL_MS = 60_000;
const RETRY_MS = 60 * 60_000;
/** Older unfinished files are left over from a process that ended. */
const ABANDONED_MS = 6 * 60 * 60_000;

/** The server's own backups; those of the operator have another name and are never removed. */
const AUTOMATIC = "automatic-";

interface Deps {
  config: Pick<Config, "backup">;
  handle: DatabaseHandle;
  clock: Clock;
  steps: readonly MigrationStep[];
  log: { error(fields: object, message: string): void };
}

export interface AutomaticBackups {
  /** Makes a backup if one is due and no other process makes it. Never throws. @returns null when there was nothing to do */
  runIfDue(): Promise<LastBackup | null>;
  /** Stops a backup under way; another start makes it anew. */
  stop(): Promise<void>;
}

/** Looks every minute whether a backup is due. Without BACKUP_EVERY it never is. */
export function startAutomaticBackups(deps: Deps): AutomaticBackups {
  const backups = createAutomaticBackups(deps);
  if (deps.config.backup.everyMs === undefined) return backups;
  const timer = setInterval(() => void backups.runIfDue(), CHECK_INTERVAL_MS);
  return {
    ...backups,
    async stop() {
      clearInterval(timer);
      await backups.stop();
    },
  };
}

export function createAutomaticBackups({ config, handle, clock, steps, log }: Deps): AutomaticBackups {
  const { db } = handle;
  const { dir, everyMs, keep } = config.backup;
  const stopping = new AbortController();
  let running: Promise<LastBackup | null> | undefined;

  const after = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
  const report = (error: unknown, message: string) =>
    log.error({ err: { message: error instanceof Error ? error.message : String(error) } }, message);

  async function run(every: number): Promise<LastBackup | null> {
    const latest = after(Math.max(every, LEASE_MS));
    if (!(await takeNextBackup(db, { now: clock.nowIso(), until: after(LEASE_MS), latest }))) return null;
    const next = after(every);
    let renewed = Promise.resolve();
    const renewal = setInterval(() => {
      renewed = storeNextBackup(db, after(LEASE_MS)).catch((error) =>
        report(error, "keeping the backup's turn"),
      );
    }, RENEWAL_MS);
    const last = await attempt();
    clearInterval(renewal);
    await renewed;
    if (last) await storeLastBackup(db, last);
    await storeNextBackup(db, last?.outcome === "done" ? next : after(last ? Math.min(every, RETRY_MS) : 0));
    return last;
  }

  /** @returns null when the server stops */
  async function attempt(): Promise<LastBackup | null> {
    const at = clock.nowIso();
    const began = performance.now();
    const seconds = () => Math.round((performance.now() - began) / 100) / 10;
    try {
      const file = join(dir, `${AUTOMATIC}${backupName(at)}`);
      const written = await writeBackup(handle, file, { steps, createdAt: at, signal: stopping.signal });
      await removeOld().catch((error) => report(error, "old backups could not be removed"));
      return { at, seconds: seconds(), outcome: "done", ...written };
    } catch (error) {
      if (stopping.signal.aborted) return null;
      report(error, "automatic backup failed");
      return { at, seconds: seconds(), outcome: "failed", reason: (error as Error).message };
    }
  }

  /** Runs only after a new backup is whole. */
  async function removeOld(): Promise<void> {
    const names = await readdir(dir);
    // Their names sort by time.
    const own = names.filter((name) => name.startsWith(AUTOMATIC)).sort();
    for (const name of own.slice(0, -keep)) await rm(join(dir, name), { force: true });
    for (const name of names.filter((each) => each.endsWith(UNFINISHED))) {
      const { mtimeMs } = await stat(join(dir, name));
      if (clock.now().getTime() - mtimeMs > ABANDONED_MS) await rm(join(dir, name), { force: true });
    }
  }

  return {
    runIfDue() {
      if (everyMs === undefined || stopping.signal.aborted) return Promise.resolve(null);
      running ??= run(everyMs)
        .catch((error) => {
          report(error, "automatic backup failed");
          return null;
        })
        .finally(() => {
          running = undefined;
        });
      return running;
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
