import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the model answers. `text` is sent in small pieces, `call` as a tool call. */
export interface ModelAnswer {
  text?: string;
  call?: { name: string; args: unknown };
  fault?: "slow" | "cut" | "401" | "429" | "500" | "garbage" | "endless";
}

/** What the server received. */
export interface ModelRequest {
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
}

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>;

/** A local server that speaks the streaming protocols of OpenAI and Anthropic. */
export async function startModelServer() {
  let answer: ModelAnswer = {};
  const requests: ModelRequest[] = [];
  let open = 0;
  let lefts: (() => void)[] = [];

  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join("");
    requests.push({ path: request.url ?? "", headers: request.headers, body });
    open += 1;
    response.once("close", () => {
      open -= 1;
      for (const left of lefts) left();
      lefts = [];
    });
    if (request.url?.endsWith("/messages")) speakAnthropic(answer, response);
    else speakOpenAi(answer, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    answerWith(next: ModelAnswer) {
      answer = next;
      requests.length = 0;
    },
    /** Resolves once no reply is being written. */
    async idle(): Promise<void> {
      while (open > 0) await new Promise<void>((resolve) => lefts.push(resolve));
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const PIECE = 12;

function piecesOf(text: string): string[] {
  return text.match(new RegExp(`[\\s\\S]{1,${PIECE}}`, "g")) ?? [];
}

/** Whether a fault has already answered. */
function failed({ fault }: ModelAnswer, response: ServerResponse): boolean {
  if (fault === "slow") return true;
  if (fault === "garbage") {
    response.writeHead(200, { "content-type": "text/event-stream" }).end("data: <html>not json\n\n{]\n\n");
    return true;
  }
  if (fault === "401" || fault === "429" || fault === "500") {
    response
      .writeHead(Number(fault), { "content-type": "application/json", "retry-after": "20" })
      .end(JSON.stringify({ error: { message: "INTERNAL DETAIL", type: "x" } }));
    return true;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  return false;
}

type Send = (piece: string) => void;

/** Ends a reply by its fault, if it has one. */
function ends({ fault }: ModelAnswer, response: ServerResponse, send: Send): boolean {
  if (fault === "cut") response.write("\n", () => response.destroy());
  if (fault === "endless") {
    const go = () => {
      if (response.destroyed) return;
      send("On and on. ");
      setImmediate(go);
    };
    go();
  }
  return fault === "cut" || fault === "endless";
}

function speakOpenAi(answer: ModelAnswer, response: ServerResponse): void {
  if (failed(answer, response)) return;
  const chunk = (delta: object, rest: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason: null, ...rest }] })}\n\n`,
    );
  chunk({ role: "assistant", content: "" });
  const send: Send = (content) => chunk({ content });
  piecesOf(answer.text ?? "").forEach(send);
  if (ends(answer, response, send)) return;
  if (answer.call) {
    const { name, args } = answer.call;
    chunk({
      tool_calls: [
        { index: 0, id: "c1", type: "function", function: { name, arguments: JSON.stringify(args) } },
      ],
    });
  }
  chunk({}, { finish_reason: answer.call ? "tool_calls" : "stop" });
  response.write(
    `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices: [], usage: { prompt_tokens: 700, completion_tokens: 50, total_tokens: 750 } })}\n\n`,
  );
  response.end("data: [DONE]\n\n");
}

function speakAnthropic(answer: ModelAnswer, response: ServerResponse): void {
  if (failed(answer, response)) return;
  const event = (type: string, rest: object) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`);
  event("message_start", {
    message: {
      id: "m1",
      type: "message",
      role: "assistant",
      model: "m",
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: 700, output_tokens: 1 },
    },
  });
  let index = 0;
  if (answer.text !== undefined || answer.fault) {
    event("content_block_start", { index, content_block: { type: "text", text: "" } });
    const send: Send = (text) =>
      event("content_block_delta", { index: 0, delta: { type: "text_delta", text } });
    piecesOf(answer.text ?? "").forEach(send);
    if (ends(answer, response, send)) return;
    event("content_block_stop", { index });
    index += 1;
  }
  if (answer.call) {
    const { name, args } = answer.call;
    event("content_block_start", { index, content_block: { type: "tool_use", id: "t1", name, input: {} } });
    event("content_block_delta", {
      index,
      delta: { type: "input_json_delta", partial_json: JSON.stringify(args) },
    });
    event("content_block_stop", { index });
  }
  event("message_delta", {
    delta: { stop_reason: answer.call ? "tool_use" : "end_turn", stop_sequence: null },
    usage: { output_tokens: 50 },
  });
  event("message_stop", {});
  response.end();
}
