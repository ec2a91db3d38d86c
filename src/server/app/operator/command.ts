import type { Dependencies } from "#server/app/dependencies.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { DatabaseHandle } from "#server/platform/db/database.ts";

/** What a command works with. */
export interface CommandContext {
  config: Config;
  clock: Clock;
  input: NodeJS.ReadableStream;
  /** The configured database, brought up to date. It is closed when the command ends. */
  database(): Promise<DatabaseHandle>;
  /**
   * A database with its schema as it is: the configured one, or PostgreSQL at another address. It is closed when the
   * command ends.
   */
  connect(databaseUrl?: string): Promise<DatabaseHandle>;
  /** The services of the server, on that database. */
  dependencies(): Promise<Dependencies>;
  /** Tells a person, on standard error, something that matters before the result. */
  say(sentence: string): void;
  /** Tells a person how far long work has come: now and then, however often it is called. */
  progress(sentence: string): void;
}

/** What a command did. */
export interface CommandResult {
  /** For a person. */
  sentence: string;
  /** For a program, with `--json`. */
  result: Record<string, unknown>;
  /** True for exit code 1, as when a check found something. */
  isBad?: boolean;
}

/** An option as `util.parseArgs` knows it. `value` names what a string option takes, as in `--out FILE`. */
type CommandOption = { summary: string } & ({ type: "boolean" } | { type: "string"; value: string });

type CommandOptions = Record<string, CommandOption>;

type OptionValues<Options extends CommandOptions> = {
  [Name in keyof Options]?: Options[Name]["type"] extends "boolean" ? boolean : string;
};

interface CommandSpec<Args extends readonly string[], Options extends CommandOptions> {
  name: string;
  /** The names of its arguments, all of them needed, as help shows them. */
  args: Args;
  options?: Options;
  /** One line for the list of commands. */
  summary: string;
  /** More, for the command's own help. */
  details?: string;
  /**
   * @throws Refusal for exit code 1
   * @throws UsageError for exit code 2
   */
  run(
    context: CommandContext,
    args: { -readonly [Index in keyof Args]: string },
    options: OptionValues<Options>,
  ): Promise<CommandResult>;
}

/** A command of any arguments, as the table holds it. */
export type OperatorCommand = CommandSpec<readonly string[], CommandOptions>;

/** Declares a command; its `run` gets as many arguments as it names, and its options by name. */
export function command<
  const Args extends readonly string[],
  const Options extends CommandOptions = Record<never, never>,
>(spec: CommandSpec<Args, Options>): OperatorCommand {
  return spec as unknown as OperatorCommand;
}

/** The command is understood and cannot be done, for the reason in its message. */
export class Refusal extends Error {
  override name = "Refusal";
}

/** The command was typed wrong. */
export class UsageError extends Error {
  override name = "UsageError";
}
