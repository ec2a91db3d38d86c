import { isGraver } from "../crisis/risk-level.rules.ts";
import { answerTo } from "./crisis-answer.rules.ts";
import { type Danger, isHarmOnly, isOfCaring } from "./crisis-danger.rules.ts";
import { BACK_NOW, NOT_BACK, SEES_SOON } from "./crisis-known.content.ts";
import { CHILD_LINES, IN_CARE_LINES, LINES, WRITTEN_LINES } from "./crisis-lines.content.ts";
import { ASK_AGAIN } from "./crisis-replies.content.ts";
import type { Step } from "./crisis-step.ts";
import { STEPS } from "./crisis-steps.content.ts";
import { FUMES_SAYS } from "./crisis-steps-body.content.ts";
import { HARM_STEPS } from "./crisis-steps-harm.content.ts";
import {
  ABUSE_AWAY_STEPS,
  ABUSE_PLANNED_STEPS,
  ABUSE_STAY_STEPS,
  ABUSE_WRITING_STEPS,
} from "./crisis-steps-leaving.content.ts";
import { IN_CARE_STEPS } from "./crisis-steps-self.content.ts";
import { BABY_STEPS, CARING_STEPS, CHILD_STEPS } from "./crisis-steps-young.content.ts";
import { isSpoken, nextIn, placeOf, type Talk } from "./crisis-talk.rules.ts";

/** Urges a call. */
const URGES =
  /\bcall(?:ed)?\b[^.]*\b(?:emergency number|988|911)|emergency number is for|That call|The call (?:still )?comes|Have you called|Can you call/i;
const CONTACT = /988|\b911\b|emergency (?:number|line)|800-799-7233|800-422-4453|findahelpline/;
/** Replies in a row that may go without a contact in words. */
const SILENT = 2;

/** What the message carries, the line when it is due, and the next thing that the state lacks; never the same twice. */
export function composed(talk: Talk): string {
  const answer = answerTo(talk);
  // Who is on the way to somebody, or about to be seen, is asked nothing.
  if (answer !== null && (isAboutToBeSeen(talk) || isGoing(talk))) return answer;
  const replies = stepsInTurn(talk).flatMap(({ say, ask }) => {
    const said = isOfFumes(talk) ? nextIn(FUMES_SAYS, talk.spoken) : (answer ?? say);
    const withLine = `${said} ${nextIn(linesFor(talk.now), talk.spoken)}\n\n${ask}`;
    return isLineDue(talk, said) ? [withLine] : [`${said}\n\n${ask}`, withLine];
  });
  const isNew = (reply: string) => !talk.spoken.some((one) => one.includes(reply));
  return replies.find(isNew) ?? replies[0] ?? "";
}

/** Advice for an emergency of the body often means to wait inside. */
export const isOfFumes = ({ now }: Talk) => placeOf(now).kind === "medical" && now.known.isOfFumes;

function isGoing({ now, said }: Talk): boolean {
  const { kind, subject } = placeOf(now);
  return kind === "self" && subject === "me" && said.topics.has("goesToThem") && said.asked === "";
}

function isAboutToBeSeen({ now, said, spoken }: Talk): boolean {
  const { kind, subject } = placeOf(now);
  const isSeen = BACK_NOW.test(said.text.replaceAll(NOT_BACK, " ")) || SEES_SOON.test(said.text);
  return (
    isSeen && !now.isChild && kind === "abuse" && subject === "me" && spoken.some((one) => CONTACT.test(one))
  );
}

function isLineDue({ before, now, said, spoken }: Talk, answer: string): boolean {
  if (CONTACT.test(answer) || said.signs.has("mistrust") || (now.help !== null && now.isSafe)) return false;
  if (isUrgedEnough({ before, now, spoken })) return false;
  const isAcute = now.risk.level === "acute";
  const isWorse = isAcute && before.risk.level !== "acute";
  const isNew = now.isPlain && !before.isPlain;
  return isWorse || isNew || !spoken.slice(isAcute ? -1 : -SILENT).some((text) => CONTACT.test(text));
}

/** Two replies in a row have urged a call: somebody who doesn't make it needs another way. With a body, none is as good. */
function isUrgedEnough({ before, now, spoken }: Pick<Talk, "before" | "now" | "spoken">): boolean {
  const { kind, subject } = placeOf(now);
  const isOld = isGraver(now.risk, before.risk) || kind === "medical" || subject !== "me";
  return !isOld && spoken.length > 1 && spoken.slice(-2).every((text) => URGES.test(text));
}

function linesFor(now: Danger): readonly string[] {
  const { kind, subject } = placeOf(now);
  if ((now.isChild || (now.isTeen && kind === "abuse")) && subject === "me") return CHILD_LINES;
  if (subject === "somebody" && now.known.isInCare) return IN_CARE_LINES;
  const { isAway, noPolice, cantSpeak } = now.known;
  if (kind === "abuse" && subject === "me" && cantSpeak) return WRITTEN_LINES;
  // Who has ruled out the police, or is alone at last, is told of the people who plan with them.
  const isQuiet = kind === "abuse" && subject === "me" && (isAway || noPolice);
  return LINES[kind][subject][now.risk.level === "acute" && !isQuiet ? "acute" : "explicit"];
}

/** The questions from the one after the last on, those not in view first; what is known is left out. */
function stepsInTurn(talk: Talk): readonly Step[] {
  const { now, spoken } = talk;
  const { kind, subject } = placeOf(now);
  const mayAskAgain =
    !now.isPlain && kind !== "medical" && subject === "me" && !now.isChild && now.risk.level !== "acute";
  const [say = "", ask = ""] = ASK_AGAIN[kind].split("\n\n");
  const again: readonly Step[] = mayAskAgain && !isSpoken(talk, ask) ? [{ about: "danger", say, ask }] : [];
  const steps = stepsFor(now);
  // Who is reached out to is asked in between.
  const round = steps.filter(({ about }) => about !== "reach");
  const asked = spoken.findLast((text) => round.some((one) => text.endsWith(`\n\n${one.ask}`)));
  const newest = steps.findIndex((one) => asked?.endsWith(`\n\n${one.ask}`));
  const left = steps.slice(newest + 1).filter((one) => isLacking(talk, one));
  // A wound, a plan and means are asked about once.
  const before = steps
    .slice(0, newest + 1)
    .filter(
      (one) => one.about !== "plan" && one.about !== "means" && one.about !== "wound" && isLacking(talk, one),
    );
  const inTurn = [...left, ...before];
  const isFresh = (one: Step) => !isSpoken(talk, one.ask);
  const fresh = inTurn.filter(isFresh);
  // A person who was named is taken up at once, and so is a wound that is infected.
  const isFirst = ({ about }: Step) => about === "reach" || (about === "care" && isHarmOnly(now));
  const reach = fresh.filter(isFirst);
  const others = fresh.filter((one) => !isFirst(one));
  const askedAt = ({ ask }: Step) => spoken.findLastIndex((text) => text.includes(ask));
  const stale = inTurn.filter((one) => !isFresh(one)).toSorted((a, b) => askedAt(a) - askedAt(b));
  return [...again, ...reach, ...others, ...stale];
}

function isLacking({ before, now, said, spoken }: Talk, { about }: Step): boolean {
  const { known } = now;
  const isOwn = placeOf(now).subject === "me";
  const isChild = now.isChild && isOwn;
  if (isChild && about === "reach") return said.signs.has("near") && !known.isAway;
  // Whoever is feared is there: the grown-ups close by are no company.
  if (isChild && about === "safe") return now.risk.kind !== "abuse" || now.risk.level !== "acute";
  if (isChild && about === "near") return !known.hasCompany;
  if (isChild && about === "line") return !known.hasDevice;
  if (isChild && about === "out") return known.isAway && now.risk.kind !== "self";
  if (now.risk.kind === "self" && !isOwn && about === "where") return !known.hasAsked;
  if (about === "care" && isHarmOnly(now)) return known.isInfected && now.help === null;
  if (about === "wound" && known.isInfected) return false;
  if (about === "purpose") return !known.hasPurpose;
  if (about === "danger") return !known.wantsToLive;
  if (about === "when") return !known.hasWhen;
  if (now.risk.kind === "abuse" && isOwn && about === "out") return !known.cantLeave;
  if (about === "plan") return now.isPlain && now.hasThoughts && !now.hasMeans && !now.hasTime;
  if (about === "means") return now.isPlain && !now.hasMeans && !now.isPutAway;
  if (about === "called") return now.help === null && !isUrgedEnough({ before, now, spoken });
  if (about === "away") return !now.isPutAway;
  if (about === "reach") return known.helper !== null;
  // Who was named is not asked for again.
  return about !== "who" || !isOwn || known.helper === null;
}

function stepsFor(now: Danger): readonly Step[] {
  const { kind, subject } = placeOf(now);
  if (now.isChild && subject === "me" && kind !== "medical")
    return kind === "self" ? CHILD_STEPS : CHILD_STEPS.filter(({ about }) => about !== "away");
  if (subject === "somebody" && now.known.isInCare) return IN_CARE_STEPS;
  if (isHarmOnly(now)) return HARM_STEPS;
  if (kind === "abuse" && subject === "me" && now.known.cantSpeak) return ABUSE_WRITING_STEPS;
  if (kind === "abuse" && subject === "me" && now.known.isPlanned) return ABUSE_PLANNED_STEPS;
  if (kind === "abuse" && subject === "me" && now.known.isAway) return ABUSE_AWAY_STEPS;
  if (kind === "abuse" && subject === "me" && now.known.cantLeave && now.risk.level === "acute")
    return ABUSE_STAY_STEPS;
  if (now.isBaby && kind === "others" && subject === "me") return BABY_STEPS;
  if (isOfCaring(now)) return CARING_STEPS;
  const isAcute = now.risk.level === "acute";
  if (isAcute && now.isBody && kind === "self" && subject === "me") return STEPS.medical.me.acute;
  return STEPS[kind][subject][isAcute ? "acute" : "explicit"];
}
