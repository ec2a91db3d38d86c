import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "#scripts/find-chromium.ts";
import config from "../../playwright.config.ts";

const START_LIMIT_MS = 30_000;
const CALL_LIMIT_MS = 30_000;

interface Message {
  id?: number;
  result?: { result: { value: unknown }; exceptionDetails?: unknown };
  error?: { message: string };
}

/** A page of {@link PlainChromium}, over the DevTools protocol. */
export class PlainPage {
  readonly #socket: WebSocket;
  #calls = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  #call(method: string, params: unknown): Promise<Message> {
    this.#calls += 1;
    const id = this.#calls;
    return new Promise((resolve, reject) => {
      const answered = new AbortController();
      const limit = setTimeout(() => {
        answered.abort();
        reject(new Error(`${method} was not answered.`));
      }, CALL_LIMIT_MS);
      const read = ({ data }: MessageEvent) => {
        const message: Message = JSON.parse(data);
        if (message.id !== id) return;
        clearTimeout(limit);
        answered.abort();
        if (message.error) reject(new Error(message.error.message));
        else resolve(message);
      };
      this.#socket.addEventListener("message", read, { signal: answered.signal });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  /** Runs a function of its own in the page. Rejects if the page navigates meanwhile. */
  async evaluate<Value, Argument = undefined>(
    run: (argument: Argument) => Value | Promise<Value>,
    argument?: Argument,
  ): Promise<Value> {
    const { result } = await this.#call("Runtime.evaluate", {
      expression: `(${run})(${JSON.stringify(argument)})`,
      awaitPromise: true,
      returnByValue: true,
      userGesture: true,
    });
    if (result?.exceptionDetails) throw new Error(JSON.stringify(result.exceptionDetails));
    return result?.result.value as Value;
  }

  async goto(url: string): Promise<void> {
    await this.#call("Page.navigate", { url });
  }

  async reload(): Promise<void> {
    await this.#call("Page.reload", {});
  }

  /** Types into what has the focus. */
  async type(text: string): Promise<void> {
    await this.#call("Input.insertText", { text });
  }
}

/**
 * Chromium without Playwright, which attaches a debugger to service workers too: Chromium then ends them even while they
 * answer, and the page that waits for the answer loads forever.
 */
export class PlainChromium {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #address: string;

  private constructor(process: ChildProcess, profile: string, address: string) {
    this.#process = process;
    this.#profile = profile;
    this.#address = address;
  }

  static async launch(): Promise<PlainChromium> {
    const profile = await mkdtemp(join(tmpdir(), "ridgeline-plain-"));
    const own = ["--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"];
    const args = [...(config.use?.launchOptions?.args ?? []), ...own];
    // A group of its own, since what is started may be a script that starts Chromium.
    const child = spawn(await findChromium(), args, { stdio: ["ignore", "ignore", "pipe"], detached: true });
    let log = "";
    const port = await new Promise<string>((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error(`Chromium did not start:\n${log}`)), START_LIMIT_MS);
      child.stderr.on("data", (chunk: Buffer) => {
        log += chunk.toString();
        const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(log)?.[1];
        if (!found) return;
        clearTimeout(limit);
        resolve(found);
      });
    });
    return new PlainChromium(child, profile, `http://127.0.0.1:${port}`);
  }

  async newPage(): Promise<PlainPage> {
    const response = await fetch(`${this.#address}/json/new`, { method: "PUT" });
    const socket = new WebSocket((await response.json()).webSocketDebuggerUrl);
    await once(socket, "open");
    return new PlainPage(socket);
  }

  async close(): Promise<void> {
    const ended = once(this.#process, "exit");
    process.kill(-(this.#process.pid ?? 0));
    await ended;
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 3 });
  }
}
