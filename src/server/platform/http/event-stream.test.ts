import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test, vi } from "vitest";
import { sendEvents } from "./event-stream.ts";

let app: FastifyInstance;
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

/** A server with one stream of these events. */
async function streaming(events: (signal: AbortSignal) => AsyncIterable<unknown>) {
  app = Fastify();
  app.get("/", (request, reply) =>
    sendEvents(request, reply, { open: async (signal) => events(signal), done: "[DONE]" }),
  );
  return app.listen({ port: 0, host: "127.0.0.1" });
}

/** The next piece of the stream that is no heartbeat. */
async function nextOf(reader: ReadableStreamDefaultReader<string>): Promise<string> {
  const { value = "" } = await reader.read();
  const rest = value.replaceAll(": keep\n\n", "");
  return rest === "" && value !== "" ? nextOf(reader) : rest;
}

async function read(url: string): Promise<ReadableStreamDefaultReader<string>> {
  const { body } = await fetch(url);
  if (!body) throw new Error("There is no stream.");
  return body.pipeThrough(new TextDecoderStream()).getReader();
}

test("an event arrives while the next one is still to come", async () => {
  let go = () => {};
  const url = await streaming(async function* () {
    yield { content: "One\n\ntwo" };
    await new Promise<void>((resolve) => {
      go = resolve;
    });
    yield { content: "three" };
  });
  const reader = await read(url);
  expect(await nextOf(reader)).toBe('data: {"content":"One\\n\\ntwo"}\n\n');
  go();
  expect((await nextOf(reader)) + (await nextOf(reader))).toBe(
    'data: {"content":"three"}\n\ndata: [DONE]\n\n',
  );
});

test("a stream without news is kept alive", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const url = await streaming(async function* (signal) {
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    yield "never read";
  });
  const reader = await read(url);
  expect((await reader.read()).value).toBe(": keep\n\n");
  const beat = reader.read();
  await vi.advanceTimersByTimeAsync(15_000);
  expect((await beat).value).toBe(": keep\n\n");
  await reader.cancel();
});

test("a client that has left ends its stream, also one that is waiting", async () => {
  const ended = Promise.withResolvers<void>();
  const url = await streaming(async function* (signal) {
    try {
      yield 1;
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
    } finally {
      ended.resolve();
    }
  });
  const reader = await read(url);
  await nextOf(reader);
  await reader.cancel();
  await ended.promise;
});

test("a client that does not read is not written to without end", async () => {
  const line = "x".repeat(64 * 1024);
  let made = 0;
  const url = await streaming(async function* () {
    for (; made < 2000; made += 1) yield line;
  });
  const { body } = await fetch(url);
  // Many turns of the loop without another event: the stream waits.
  for (let [turns, before] = [0, -1]; turns < 500; before = made) {
    await new Promise((resolve) => setImmediate(resolve));
    turns = made === before ? turns + 1 : 0;
  }
  expect(made).toBeLessThan(1000);
  await body?.cancel();
});

test("a failure before the first event is an ordinary answer", async () => {
  app = Fastify();
  app.get("/", (request, reply) =>
    sendEvents(request, reply, {
      open: () => Promise.reject(Object.assign(new Error("No"), { statusCode: 429 })),
      done: "",
    }),
  );
  const response = await app.inject("/");
  expect([response.statusCode, response.headers["content-type"]]).toEqual([
    429,
    "application/json; charset=utf-8",
  ]);
});
