import { parseArgs } from "node:util";
import { migrations } from "#server/migrations/migrations.ts";
import { BackupError } from "#server/platform/backup/write-dump.ts";
import { systemClock } from "#server/platform/clock/clock.ts";
import { ConfigError, readConfig } from "#server/platform/config/config.ts";
import type { DatabaseHandle } from "#server/platform/db/database.ts";
import { DatabaseError, DatabaseStartError } from "#server/platform/db/database-error.ts";
import { connectDatabase, startDatabase } from "#server/platform/db/start-database.ts";
import { lazily } from "#server/platform/lazily.ts";
import { type CommandResult, type OperatorCommand, Refusal, UsageError } from "./command.ts";
import { commands } from "./commands.ts";
import { helpOf, helpOfOne } from "./help.ts";

const PROGRESS_INTERVAL_MS = 2000;

type Output = { write(text: string): unknown };

/** The command's input, outputs and configuration. */
export interface OperatorShell {
  input: NodeJS.ReadableStream;
  /** Results and help. */
  output: Output;
  /** Progress, warnings and refusals. */
  errors: Output;
  environment: NodeJS.ProcessEnv;
}

/**
 * Runs a command of the server's operator.
 * @returns the exit code: 0 done, 1 refused or failed, 2 typed wrong
 */
export async function runOperator(args: readonly string[], shell: OperatorShell): Promise<number> {
  const [name, ...rest] = args;
  if (name === "--help" || name === "-h" || name === "help") {
    shell.output.write(helpOf(commands));
    return 0;
  }
  const command = commands.find((each) => each.name === name);
  if (!command) {
    shell.errors.write(`${name === undefined ? "" : `There's no command ${name}.\n\n`}${helpOf(commands)}`);
    return 2;
  }
  try {
    const { positionals, values } = readArguments(command, rest);
    const { help, json, ...options } = values;
    if (help) {
      shell.output.write(helpOfOne(command));
      return 0;
    }
    if (positionals.length !== command.args.length)
      throw new UsageError(`${command.name} takes ${command.args.join(" and ") || "no arguments"}.`);
    const { sentence, result, isBad = false } = await runInContext(command, positionals, options, shell);
    shell.output.write(json ? `${JSON.stringify(result)}\n` : `${sentence}\n`);
    return isBad ? 1 : 0;
  } catch (error) {
    return codeFor(error, command, shell);
  }
}

/** @throws UsageError */
function readArguments(command: OperatorCommand, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...command.options,
        help: { type: "boolean", short: "h" },
        json: { type: "boolean" },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function runInContext(
  command: OperatorCommand,
  args: string[],
  options: Parameters<OperatorCommand["run"]>[2],
  { input, errors, environment }: OperatorShell,
): Promise<CommandResult> {
  const config = readConfig(environment, (sentence) => errors.write(`${sentence}\n`));
  const clock = systemClock;
  const opened: DatabaseHandle[] = [];
  const keep = async (opening: Promise<DatabaseHandle>) => {
    const handle = await opening;
    opened.push(handle);
    return handle;
  };
  // A query whose connection breaks fails by itself.
  const onError = () => {};
  const database = lazily(() => keep(startDatabase({ ...config, onError }, migrations, 0)));
  const connect = (databaseUrl = config.databaseUrl) =>
    keep(connectDatabase({ ...config, databaseUrl, onError }));
  const dependencies = lazily(async () => {
    // Loaded only by commands that need it, because it brings every feature along.
    const { createDependencies } = await import("#server/app/dependencies.ts");
    return createDependencies({ config, handle: await database(), clock });
  });
  const say = (sentence: string) => errors.write(`${sentence}\n`);
  const progress = occasionally(say);
  const context = { config, clock, input, database, connect, dependencies, say, progress };
  try {
    return await command.run(context, args, options);
  } finally {
    for (const { db } of opened) await db.destroy();
  }
}

function occasionally(say: (sentence: string) => void): (sentence: string) => void {
  let last = performance.now();
  return (sentence) => {
    if (performance.now() - last < PROGRESS_INTERVAL_MS) return;
    last = performance.now();
    say(sentence);
  };
}

function codeFor(error: unknown, command: OperatorCommand, { errors }: OperatorShell): number {
  if (error instanceof UsageError) {
    errors.write(`${error.message}\n\n${helpOfOne(command)}`);
    return 2;
  }
  const isExpected = [Refusal, BackupError, ConfigError, DatabaseStartError, DatabaseError].some(
    (kind) => error instanceof kind,
  );
  if (!isExpected) throw error;
  errors.write(`${(error as Error).message}\n`);
  return 1;
}
