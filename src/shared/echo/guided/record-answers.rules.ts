import { HANDOVER_TEXT_MAX } from "#shared/handover/handover.contract.ts";
import { sentenceCase } from "#shared/understanding/goal-wording.rules.ts";
import type { AskId } from "./asks.content.ts";
import { answersIn, ask, type Conversation, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";
import { objectiveAskedFor } from "./own-plan.rules.ts";
import {
  boundaryCard,
  handoverCard,
  hazardCard,
  nextSafetyAsk,
  safetyAnswer,
  stepCard,
} from "./record-cards.rules.ts";
import { checkInAnswer, checkInIn } from "./record-check-in.rules.ts";
import { entryIn, entryTitle, isTalk } from "./record-entry.rules.ts";
import { checkIn } from "./record-replies.rules.ts";
import { statementIn, stepIn } from "./records.rules.ts";
import { DONT_KNOW, NO } from "./signs.content.ts";
import { SUPPORT } from "./support.content.ts";
import { boundary } from "./support.rules.ts";
import { TALK } from "./talk.content.ts";

/** Questions whose answers make a record. */
export function ofRecords(conversation: Conversation, pending: AskId): GuidedReply | null {
  const { turn, text, lower } = conversation;
  const isNothing = DONT_KNOW.test(lower) || NO.test(lower);
  if (pending === "energy" || pending === "stress" || pending === "mood") {
    const named = checkInIn(text);
    if (isTalk(text)) return null;
    const given = Object.keys(named).length > 0 ? named : checkInAnswer(pending, text);
    return Object.keys(given).length > 0
      ? checkIn(conversation, given)
      : text.split(" ").length > 6
        ? null
        : plainly(oneOf(conversation, TALK.unclear), ask(conversation, pending));
  }
  if (isTalk(text) && (pending === "changed" || pending === "persists" || pending === "priority"))
    return null;
  if (pending === "changed" || pending === "persists") {
    const next = pending === "changed" ? "persists" : "priority";
    return plainly(
      isNothing ? oneOf(conversation, TALK.none) : oneOf(conversation, TALK.ack),
      ask(conversation, next),
    );
  }
  if (pending === "priority" && !isNothing) {
    const { changed = "", persists = "" } = answersIn(conversation);
    if (changed.trim() && persists.trim())
      return handoverCard(conversation, {
        whatChanged: sentenceCase(changed.trim()).slice(0, HANDOVER_TEXT_MAX),
        whatPersists: sentenceCase(persists.trim()).slice(0, HANDOVER_TEXT_MAX),
        onePriority: sentenceCase(turn.message.trim()),
      });
    return plainly(oneOf(conversation, TALK.ack), ask(conversation, "proceed"));
  }
  if (
    pending === "lookout" ||
    pending === "comms" ||
    pending === "escape-route" ||
    pending === "safety-zone"
  ) {
    if (!isNothing && !NO_ONE.test(lower)) return safetyAnswer(conversation, pending);
    const next = nextSafetyAsk(conversation, pending);
    return plainly(
      "That's a gap worth knowing; you could ask one person about it this week.",
      next ? ask(conversation, next) : ask(conversation, "helped"),
    );
  }
  if (pending === "boundary-state" && !isNothing && isTalk(text)) return null;
  if (pending === "boundary-state" && !isNothing) {
    const [sentence = text] = text
      .split(/(?<=[.!?])\s+/)
      .filter((part) => LIMITS.test(part))
      .slice(-1);
    const words = sentence.replace(/^(?:so |then )?I want:\s*/i, "").replace(LEAD_TO_SPEECH, "");
    const isLabelled = /\bI want:/i.test(sentence);
    const isSaid =
      words.split(" ").length > 3 &&
      words.length < 200 &&
      LIMITS.test(words) &&
      !/\?$|^(?:I|we) (?:want|need|wish)\b/i.test(words);
    const statement =
      statementIn(text) ??
      (isSaid &&
      (isLabelled || /^(?:I|I'm|we|we're|please|don't|no|not|sorry|thanks?|hi|hey|mom|dad)\b/i.test(words))
        ? sentenceCase(words)
        : null);
    return statement
      ? boundaryCard(conversation, statement)
      : plainly(oneOf(conversation, SUPPORT.boundaryOwn), ask(conversation, "boundary-state"));
  }
  if (pending === "boundary-need" && statementIn(text)) return boundary(conversation);
  if (pending === "boundary-need" && /^(?:I'll|I will)\b/i.test(text) && LIMITS.test(text))
    return boundaryCard(conversation, entryTitle(text));
  if (pending === "which-objective") {
    const own = objectiveAskedFor(turn.message, turn.brief);
    const step = conversation.written.map(stepNamed).findLast(Boolean);
    if (own && step) return stepCard(conversation, step, own.title);
  }
  if ((pending === "hazard" || pending === "milestone") && !isNothing && !isTalk(text)) {
    const title = entryTitle(text);
    return pending === "hazard"
      ? hazardCard(conversation, title)
      : stepCard(conversation, title, [text, ...conversation.written].join(" "));
  }
  return null;
}

const NO_ONE =
  /\b(?:nobody|no one|none|nothing|nowhere|don't (?:have|know|trust)|not sure|no idea|can't think)\b/;

/** A plan for tomorrow is no limit. */
const LIMITS =
  /n't\b|\b(?:not|no|never|only|until|till?|after|before|unless|stop|off|instead|leave|hang up|enough|rather|need|from|can|have it|please)\b/i;

const LEAD_TO_SPEECH =
  /^(?:(?:maybe|probably|I guess|I think),? )?(?:I(?:'d| would| could| can|'ll) (?:just )?(?:say|tell (?:him|her|them))(?: that)?|something like|tell (?:him|her|them)(?: that)?)[:,]?\s+/i;

/** The step that a message names, if any. */
export function stepNamed(text: string): string | null {
  const entry = entryIn(text);
  const title = entry?.kind === "milestone" ? entryTitle(entry.words) : stepIn(text)?.title;
  return title || null;
}
