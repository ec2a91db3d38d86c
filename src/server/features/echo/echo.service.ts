import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { RateLimiter } from "#server/platform/rate-limit/rate-limit.ts";
import { ownDay } from "#shared/calendar/local-days.rules.ts";
import { assessRisk } from "#shared/crisis/assess-risk.ts";
import { answerTo } from "#shared/crisis/crisis-answers.content.ts";
import type { Risk } from "#shared/crisis/risk.ts";
import { gravestIn, isInDanger } from "#shared/crisis/risk-level.rules.ts";
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
      const written = history.filter(({ role }) => role === "user").map(({ content }) => content);
      const { risk } = await gravestIn([...written, chat.message], assessRisk);
      if (isInDanger(risk)) return crisisReply(risk);

      await rateLimiter.consume(`echo:${ownerId}`, MESSAGES);
      const { message, mode, timeZone, parts } = chat;
      const brief = await briefService.compose(ownerId, { mode, timeZone }, parts);
      const today = ownDay(clock.nowIso(), timeZone);
      return speaker.speak({ message, history, mode, today, timeZone, brief }, signal);
    },
  };
}

async function* crisisReply(risk: Risk): AsyncIterable<EchoEvent> {
  yield { crisis: risk };
  yield { speaker: { kind: "guided" } };
  const { sentences, people } = answerTo(risk);
  yield* inPieces([...sentences, people].join(" "));
}
