import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { RateLimiter } from "#server/platform/rate-limit/rate-limit.ts";
import { ownDay } from "#shared/calendar/local-days.rules.ts";
import { assessRisk } from "#shared/crisis/assess-risk.ts";
import type { Risk } from "#shared/crisis/risk.ts";
import { crisisTurn } from "#shared/echo/crisis-turn.rules.ts";
import { ECHO_HISTORY_USED, type EchoChat, type EchoEvent } from "#shared/echo/echo.contract.ts";
import type { BriefService } from "./brief.service.ts";
import type { Speaker } from "./echo.speaker.ts";
import { inPieces } from "./guided.speaker.ts";

const MESSAGES = { limit: 30, windowSeconds: 60 };

export type EchoService = ReturnType<typeof createEchoService>;

interface Deps {
  speaker: Speaker;
  briefService: BriefService;
  rateLimiter: Pick<RateLimiter, "consume">;
  clock: Clock;
}

export function createEchoService({ speaker, briefService, rateLimiter, clock }: Deps) {
  return {
    /**
     * The events of a reply. Danger to a person is answered first, by fixed words, and is never limited. Nothing is
     * stored or logged.
     * @throws HttpError 429 before the first event
     */
    async reply(ownerId: OwnerId, chat: EchoChat, signal: AbortSignal): Promise<AsyncIterable<EchoEvent>> {
      const history = chat.history.slice(-ECHO_HISTORY_USED);
      const crisis = await crisisTurn(chat, assessRisk);
      if (crisis?.text) return fixedReply(crisis.risk, crisis.text);

      await rateLimiter.consume(`echo:${ownerId}`, MESSAGES);
      const { message, mode, timeZone, parts } = chat;
      const brief = await briefService.compose(ownerId, { mode, timeZone }, parts);
      const today = ownDay(clock.nowIso(), timeZone);
      const spoken = speaker.speak({ message, history, mode, today, timeZone, brief }, signal);
      return crisis ? besideCard(crisis.risk, spoken) : spoken;
    },
  };
}

/** Words that no model has touched. */
async function* fixedReply(risk: Risk, text: string): AsyncIterable<EchoEvent> {
  yield { crisis: risk };
  yield { speaker: { kind: "guided" } };
  yield* inPieces(text);
}

async function* besideCard(risk: Risk, spoken: AsyncIterable<EchoEvent>): AsyncIterable<EchoEvent> {
  yield { crisis: risk };
  yield* spoken;
}
