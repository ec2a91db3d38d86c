import { answerTo } from "./crisis-answer.rules.ts";
import {
  BABY_CALM,
  CALLED,
  CALM,
  CALM_BYE,
  CALM_NEXT,
  CARING_CALM,
  CHILD_CALM,
  COMING,
  STILL_THERE,
  TAKE_IT,
  WHILE_WAITING,
} from "./crisis-calm.content.ts";
import { composed } from "./crisis-compose.rules.ts";
import { isOfCaring } from "./crisis-danger.rules.ts";
import { putsAway } from "./crisis-help.rules.ts";
import { LINES } from "./crisis-lines.content.ts";
import { LEAVES } from "./crisis-parts.content.ts";
import { namesMeans } from "./crisis-reading.rules.ts";
import { isSpoken, nextIn, placeOf, type Talk } from "./crisis-talk.rules.ts";

/** Says when somebody comes. */
const WHEN =
  /\b(?:\d+|a few|ten|fifteen|twenty|thirty|forty|half an?|an?) ?(?:min\w*|hours?|h)\b|\b(?:at|by|around) (?:\d{1,2}|noon|midnight|six|seven|eight|nine|ten|five|four|supper|dinner)\b|\bsoon\b|\bhalf past\b/i;

/** With help called, coming or there; null where the speaker goes on beside the card. */
export function helpedReply(talk: Talk): string | null {
  const { before, now, said, spoken } = talk;
  const { kind, subject } = placeOf(now);
  const isNews = !before.isSafe || before.help !== now.help;
  if (before.isSafe && said.signs.has("plans")) return null;
  const answer = said.asked === "" ? null : answerTo(talk);
  if (LEAVES.test(said.text) && before.isSafe && !CALM_BYE.some((text) => isSpoken(talk, text)))
    return `${nextIn(CALM_BYE, spoken)} ${LINES[kind][subject].explicit[0]}`;
  const isAwaited = kind !== "medical" && (kind !== "abuse" || (subject === "me" && now.help === "coming"));
  if (now.help !== "there" && isAwaited) return waitingReply(talk, answer);
  if (isNews || !before.isSafe) {
    const isLeft = now.hasMeans && !now.isPutAway && kind === "self" && subject === "me";
    const text = `${nextIn(calmTexts(talk), spoken)}${isLeft ? ` ${TAKE_IT}` : ""}`;
    return answer === null ? text : `${sentencesOf(text)[0]} ${answer}`;
  }
  if (answer !== null) return answer;
  const isChild = now.isChild && subject === "me" && kind !== "medical";
  if (isChild) return CHILD_CALM.find((text) => !isSpoken(talk, text)) ?? null;
  // A call that is going on needs no small evening, but no coach either.
  const unsaid =
    kind === "medical" && subject === "me"
      ? calmTexts(talk).find((text) => !isSpoken(talk, text))
      : undefined;
  if (unsaid !== undefined) return unsaid;
  if (kind !== "self" || subject !== "me") return composed(talk);
  return CALM_NEXT.find((text) => !isSpoken(talk, text)) ?? null;
}

function calmTexts({ now }: Talk): readonly string[] {
  const { kind, subject } = placeOf(now);
  if (now.isChild && subject === "me" && kind !== "medical") return CHILD_CALM;
  if (now.isBaby && kind === "others") return [BABY_CALM];
  if (isOfCaring(now)) return [CARING_CALM, ...CALM_BYE];
  const isDriven = now.isBody && subject === "me";
  return [...CALM[isDriven ? "medical" : kind][subject], ...CALM_BYE];
}

/** Somebody was called or is coming: that it was right, until when, and the time in between. */
function waitingReply(talk: Talk, answer: string | null): string {
  const { now, said, spoken } = talk;
  const { kind, subject } = placeOf(now);
  const own = now.isChild
    ? "child"
    : isOfCaring(now)
      ? "self"
      : kind === "others" || kind === "abuse"
        ? kind
        : "self";
  const whom = subject === "somebody" ? "somebody" : own;
  const { say, asks } = now.help === "coming" ? COMING[whom] : CALLED[subject];
  const isNew = !isSpoken(talk, say);
  const [first = "", second = ""] = WHEN.test(said.text) ? [asks[1], asks[0]] : asks;
  const ask = isSpoken(talk, first) ? second : first;
  const told = isNew
    ? answer === null
      ? say
      : `${sentencesOf(say).slice(0, 2).join(" ")} ${answer}`
    : answer;
  const text = told ?? nextIn(subject === "me" ? WHILE_WAITING : [say], spoken);
  const isReached = kind === "self" && subject === "me" && namesMeans(said) && !putsAway(said);
  const whole = isReached && !isSpoken(talk, STILL_THERE) ? `${text} ${STILL_THERE}` : text;
  return isSpoken(talk, ask) ? whole : `${whole}\n\n${ask}`;
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]) /);
}
