import { ECHO_PATHS } from "../src/shared/echo/echo.contract.ts";
import { startModelServer } from "../tests/support/model-server.ts";
import { type ServerProcess, startServerProcess } from "../tests/support/server-process.ts";
import { median, memoryMegabytes, quantile } from "./measure.ts";
import { signUp } from "./sign-up.ts";

const STREAMS = Number(process.env.STREAMS ?? 500);
/** Below what one person can send in a minute. */
const STREAMS_PER_PERSON = 25;
const REPLIES = 25;

/** How fast a guided reply begins and ends beside the health check, and what replies that wait for a model cost. */
export async function measureEcho(): Promise<void> {
  const model = await startModelServer();
  const server = await startServerProcess({
    environment: {
      ECHO_PROVIDER: "openai-compatible",
      ECHO_BASE_URL: model.baseUrl,
      ECHO_MODEL: "silent",
      ECHO_TIMEOUT_MS: "600000",
    },
  });
  const guided = await startServerProcess();
  try {
    await measureReplies(guided);
    await measureStreams(server, () => model.answerWith({ fault: "slow" }));
  } finally {
    await Promise.all([server.stop(), guided.stop()]);
    await model.close();
  }
}

async function measureReplies(server: ServerProcess): Promise<void> {
  const { cookie } = await signUp(server.url, "guided@example.org");
  const firsts: number[] = [];
  const wholes: number[] = [];
  const bare: number[] = [];
  for (let count = 0; count < REPLIES; count += 1) {
    const began = performance.now();
    const response = await chat(server, cookie);
    const reader = response.body?.getReader();
    await reader?.read();
    firsts.push(performance.now() - began);
    while (!(await reader?.read())?.done);
    wholes.push(performance.now() - began);
    const asked = performance.now();
    await (await fetch(`${server.url}/healthz`)).text();
    bare.push(performance.now() - asked);
  }
  const line = (name: string, times: number[]) =>
    console.log(
      `  ${name.padEnd(12)} p50 ${median(times).toFixed(1)} ms  p95 ${quantile(times, 0.95).toFixed(1)} ms`,
    );
  console.log(`A guided reply (${REPLIES} calls):`);
  line("first byte", firsts);
  line("whole", wholes);
  line("/healthz", bare);
}

async function measureStreams(server: ServerProcess, silence: () => void): Promise<void> {
  const pid = server.child.pid ?? 0;
  const cookies = await Promise.all(
    Array.from({ length: Math.ceil(STREAMS / STREAMS_PER_PERSON) }, async (_, number) => {
      const { cookie } = await signUp(server.url, `person-${number}@example.org`);
      return cookie;
    }),
  );
  silence();
  const leaving = new AbortController();
  // Loads what only a reply needs.
  await (await chat(server, cookies[0] ?? "", leaving.signal)).body?.getReader().read();
  const before = memoryMegabytes(pid);
  const streams = await Promise.all(
    Array.from({ length: STREAMS - 1 }, (_, number) =>
      chat(server, cookies[Math.floor((number + 1) / STREAMS_PER_PERSON)] ?? "", leaving.signal),
    ),
  );
  await Promise.all(streams.map(({ body }) => body?.getReader().read()));
  const during = memoryMegabytes(pid);
  console.log(
    `Memory with ${STREAMS} replies that wait for a model: ${during.toFixed(0)} MB, ${(during - before).toFixed(0)} MB more than with one`,
  );
  leaving.abort();
}

async function chat(server: ServerProcess, cookie: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(`${server.url}${ECHO_PATHS.chat}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ message: "I have to plan a move by Friday and don't know where to start." }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`Echo answered ${response.status}: ${await response.text()}`);
  return response;
}
