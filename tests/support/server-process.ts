import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The very arguments of `npm start`. */
const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"));
const startArguments: string[] = scripts.start.split(" ").slice(1);

const START_LIMIT_MS = 30_000;

export interface ServerProcess {
  url: string;
  dataDir: string;
  child: ChildProcess;
  /** Milliseconds from the start of the process to the line that says where it listens. */
  startMs: number;
  /** All that the server has written to its log. */
  log(): string;
  /** Ends it as an operator does. Answers the exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
}

export interface ServerProcessOptions {
  /** An existing folder; without it a temporary one is made and removed by `stop`. */
  dataDir?: string;
  environment?: Record<string, string>;
  /** The folder of the project, when it is another copy of it. */
  root?: string;
}

/** Starts the built server as its own process on a free port and waits until it says where it is. */
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
