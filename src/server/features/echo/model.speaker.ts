import type { ToolSet } from "ai";
import { lazily } from "#server/platform/lazily.ts";
import { type Model, tokensOf } from "#server/platform/model/model.ts";
import { withoutMarkup } from "#server/platform/model/screening.ts";
import { isInDanger } from "#shared/crisis/risk-level.rules.ts";
import { openingOf } from "#shared/echo/crisis-turn.rules.ts";
import { ECHO_NOTICES, type EchoEvent, type EchoSpeaker } from "#shared/echo/echo.contract.ts";
import type { Speaker } from "./echo.speaker.ts";
import { inPieces } from "./guided.speaker.ts";
import { BUSY, INTERRUPTED, noticeOf, TooSlow } from "./model-faults.rules.ts";
import { REPLACED, REPLACEMENTS } from "./model-prompt.content.ts";
import { objectionTo, promptFor } from "./model-prompt.rules.ts";
import { concernFrom, proposalFrom, RAISE_CONCERN, TOOLS } from "./model-tools.rules.ts";

const TOKENS_MAX = 1200;
/** Ends a reply without end. */
const CHARACTERS_MAX = 6000;
const PROPOSALS_MAX = 3;
/** A sentence, and what follows it. Only whole sentences are screened and shown. */
const SENTENCES = /^[\s\S]*(?:[.?!:]["”)*]*\s|\n)/;

/**
 * Answers through a model. Nothing is logged.
 * @param guided takes over when the model fails
 */
export function createModelSpeaker(model: Model, guided: Speaker): Speaker {
  const loadTools = lazily(async () => {
    const { ai } = await model.load();
    const tools: ToolSet = Object.fromEntries(
      TOOLS.map(({ name, description, schema }) => [
        name,
        ai.tool({ description, inputSchema: ai.jsonSchema(schema) }),
      ]),
    );
    return tools;
  });

  async function* spoken(
    ...[turn, signal, onTokens]: Parameters<Speaker["speak"]>
  ): AsyncIterable<EchoEvent> {
    const sdk = await model.load();
    const tools = await loadTools();
    const stop = new AbortController();
    const prompt = promptFor(turn);
    const result = sdk.ai.streamText({
      ...prompt,
      model: sdk.model,
      tools,
      maxOutputTokens: TOKENS_MAX,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, stop.signal]),
      onError: () => undefined,
    });
    let shown = "";
    let pending = "";
    let proposals = 0;
    let usage: Parameters<typeof tokensOf>[0];

    try {
      for await (const part of withinTime(result.stream, model.timeoutMs, () => new TooSlow())) {
        if (part.type === "error") throw part.error;
        if (part.type === "abort") return;
        if (part.type === "finish") usage = part.totalUsage;
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
      // A reply that was stopped comes without figures.
      await onTokens(tokensOf(usage, JSON.stringify(prompt) + shown + pending));
    }
  }

  const who: EchoSpeaker = { kind: "model", name: model.name };
  return {
    who,
    async *speak(...turn) {
      const [, signal] = turn;
      if (model.isPaused()) {
        yield { notice: BUSY };
        return yield* guided.speak(...turn);
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
        model.pauseAfter(error);
        if (hasSpoken) return yield { notice: INTERRUPTED };
        yield { notice: noticeOf(error) };
        yield* guided.speak(...turn);
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
