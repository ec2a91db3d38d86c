import type { OperatorCommand } from "./command.ts";

const WIDTH = 34;

/** The list of all commands. */
export function helpOf(commands: readonly OperatorCommand[]): string {
  return `Usage: npm run operator -- COMMAND [ARGUMENTS]      in the container: ridgeline COMMAND [ARGUMENTS]

Commands:
${lines(commands.map((each) => [usageOf(each), each.summary]))}
Every command takes:
${lines([
  ["--help", "says more about it"],
  ["--json", "prints the result as one line of JSON"],
])}
It works on the database of the configuration: the environment and the file .env. Results are printed on standard
output, everything else on standard error. Exit codes: 0 done, 1 refused or failed, 2 typed wrong.
`;
}

/** The help of one command. */
export function helpOfOne(command: OperatorCommand): string {
  const options = Object.entries(command.options ?? {}).map(([name, option]): [string, string] => [
    option.type === "string" ? `--${name} ${option.value}` : `--${name}`,
    option.summary,
  ]);
  return `Usage: npm run operator -- ${usageOf(command)}${options.length > 0 ? " [OPTIONS]" : ""}

${command.name} ${command.summary}.
${command.details ? `${command.details}\n` : ""}${options.length > 0 ? `\nOptions:\n${lines(options)}` : ""}`;
}

function usageOf({ name, args }: OperatorCommand): string {
  return [name, ...args].join(" ");
}

function lines(pairs: readonly [left: string, right: string][]): string {
  return pairs.map(([left, right]) => `  ${left.padEnd(WIDTH)}${right}\n`).join("");
}
