import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { processEnvironment } from "#server/platform/config/config.ts";

let folder: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ridgeline-start-"));
});
afterEach(() => {
  child?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the server as a separate process, from its sources. */
function start(environment: NodeJS.ProcessEnv) {
  const { PATH } = processEnvironment();
  const env = { PATH, DATA_DIR: folder, PORT: "0", NODE_NO_WARNINGS: "1", ...environment };
  child = spawn(process.execPath, ["src/server/main.ts"], { env, stdio: ["ignore", "pipe", "pipe"] });
  return child as ChildProcess & { stdout: NodeJS.ReadableStream; stderr: NodeJS.ReadableStream };
}

test.each([
  ["a wrong setting", { PORT: "eighty" }, /^The configuration has a mistake:\n- PORT must be a number/],
  [
    "a folder that cannot be made",
    { DATA_DIR: "/dev/null/data" },
    /^The configuration .*\n- DATA_DIR .* can't/,
  ],
  ["an address of another machine", { HOST: "192.0.2.1" }, /^HOST isn't an address of this machine\./],
])("%s is said in a sentence, and the process ends", async (_what, environment, sentence) => {
  const server = start(environment);
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, "exit")]);
  expect(said).toMatch(sentence);
  expect(said).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
});

test("a damaged database is reported in a sentence, and the process exits", async () => {
  writeFileSync(join(folder, "ridgeline.sqlite"), "not a database ".repeat(300));
  const server = start({});
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, "exit")]);
  expect([said, code]).toEqual([
    expect.stringMatching(/^The file ridgeline\.sqlite in .* is damaged .*\n$/),
    1,
  ]);
});

test("a port in use is reported in a sentence, and the process exits", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const server = start({ PORT: String((other.address() as AddressInfo).port) });
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, "exit")]);
  other.close();
  expect([said, code]).toEqual([
    "The port is already in use. Stop what is using it, or choose another with PORT.\n",
    1,
  ]);
});

test("shuts down cleanly on SIGTERM with clients connected", async () => {
  const server = start({});
  const [line] = await once(server.stdout, "data");
  const url = /Ridgeline is at (\S+)/.exec(String(line))?.[1];
  const agent = new Agent({ keepAlive: true });
  await new Promise((resolve) =>
    get(`${url}/healthz`, { agent }, (answer) => answer.resume().on("end", resolve)),
  );
  server.kill("SIGTERM");
  const [code] = await once(server, "exit");
  expect(code).toBe(0);
  agent.destroy();
});
