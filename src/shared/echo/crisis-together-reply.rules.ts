import { isInDanger } from "../crisis/risk-level.rules.ts";
import {
  ACUTE_LEAVING,
  type CrisisTopic,
  FOLLOW_UPS_ABOUT_SOMEBODY,
  OWN_FOLLOW_UPS,
} from "./crisis-follow-ups.content.ts";
import { placeOf, type Talk } from "./crisis-opening.rules.ts";
import { LEAVES } from "./crisis-parts.content.ts";
import { isSaid } from "./crisis-reading.rules.ts";
import { ASK_AGAIN, FIRST_REPLIES, LEAVING_QUESTIONS, OBLIQUE_REPLIES } from "./crisis-replies.content.ts";
import { riskOfParts } from "./crisis-together.rules.ts";
import { isAskedDirectly } from "./crisis-told.rules.ts";
import { isAsking, isJoke, topicReply, unsaidOrNull } from "./crisis-topics.rules.ts";

/** What may be answered before a suspicion is confirmed. */
const TOPICS: readonly CrisisTopic[] = ["barrier", "alone", "leaving", "unsure"];

/** Thanks and goes, or says that all is said, after more than a mere suspicion: no sign-off. */
export function isLeaving({ before, now, said, told, last }: Talk): boolean {
  const { kind, subject } = placeOf(now);
  if (kind !== "self" || subject !== "me" || !LEAVES.test(said.text) || said.signs.has("repeated"))
    return false;
  if (now.isPlain && isInDanger(now.risk)) {
    const isNewlyNear = now.risk.level === "acute" && before.risk.level !== "acute";
    const isNewlySaid = !(before.isPlain && isInDanger(before.risk)) && isSaid(said);
    return !isNewlyNear && !isNewlySaid && !now.isBody && !isAsking(said) && !said.person;
  }
  const isMore = now.isCertain || riskOfParts(now.parts).level !== "none" || now.suspicions > 1;
  // Asked before, and the talk has been of other things since.
  if (last === null && said.parts.size === 0 && told.includes(OBLIQUE_REPLIES.self.me[0])) return false;
  return isMore && (now.denials === 0 || said.parts.size > 0) && !isJoke(said);
}

export function leavingReply({ now, told }: Talk): string | null {
  if (now.risk.level === "acute") return unsaidOrNull(ACUTE_LEAVING, told);
  return unsaidOrNull(
    [...(now.hasThoughts ? [] : LEAVING_QUESTIONS), ...(OWN_FOLLOW_UPS.self.leaving ?? [])],
    told,
  );
}

/** Whether the messages say together what none says alone and this one adds to it, or a direct question is evaded. */
export function isGathered({ now, said, last }: Talk): boolean {
  if (now.risk.level === "acute") return false;
  const { level, kind, subject } = riskOfParts(now.parts);
  const isOfParts = kind === now.risk.kind && subject === now.risk.subject;
  const isEvaded =
    last !== null && isAskedDirectly(last) && last.risk.kind === now.risk.kind && !isJoke(said);
  return isEvaded || (isOfParts && (level === "explicit" || said.parts.size > 0));
}

/** Asked directly, and then again from another side: only an answer or a person nearby brings the coach back. */
export function gatheredReply({ now, said, told }: Talk): string | null {
  const { kind, subject } = placeOf(now);
  const [asked, later] = OBLIQUE_REPLIES[kind][subject];
  const opening = now.risk.level === "oblique" ? asked : FIRST_REPLIES[kind][subject];
  if (!told.includes(opening)) return opening;
  const topic = TOPICS.find((one) => said.signs.has(one));
  const own = OWN_FOLLOW_UPS[kind];
  const more =
    subject === "me"
      ? [
          ...(topic ? (own[topic] ?? []) : []),
          ...(kind === "medical" ? [] : [later, ASK_AGAIN[kind]]),
          ...own.next,
        ]
      : FOLLOW_UPS_ABOUT_SOMEBODY[kind];
  return topicReply(now, said, told) ?? unsaidOrNull(more, told);
}
