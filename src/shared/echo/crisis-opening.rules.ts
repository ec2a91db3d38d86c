import type { RiskKind, RiskSubject } from "../crisis/risk.ts";
import type { Danger } from "./crisis-danger.rules.ts";
import { OWN_FOLLOW_UPS } from "./crisis-follow-ups.content.ts";
import { isSaid, namesMeans, type Reading } from "./crisis-reading.rules.ts";
import {
  ACUTE_REPLIES,
  BABY_REPLIES,
  FIRST_REPLIES,
  METHODS_REPLY,
  SAID_REPLY,
  URGENT_REPLY,
} from "./crisis-replies.content.ts";
import { ASKS_FOR_METHODS } from "./crisis-signs.content.ts";
import { isAskedDirectly, type Told } from "./crisis-told.rules.ts";
import { FICTION_REPLY } from "./crisis-topic-replies.content.ts";

/** What a reply depends on. */
export interface Talk {
  before: Danger;
  now: Danger;
  said: Reading;
  /** Every fixed text so far. */
  told: readonly string[];
  /** The fixed text that the message answers, if it was one. */
  last: Told | null;
}

const SAYS_SUICIDE =
  /kill|suicid|end(?:ing)? (?:it|my|things)|\bto die\b|be dead|hang|shoot|take my (?:own )?life|off (?:gone|dead)|dead off|me dead|\bkms\b/i;

/** The first reply to a danger that is plain, or has become near. */
export function openingFor({ before, now, said, last }: Talk): string {
  const { kind, subject } = placeOf(now);
  if (said.signs.has("fiction") && kind === "self" && now.risk.level !== "acute") return FICTION_REPLY;
  if (ASKS_FOR_METHODS.test(said.text) && now.risk.level !== "acute") return METHODS_REPLY;
  if (kind === "others" && subject === "me" && now.isBaby) return BABY_REPLIES[0] ?? "";
  if (now.risk.level === "acute") {
    if (kind !== "self" || subject !== "me" || now.isBody || !now.isNear) return ACUTE_REPLIES[kind][subject];
    if (!now.hasThoughts && !before.isPlain && said.plain?.level !== "acute" && !SAYS_SUICIDE.test(said.text))
      return FIRST_REPLIES.self.me;
    return namesMeans(said) && !said.hasTime
      ? (OWN_FOLLOW_UPS.self.means?.[0] ?? URGENT_REPLY)
      : URGENT_REPLY;
  }
  if (kind !== "self" || subject !== "me" || !now.hasThoughts) return FIRST_REPLIES[kind][subject];
  // A yes, or a "maybe", to the direct question.
  const isAnswer = last !== null && isAskedDirectly(last) && !isSaid(said) && !before.hasThoughts;
  const isYes =
    said.signs.has("yes") ||
    /\b(?:yes|yeah|yea|yep)\b|sometimes|guess|probably|little|maybe|some\b|often/i.test(said.text);
  if (isAnswer) return OWN_FOLLOW_UPS.self[isYes ? "yes" : "unsure"]?.[0] ?? SAID_REPLY;
  return SAYS_SUICIDE.test(said.text) ? SAID_REPLY : FIRST_REPLIES.self.me;
}

export function placeOf({ risk }: Danger): { kind: RiskKind; subject: RiskSubject } {
  return { kind: risk.kind ?? "self", subject: risk.subject ?? "me" };
}
