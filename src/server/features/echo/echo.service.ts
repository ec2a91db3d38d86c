import type { PlanLimits } from "#server/features/billing/plan-limits.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { ModelTokens } from "#server/platform/model/model-tokens.ts";
import type { RateLimiter } from "#server/platform/rate-limit/rate-limit.ts";
import { ownDay } from "#shared/calendar/local-days.rules.ts";
import type { Risk } from "#shared/crisis/risk.ts";
import { isGraver, isInDanger } from "#shared/crisis/risk-level.rules.ts";
import type { ScoreDanger } from "#shared/echo/crisis-scores.rules.ts";
import { type CrisisTurn, crisisTurn } from "#shared/echo/crisis-turn.rules.ts";
import {
  ECHO_HISTORY_USED,
  ECHO_NOTICES,
  type EchoChat,
  type EchoEvent,
} from "#shared/echo/echo.contract.ts";
import { carriedOn } from "#shared/echo/guided/carrying-on.rules.ts";
import type { Speaker } from "./echo.speaker.ts";
import type { EchoBriefService } from "./echo-brief.service.ts";
import { inPieces } from "./guided.speaker.ts";

const MESSAGES = { limit: 30, windowSeconds: 60 };

export type EchoService = ReturnType<typeof createEchoService>;

interface Deps {
  speaker: Speaker;
  /** Answers once the model's share is used up. */
  guided: Speaker;
  scoreDanger: ScoreDanger;
  modelTokens: ModelTokens;
  echoBriefService: EchoBriefService;
  planLimits: Pick<PlanLimits, "countEchoMessage">;
  rateLimiter: Pick<RateLimiter, "consume">;
  clock: Clock;
}

export function createEchoService(deps: Deps) {
  const { speaker, guided, scoreDanger, modelTokens, echoBriefService, planLimits, rateLimiter, clock } =
    deps;
  return {
    /** Who answers on this server, unless something fails. */
    speaker: speaker.who,

    /**
     * The events of a reply. Danger to a person is answered first, by fixed words, and is never limited. Nothing is
     * stored or logged.
     * @param onNotice told the code of each notice, for the operator's log
     * @throws HttpError 402 or 429 before the first event
     */
    async reply(
      ownerId: OwnerId,
      chat: EchoChat,
      { signal, onNotice }: { signal: AbortSignal; onNotice: (code: string) => void },
    ): Promise<AsyncIterable<EchoEvent>> {
      const history = [...chat.earlier, ...chat.history];
      const found = await crisisTurn({ message: chat.message, history }, scoreDanger);
      const resumed = found && carriedOn(found, chat.history);
      const crisis = resumed?.crisis ?? found;
      if (crisis?.text) return fixedReply(crisis, crisis.text);

      await rateLimiter.consume(`echo:${ownerId}`, MESSAGES);
      // Nor does a plan limit a conversation in which danger was spoken of or suspected.
      if (!crisis) await planLimits.countEchoMessage(ownerId);
      const { mode, timeZone } = chat;
      const turn = {
        message: crisis?.message ?? chat.message,
        history: (resumed?.history ?? chat.history).slice(-ECHO_HISTORY_USED),
        told: [...chat.told, ...repliesIn(chat.earlier)],
        mode,
        today: ownDay(clock.nowIso(), timeZone),
        timeZone,
        brief: await echoBriefService.compose(ownerId, { mode, timeZone }),
        danger: crisis && crisis.risk.level !== "none" ? crisis.risk : undefined,
      };
      const isSpent = await modelTokens.areSpent(ownerId);
      const spoken = (isSpent ? withoutTokens(guided) : speaker).speak(turn, signal, (tokens) =>
        modelTokens.spend(ownerId, tokens),
      );
      return outward(spoken, crisis, onNotice);
    },
  };
}

const repliesIn = (messages: EchoChat["earlier"]) =>
  messages.filter(({ role }) => role === "assistant").map(({ content }) => content);

const withoutTokens = (guided: Speaker): Speaker => ({
  who: guided.who,
  async *speak(...turn) {
    yield {
      notice: {
        code: "model_limit",
        message: "You've used the model's share for today, so the guided coach answers.",
      },
    };
    yield* guided.speak(...turn);
  },
});

/** Words that no model has touched. */
async function* fixedReply({ risk, suggestions }: CrisisTurn, text: string): AsyncIterable<EchoEvent> {
  if (risk.level !== "none") yield { crisis: risk };
  yield { speaker: { kind: "guided" } };
  yield* inPieces(text);
  if (suggestions.length > 0) yield { suggestions };
}

/**
 * Shows the card of the conversation first, then what stands before the reply, also where only a card follows or the
 * reply is replaced. A speaker can raise the level; the reply to a danger it found stands alone.
 */
async function* outward(
  spoken: AsyncIterable<EchoEvent>,
  crisis: CrisisTurn | null,
  onNotice: (code: string) => void,
): AsyncIterable<EchoEvent> {
  let risk: Risk = crisis?.risk ?? { level: "none", kind: null, subject: null };
  let lead = crisis?.lead ?? null;
  let isLed = false;
  if (risk.level !== "none") yield { crisis: risk };
  for await (const event of spoken) {
    if ("notice" in event) {
      onNotice(event.notice.code);
      if (event.notice.code === ECHO_NOTICES.replaced) isLed = false;
    }
    if ("crisis" in event) {
      if (isInDanger(event.crisis)) lead = null;
      if (!isGraver(event.crisis, risk)) continue;
      risk = event.crisis;
    }
    if (("content" in event || "proposal" in event) && lead !== null && !isLed) {
      yield { content: `${lead} ` };
      isLed = true;
    }
    // Who is asked how safe they are is to answer that.
    if (!("suggestions" in event && crisis)) yield event;
  }
  if (isLed && crisis && crisis.suggestions.length > 0) yield { suggestions: crisis.suggestions };
}
