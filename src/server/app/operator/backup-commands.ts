import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { sql } from "kysely";
import { migrations } from "#server/migrations/migrations.ts";
import { backupName, type WrittenBackup, writeBackup } from "#server/platform/backup/backup-file.ts";
import { checkDatabase } from "#server/platform/backup/check-database.ts";
import { checksumOfAll } from "#server/platform/backup/dump-format.ts";
import { type DumpSummary, readDump } from "#server/platform/backup/read-dump.ts";
import { accountsIn, type Restored, restoreDump } from "#server/platform/backup/restore-dump.ts";
import type { DatabaseHandle } from "#server/platform/db/database.ts";
import { formatBytes } from "#shared/common/bytes.format.ts";
import { type CommandContext, command, type OperatorCommand, Refusal, UsageError } from "./command.ts";

const count = (number: number, thing: string) =>
  `${number.toLocaleString("en-US")} ${thing}${number === 1 ? "" : "s"}`;
const rowsSoFar =
  ({ progress }: CommandContext, verb: string) =>
  (rows: number) =>
    progress(`${verb} ${count(rows, "row")} so far`);

/** Backups, and what becomes of them. */
export const backupCommands: readonly OperatorCommand[] = [
  command({
    name: "backup",
    args: [],
    options: {
      out: { type: "string", value: "FILE", summary: "the file; otherwise a new one in BACKUP_DIR" },
    },
    summary: "writes everything in the database to a file, while the server runs",
    details: `The file can be restored on SQLite and on PostgreSQL. It holds password hashes and sessions: it is written with
mode 600, so keep it as safe as the database. DATA_DIR/secret is not in it.`,
    async run(context, _args, { out }) {
      const { config, clock, connect } = context;
      const createdAt = clock.nowIso();
      const file = out === undefined ? join(config.backup.dir, backupName(createdAt)) : resolve(out);
      const written = await writeBackup(await connect(), file, {
        steps: migrations,
        createdAt,
        onRows: rowsSoFar(context, "Written:"),
      });
      return { sentence: `${sentenceFor(written)}.`, result: { ...written } };
    },
  }),
  command({
    name: "verify",
    args: ["FILE"],
    summary: "reads a backup from beginning to end, and says whether it is whole",
    async run(_context, [file]) {
      const summary = await readDump(resolve(file), migrations);
      return {
        sentence: `The backup is whole: ${contentsOf(summary)}, from ${summary.header.createdAt}.`,
        result: resultOf(summary),
      };
    },
  }),
  command({
    name: "restore",
    args: ["FILE"],
    options: {
      replace: {
        type: "boolean",
        summary: 'replaces what is there; asks for the word "replace" on standard input',
      },
      "end-sessions": { type: "boolean", summary: "signs everyone out" },
    },
    summary: "puts a backup into the empty database of the configuration",
    details: `Stop the server first. The backup is read to its end before anything is written; then everything is stored in one
transaction, read back and compared. With --replace, what was there is first written to a backup of its own.`,
    async run(context, [file], options) {
      const { connect, say } = context;
      const source = resolve(file);
      const { tables } = await readDump(source, migrations);
      const target = await connect();
      const accounts = await accountsIn(target, migrations);
      if (accounts > 0) {
        if (!options.replace) {
          throw new Refusal(
            `This database has ${count(accounts, "account")}. Nothing was changed. To replace everything in it, add --replace.`,
          );
        }
        say(
          `This database has ${count(accounts, "account")}. Everything in it will be replaced by ${count(tables.get("profiles")?.rows ?? 0, "account")} from the backup. Type "replace" to go on:`,
        );
        if ((await firstLine(context.input)) !== "replace") throw new Refusal("Nothing was changed.");
        say(`What was there is kept: ${sentenceFor(await keepBefore(context, target))}.`);
      }
      const restored = await restoreDump(target, source, {
        steps: migrations,
        endSessions: options["end-sessions"] ?? false,
        onRows: rowsSoFar(context, "Stored:"),
      });
      const sessions = options["end-sessions"] ? " Everyone is signed out." : "";
      return {
        sentence: `Restored ${contentsOf(restored)}, from ${restored.header.createdAt}.${updatesOf(restored)}${sessions}`,
        result: { ...resultOf(restored), migrated: restored.migrated },
      };
    },
  }),
  command({
    name: "move-to-postgres",
    args: ["URL"],
    summary: "copies the embedded database into an empty PostgreSQL, and leaves it as it is",
    details: `URL is postgres://user:password@host:5432/name, or - to read it from standard input. Stop the server first: a
write during the move is noticed and ends it, a write after it would stay behind. Then set DATABASE_URL.`,
    async run(context, [url]) {
      const { config, clock, connect } = context;
      if (config.databaseUrl) throw new Refusal("DATABASE_URL is set: this server is on PostgreSQL already.");
      const address = url === "-" ? await firstLine(context.input) : url;
      if (!/^postgres(ql)?:\/\//.test(address) || !URL.canParse(address))
        throw new UsageError("URL must start with postgres:// or postgresql://.");
      const [source, target] = [await connect(), await connect(address)];
      const accounts = await accountsIn(target, migrations);
      if (accounts > 0)
        throw new Refusal(`That database has ${count(accounts, "account")} already. Nothing was changed.`);
      const before = await writesOfOthers(source);
      const createdAt = clock.nowIso();
      const copy = join(config.dataDir, `.move-${process.pid}-${backupName(createdAt)}`);
      try {
        await writeBackup(source, copy, {
          steps: migrations,
          createdAt,
          onRows: rowsSoFar(context, "Read:"),
        });
        const moved = await restoreDump(target, copy, {
          steps: migrations,
          onRows: rowsSoFar(context, "Stored:"),
          async beforeCommit() {
            if ((await writesOfOthers(source)) === before) return;
            throw new Refusal(
              "The embedded database was written to meanwhile. Stop the server, and move again. Nothing was changed.",
            );
          },
        });
        return {
          sentence: `Moved ${contentsOf(moved)}; every row was read back and compared.${updatesOf(moved)} Now set DATABASE_URL and start the server. The embedded database is as it was.`,
          result: { ...resultOf(moved), migrated: moved.migrated },
        };
      } finally {
        await rm(copy, { force: true });
      }
    },
  }),
  command({
    name: "check",
    args: [],
    summary: "looks for damage and for rows that contradict each other",
    details: "It changes nothing and can run beside the server. Findings are listed, and the exit code is 1.",
    async run(context) {
      const { findings, tables, rows } = await checkDatabase(await context.connect(), migrations, (table) =>
        context.progress(`Looking at ${table}`),
      );
      const looked = `${count(rows, "row")} in ${count(tables, "table")}`;
      return {
        sentence:
          findings.length === 0
            ? `Looked at ${looked}, and found nothing wrong.`
            : `Looked at ${looked}, and found:\n${findings.map(({ table, problem }) => `- ${table ? `${table}: ` : ""}${problem}`).join("\n")}`,
        result: { findings, tables, rows },
        isBad: findings.length > 0,
      };
    },
  }),
];

/** Changes whenever another connection has written to the embedded database. */
async function writesOfOthers({ db }: DatabaseHandle): Promise<unknown> {
  const { rows } = await sql`select data_version from pragma_data_version`.execute(db);
  return (rows[0] as { data_version: number }).data_version;
}

async function keepBefore({ config, clock }: CommandContext, target: DatabaseHandle) {
  const createdAt = clock.nowIso();
  const file = join(config.backup.dir, `before-restore-${backupName(createdAt)}`);
  return writeBackup(target, file, { steps: migrations, createdAt });
}

async function firstLine(input: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input })) return line.trim();
  return "";
}

function sentenceFor({ file, rows, bytes }: WrittenBackup): string {
  return `${count(rows, "row")} in ${file} (${formatBytes(bytes)})`;
}

function contentsOf({ rows, tables }: DumpSummary): string {
  return `${count(tables.get("profiles")?.rows ?? 0, "account")}, ${count(rows, "row")} in ${count(tables.size, "table")}`;
}

function updatesOf({ migrated }: Restored): string {
  return migrated.length > 0 ? ` It was brought up to date by ${migrated.join(", ")}.` : "";
}

/** Two databases with the same checksum have the same content. */
function resultOf({ header, rows, tables }: DumpSummary): Record<string, unknown> {
  return { createdAt: header.createdAt, rows, tables: tables.size, checksum: checksumOfAll(tables) };
}
