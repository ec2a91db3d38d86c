import { isInDanger } from "../crisis/risk-level.rules.ts";
import { isGuess } from "./crisis-danger.rules.ts";
import { placeOf, type Talk } from "./crisis-opening.rules.ts";
import { LEAVES } from "./crisis-parts.content.ts";
import { CHECKS } from "./crisis-replies.content.ts";
import { isCheck, toldIn } from "./crisis-told.rules.ts";

/** A message of more characters is asked about at once when it hints at something. */
const LONG = 240;

/**
 * Whether danger was only guessed and nothing was asked about it yet but beside an ordinary reply: the speaker goes on.
 * Not where waiting costs most, where a story may carry it, or at a second guess of the kind right after the check.
 */
export function isOnlyGuessed({ now, said, told, last }: Talk): boolean {
  if (!isGuess(now) || now.risk.level === "acute") return false;
  if (now.risk.kind === "medical" && isInDanger(now.risk)) return false;
  if (said.signs.has("fiction") && now.risk.kind === "self") return false;
  const isStillGuessed =
    last !== null &&
    isCheck(last) &&
    isInDanger(said.risk) &&
    said.risk.kind === last.risk.kind &&
    now.denials === 0;
  const isAsked = told.some((text) => {
    const one = toldIn(text);
    return one !== null && !isCheck(one) && one.risk.level !== "none";
  });
  return !isStillGuessed && (!isAsked || now.denials > 0);
}

/**
 * What is asked beside the reply, once for each kind; null where a hint weighs too little, or nothing is new. Somebody who
 * goes is asked in any case, because it is the last chance.
 */
export function checkFor({ now, said, told }: Talk): string | null {
  const { kind, subject } = placeOf(now);
  const checks: readonly string[] = Object.values(CHECKS[kind]);
  if (now.risk.level === "none" || !isGuess(now) || checks.some((text) => told.includes(text))) return null;
  if (LEAVES.test(said.text) && now.denials === 0) return CHECKS[kind][subject];
  const isNew = said.risk.level !== "none" || said.parts.size > 0;
  const isWeighty =
    isInDanger(now.risk) || said.hint !== null || now.suspicions > 1 || said.text.length >= LONG;
  return isNew && isWeighty ? CHECKS[kind][subject] : null;
}
