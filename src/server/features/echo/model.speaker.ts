import type { LanguageModel, ToolSet } from "ai";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { EchoConfig } from "#server/platform/config/echo-config.ts";
import { isInDanger } from "#shared/crisis/risk-level.rules.ts";
import { openingOf } from "#shared/echo/crisis-turn.rules.ts";
import { ECHO_NOTICES, type EchoEvent, type EchoSpeaker } from "#shared/echo/echo.contract.ts";
import type { Speaker } from "./echo.speaker.ts";
import { guidedSpeaker, inPieces } from "./guided.speaker.ts";
import { BUSY, INTERRUPTED, noticeOf, pauseSecondsOf, TooSlow } from "./model-faults.rules.ts";
import { REPLACED, REPLACEMENTS } from "./model-prompt.content.ts";
import { promptFor } from "./model-prompt.rules.ts";
import { concernFrom, proposalFrom, RAISE_CONCERN, TOOLS } from "./model-tools.rules.ts";
import { objectionTo, withoutMarkup } from "./screening.rules.ts";

const TOKENS_MAX = 1200;
/** Ends a reply without end. */
const CHARACTERS_MAX = 6000;
const PROPOSALS_MAX = 3;
/** A sentence, and what follows it. Only whole sentences are screened and shown. */
const SENTENCES = /^[\s\S]*(?:[.?!:]["”)*]*\s|\n)/;
const CHARACTERS_PER_TOKEN = 4;

/** Answers through a model; the guided coach takes over when it fails. Nothing is logged. */
export function createModelSpeaker(config: EchoConfig, clock: Clock): Speaker {
  const sdk = lazily(() => loadSdk(config));
  let pausedUntil = 0;

  async function* spoken(
    ...[turn, signal, onTokens]: Parameters<Speaker["speak"]>
  ): AsyncIterable<EchoEvent> {
    const { ai, model, tools } = await sdk();
    const stop = new AbortController();
    const prompt = promptFor(turn);
    const result = ai.streamText({
      ...prompt,
      model,
      tools,
      maxOutputTokens: TOKENS_MAX,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, stop.signal]),
      onError: () => undefined,
    });
    let shown = "";
    let pending = "";
    let proposals = 0;
    let tokens: number | undefined;

    try {
      for await (const part of withinTime(result.stream, config.timeoutMs, () => new TooSlow())) {
        if (part.type === "error") throw part.error;
        if (part.type === "abort") return;
        if (part.type === "finish") {
          const { inputTokens = 0, outputTokens = 0 } = part.totalUsage;
          tokens = inputTokens + outputTokens;
        }
        if (part.type === "tool-call" && part.toolName === RAISE_CONCERN) {
          const concern = concernFrom(part.input);
          if (concern) yield { crisis: concern };
          if (concern && isInDanger(concern)) return yield* inPieces(openingOf(concern));
        } else if (part.type === "tool-call" && proposals < PROPOSALS_MAX) {
          const proposal = proposalFrom(part.toolName, part.input, turn);
          if (proposal) yield { proposal };
          if (proposal) proposals += 1;
        }
        if (part.type === "text-delta") pending += part.text;
        const ready = part.type === "finish" ? pending : (SENTENCES.exec(pending)?.[0] ?? "");
        if (ready.trim() === "") continue;
        const objection = objectionTo(shown + pending);
        if (objection) return yield* replaced(objection);
        shown += ready;
        pending = pending.slice(ready.length);
        yield { content: withoutMarkup(ready) };
        if (shown.length + pending.length > CHARACTERS_MAX) return yield { notice: INTERRUPTED };
      }
      if (shown === "" && proposals === 0) throw new Error("The model said nothing.");
    } finally {
      stop.abort();
      const characters = JSON.stringify(prompt).length + shown.length + pending.length;
      // A reply that was stopped comes without figures, and so do those of some providers.
      onTokens(tokens || Math.ceil(characters / CHARACTERS_PER_TOKEN));
    }
  }

  const who: EchoSpeaker = { kind: "model", name: config.model };
  return {
    who,
    async *speak(...turn) {
      const [, signal] = turn;
      if (clock.now().getTime() < pausedUntil) {
        yield { notice: BUSY };
        return yield* guidedSpeaker.speak(...turn);
      }
      let hasSpoken = false;
      try {
        for await (const event of spoken(...turn)) {
          if (!hasSpoken) yield { speaker: who };
          hasSpoken = true;
          yield event;
        }
      } catch (error) {
        if (signal.aborted) return;
        pausedUntil = clock.now().getTime() + pauseSecondsOf(error) * 1000;
        if (hasSpoken) return yield { notice: INTERRUPTED };
        yield { notice: noticeOf(error) };
        yield* guidedSpeaker.speak(...turn);
      }
    },
  };
}

function* replaced(objection: keyof typeof REPLACEMENTS): Iterable<EchoEvent> {
  if (objection === "harm") yield { crisis: { level: "explicit", kind: "self", subject: "me" } };
  yield { notice: { code: ECHO_NOTICES.replaced, message: REPLACED } };
  yield* inPieces(REPLACEMENTS[objection]);
}

/** Fails when nothing arrives for a while. */
async function* withinTime<Part>(
  parts: AsyncIterable<Part>,
  limitMs: number,
  tooSlow: () => Error,
): AsyncIterable<Part> {
  const iterator = parts[Symbol.asyncIterator]();
  for (;;) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(tooSlow()), limitMs);
    });
    try {
      const next = await Promise.race([iterator.next(), late]);
      if (next.done) return;
      yield next.value;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** The SDK takes long to load, so only a server with a model does, at its first message. */
async function loadSdk({ provider, baseUrl, model, apiKey }: EchoConfig) {
  const ai = await import("ai");
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const access = { ...(baseUrl && { baseURL: baseUrl }), ...(apiKey && { apiKey }) };
  const tools: ToolSet = Object.fromEntries(
    TOOLS.map(({ name, description, schema }) => [
      name,
      ai.tool({ description, inputSchema: ai.jsonSchema(schema) }),
    ]),
  );
  return { ai, tools, model: await modelOf() };

  async function modelOf(): Promise<LanguageModel> {
    if (provider === "anthropic") {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic(access)(model);
    }
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    return createOpenAICompatible({ name: "echo", baseURL: baseUrl ?? "", includeUsage: true, ...access })(
      model,
    );
  }
}

function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
