import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { CONNECTION_LIMITS } from "#server/platform/http/connections.ts";
import { startTestServer, type TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
let port: number;
afterEach(() => server.close());

async function listen(limits: Partial<typeof CONNECTION_LIMITS> = {}): Promise<void> {
  server = await startTestServer({ connectionLimits: { ...CONNECTION_LIMITS, ...limits } });
  server.app.get("/api/held", async () => {
    arrived();
    await released;
    return {};
  });
  server.app.get("/api/large", () => Buffer.alloc(64 * 1024 * 1024));
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  port = (server.app.server.address() as AddressInfo).port;
}

let arrived = () => {};
let release = () => {};
const held = new Promise<void>((resolve) => {
  arrived = resolve;
});
const released = new Promise<void>((resolve) => {
  release = resolve;
});

function fetched(agent: Agent, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ port, host: "127.0.0.1", agent, path }, resolve).on("error", reject);
  });
}

test("closing finishes requests in flight, tells clients to reconnect, and waits for nothing else", async () => {
  await listen();
  const silent = connect(port, "127.0.0.1");
  const halfSent = connect(port, "127.0.0.1").on("error", () => {});
  halfSent.write("GET /api/auth/me HTTP/1.1\r\nHost: localhost\r\n");
  const idle = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await text(await fetched(idle, "/healthz"))).length).toBeGreaterThan(0);
  const busy = new Agent({ keepAlive: true, maxSockets: 1 });
  const slow = fetched(busy, "/api/held");
  await held;

  const closed = server.app.close();
  const late = await fetched(idle, "/healthz");
  expect([late.statusCode, late.headers.connection]).toEqual([200, "close"]);
  late.resume();
  await Promise.all([once(silent.resume(), "close"), once(halfSent.resume(), "close")]);
  release();
  const answer = await slow;
  expect([answer.statusCode, answer.headers.connection, await text(answer)]).toEqual([200, "close", "{}"]);
  await closed;
});

test.each([
  ["says nothing", "", { request: 100 }],
  ["never finishes its headers", "GET / HTTP/1.1\r\nHost: localhost\r\n", { request: 100 }],
  [
    "never finishes its body",
    "POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
    { request: 100 },
  ],
  ["does not read its answer", "GET /api/large HTTP/1.1\r\nHost: localhost\r\n\r\n", { silence: 100 }],
] as const)("a client that %s is not waited for", async (_what, sent, limits) => {
  await listen({ check: 20, ...limits });
  const accepted = once(server.app.server, "connection");
  const client = connect(port, "127.0.0.1").on("error", () => {});
  client.write(sent);
  const [connection] = await accepted;
  await new Promise((resolve) => connection.once("close", resolve));
  client.destroy();
});
