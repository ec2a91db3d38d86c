import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

/** The result of a finished command: its exit code (1 for a signal) and its output. */
export interface Result {
  code: number;
  output: string;
  seconds: number;
}

const running = new Set<ChildProcess>();

/**
 * The script of an installed package's command, to run with this Node: no shell, no PATH, the same on every system.
 *
 * @throws when the package is not installed or has no such command
 */
export function packageBin(name: string, command = name): string {
  const folder = join(root, "node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === "string" ? bin : bin[command];
  if (file === undefined) throw new Error(`The package ${name} has no command ${command}.`);
  return join(folder, file);
}

/** Runs a script with this Node in the project's folder, without input, and captures its output. */
export function runNode(
  args: string[],
  env: Record<string, string | undefined> = process.env,
): Promise<Result> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    running.add(child);
    let output = "";
    const keep = (text: string) => {
      output += text;
    };
    child.stdout.setEncoding("utf8").on("data", keep);
    child.stderr.setEncoding("utf8").on("data", keep);
    child.on("error", reject);
    child.on("close", (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 });
    });
  });
}

/** Terminates all commands that are still running. */
export function stopRunning(): void {
  for (const child of running) child.kill("SIGTERM");
}
