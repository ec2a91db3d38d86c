import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The arguments of `npm start`. */
const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"));
const startArguments: string[] = scripts.start.split(" ").slice(1);

const START_LIMIT_MS = 30_000;

export interface ServerProcess {
  url: string;
  dataDir: string;
  /** Undefined on SQLite. */
  databaseUrl: string | undefined;
  child: ChildProcess;
  /** Milliseconds from the start of the process to the line with its address. */
  startMs: number;
  /** The server's log so far. */
  log(): string;
  /** Stops the server like an operator. Returns the exit code. */
  stop(): Promise<number | null>;
  /** Kills the server like a power cut. */
  kill(): Promise<void>;
}

export interface ServerProcessOptions {
  /** An existing folder; by default a temporary one, which `stop` removes. */
  dataDir?: string;
  environment?: Record<string, string>;
  /** The project's folder, if it is another copy. */
  root?: string;
}

/** Starts the built server as a separate process on a free port, and waits until it prints its address. */
export async function startServerProcess(options: ServerProcessOptions = {}): Promise<ServerProcess> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "ridgeline-e2e-")));
  const began = performance.now();
  const child = spawn(process.execPath, startArguments, {
    env: {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      ...options.environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
    ...(options.root && { cwd: options.root }),
  });
  let log = "";
  const url = await new Promise<string>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`The server did not start:\n${log}`)), START_LIMIT_MS);
    const read = (chunk: Buffer) => {
      log += chunk.toString();
      const found = /Ridgeline is at (\S+)/.exec(log)?.[1];
      if (!found) return;
      clearTimeout(limit);
      resolve(found);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}:\n${log}`)));
  });
  const startMs = performance.now() - began;
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, "exit");
    }
    return child.exitCode;
  };
  return {
    url,
    dataDir,
    databaseUrl: options.environment?.DATABASE_URL,
    child,
    startMs,
    log: () => log,
    async stop() {
      const code = await end("SIGTERM");
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
      return code;
    },
    async kill() {
      await end("SIGKILL");
    },
  };
}
