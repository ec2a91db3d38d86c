import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { expect, PASSWORD, test } from "./fixtures.ts";

const WRITERS = 4;
const ROUNDS = 3;
const WRITES_BEFORE_KILL = 40;

const signup = JSON.stringify({ email: "mara@example.org", username: "Mara", password: PASSWORD });

/** Creates objectives one after the other until the server is gone, noting each title whose write was acknowledged. */
async function writeUntilKilled(
  url: string,
  cookie: string,
  writer: string,
  acknowledge: (title: string) => void,
) {
  for (let number = 1; ; number += 1) {
    const title = `${writer}, objective ${number}`;
    try {
      const response = await fetch(`${url}/api/objectives`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie },
        body: JSON.stringify({ title, specific: "s", measurable: "m", pillar: "Production" }),
      });
      if (response.status === 201) acknowledge(title);
      await response.arrayBuffer();
    } catch {
      return;
    }
  }
}

test("kill -9 in the middle of writing loses nothing that was acknowledged", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "ridgeline-durability-"));
  const acknowledged: string[] = [];
  let cookie = "";
  for (let round = 1; round <= ROUNDS; round += 1) {
    const server = await startServerProcess({ dataDir });
    if (cookie === "") {
      const response = await fetch(`${server.url}/api/auth/signup`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: signup,
      });
      cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    }
    const limit = acknowledged.length + WRITES_BEFORE_KILL;
    let killing: Promise<void> | undefined;
    await Promise.all(
      Array.from({ length: WRITERS }, (_, writer) =>
        writeUntilKilled(server.url, cookie, `round ${round}, writer ${writer}`, (title) => {
          acknowledged.push(title);
          if (acknowledged.length >= limit) killing ??= server.kill();
        }),
      ),
    );
    await killing;
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * WRITES_BEFORE_KILL);

  const server = await startServerProcess({ dataDir });
  const list = (await (
    await fetch(`${server.url}/api/objectives`, { headers: { cookie } })
  ).json()) as Objective[];
  const found = new Set(list.map(({ title }) => title));
  expect(acknowledged.filter((title) => !found.has(title))).toEqual([]);
  expect(await server.stop()).toBe(0);
  await rm(dataDir, { recursive: true, force: true });
});

test("an ordinary stop finishes the requests in flight", async () => {
  const server = await startServerProcess();
  const inFlight = request(`${server.url}/api/auth/signup`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(signup),
      expect: "100-continue",
    },
  });
  inFlight.flushHeaders();
  await once(inFlight, "continue");
  const stopped = server.stop();
  inFlight.end(signup);
  const [response] = (await once(inFlight, "response")) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(201);
  expect(await stopped).toBe(0);
});
