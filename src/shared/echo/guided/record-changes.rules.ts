import type { EchoTurn } from "../echo-turn.ts";
import {
  type Conversation,
  type GuidedProposal,
  type GuidedReply,
  hasOffered,
  oneOf,
  plainly,
  sentences,
} from "./conversation.rules.ts";
import { shortDay } from "./own-plan.rules.ts";
import { OWN } from "./own-questions.content.ts";
import { objectiveFrom } from "./proposals.rules.ts";
import { stepNamed } from "./record-answers.rules.ts";
import { entryCard, stepCard } from "./record-cards.rules.ts";
import { checkInAnswer, checkInIn } from "./record-check-in.rules.ts";
import { entryIn, entryTitle, isTalk } from "./record-entry.rules.ts";
import { keep } from "./record-keep.rules.ts";
import { checkIn, checkInBefore } from "./record-replies.rules.ts";
import { inQuotes } from "./say-back.rules.ts";
import { TALK } from "./talk.content.ts";

type Replay = (turn: EchoTurn) => GuidedReply;

/** What a person asks about a card or wants to put on one by its name: saved or not, another value, away with it. */
export function cardTalk(conversation: Conversation, replay: Replay): GuidedReply | null {
  const lower = conversation.lower.replaceAll("’", "'");
  if (SAVED.test(lower) && !PRIVACY.test(lower) && !OWN_MONEY.test(lower))
    return savedOrNot(conversation, replay);
  if (HOW_TO.test(lower)) return plainly(OWN.howTo, placeOf(lower));
  return (
    checkInMended(conversation, lower) ??
    deleted(conversation, lower) ??
    mendedCard(conversation, lower, replay) ??
    keep(conversation) ??
    named(conversation, lower) ??
    (HANDOVER_LINE.test(lower) ? plainly(OWN.handoverLine) : null)
  );
}

const SAVED =
  /\b(?:did|have|has|is|was|are|were|do)(?:n't)? (?:you |it |that |this |they |my |mine |the ){0,2}(?:\w+ ){0,3}?(?:saved?|add(?:ed)?|stored?|log(?:ged)?|record(?:ed)?)\b(?! (?:a|an|another)\b)|\bsave (?:mine|or not)\b/;
const OWN_MONEY = /\b(?:have|had|only|about) [$£€]?\d[\d.,]*k?(?: \w+)? saved\b/;
const HOW_TO =
  /\bhow (?:do|can|would|could) (?:i|you) (?:add|log|make|create|set|write|record|delete|change|edit|remove|do) (?:an? |my |the |another )?(?:risk|milestone|objective|goal|boundary|lookout|escape route|safety zone|handover)s?\b(?! with| for)/;
const PRIVACY = /\b(?:what i (?:type|write|say)|conversation|chats?|anywhere|private|privacy|our talk)\b/;
const HANDOVER_LINE =
  /\b(?:log|note|add|put|write)\b[^.!?]{4,120}\b(?:in|into|for|to|on) (?:the |my |tonight's |tomorrow's |today's )?hand ?over\b/;

/** The cards of Echo's last reply, found by making that reply again. */
function lastCards({ turn }: Conversation, replay: Replay): readonly GuidedProposal[] {
  const [asked, reply] = turn.history.slice(-2);
  if (asked?.role !== "user" || reply?.role !== "assistant" || !offers(reply.content)) return [];
  const again = replay({ ...turn, message: asked.content, history: turn.history.slice(0, -2) });
  return again.text === reply.content ? again.proposals : [];
}

const offers = (reply: string) => TALK.card.some((words) => reply.includes(words));

function savedOrNot(conversation: Conversation, replay: Replay): GuidedReply {
  const [card] = lastCards(conversation, replay);
  if (card) return plainly(OWN.notSaved, `“${titleOf(card)}” stands on the card above.`, OWN.stillOffered);
  if (hasOffered(conversation)) return plainly(OWN.notSaved, OWN.offeredBefore);
  const entry = conversation.written.map(entryIn).findLast((one) => one !== null && one.words !== "");
  if (!entry) return plainly(OWN.notSaved, OWN.nameIt);
  const reply = entryCard(conversation, entry);
  return { ...reply, text: sentences(OWN.notSaved, reply.text) };
}

function titleOf(card: GuidedProposal): string {
  if (card.kind === "risk") return card.fields.hazard;
  if (card.kind === "boundary") return card.fields.statement.replace(/\.$/, "");
  if (card.kind === "check-in") return "Check-in";
  if (card.kind === "handover") return "Handover";
  return card.fields.title ?? "";
}

const CORRECTS =
  /^(?:no|nah|nope|actually|wait|sorry|not|oops|hm+|i (?:said|meant))\b|\b(?:change|make|set|move|switch|correct|edit|fix|update|push)\b|\binstead\b|\bi meant\b|\bshould (?:be|say)\b|\b(?:date|day|title) is wrong\b|\bwrong (?:date|day|title)\b|\b(?:not|isn't) (?:the |my |a |an )?\w+[,.]? (?:but |it'?s |it is )|,? not (?:the |my |a |an )?\w+[\s.!]*$/;

/** "No, stress is 8" and "change it to 8" after a check-in. */
function checkInMended(conversation: Conversation, lower: string): GuidedReply | null {
  const before = checkInBefore(conversation);
  if (Object.keys(before).length === 0) return null;
  const named = checkInIn(conversation.text);
  if (Object.keys(named).length > 0) return checkIn(conversation, named);
  const isWhole = Object.keys(before).length === 3;
  const bare = isWhole && CORRECTS.test(lower) ? checkInAnswer("stress", lower) : {};
  return bare.stress === undefined ? null : checkIn(conversation, bare);
}

const DELETES =
  /^(?:(?:no|nah|ok|okay|please|lol|can you|could you|just|then),? )*(?:\W|.{0,60}[.!?,] )?(?:delete|remove|scrap|discard|erase|undo|cancel|get rid of) (?:(?:that|this|it|them|the card|those)(?: (?:one|card))?(?=[\s.!?,]|$)|(?:the|my|that|this) (?:\w+ ){0,2}(?:risk|milestone|objective|goal|boundary|lookout|check-?in|handover|escape route|safety zone)s?\b)/;

/** "take that card away", "I don't want the card". */
const TAKES_AWAY =
  /\b(?:take|get|put) (?:that|the|this) (?:last )?(?:card|one)(?: \w+)? (?:away|off|out|back)\b|\btake (?:that|it|this) (?:away|off)\b|\b(?:don't|dont|do not) (?:want|need) (?:that|the|this|a|any) cards?\b|\b(?:lose|drop|remove|delete|dismiss|hide) (?:that|the|this) (?:last )?card\b|^no cards?\b/;

function deleted(conversation: Conversation, lower: string): GuidedReply | null {
  if (TAKES_AWAY.test(lower) && (/\bcards?\b/.test(lower) || hasOffered(conversation)))
    return plainly(OWN.takeAway);
  if (!DELETES.test(lower)) return null;
  if (offers(conversation.said.at(-1) ?? "")) return plainly(OWN.dismiss);
  const isStored =
    /\b(?:the|my) (?:\w+ ){0,2}(?:risk|milestone|objective|boundary|lookout|check-?in|handover|escape|safety)/.test(
      lower,
    );
  if (isStored) return plainly(OWN.cantChange, placeOf(lower));
  if (hasOffered(conversation)) return plainly(OWN.onlyOffered, placeOf(lower));
  return plainly(OWN.nothingToDelete);
}

const PLACES_OF: readonly (readonly [RegExp, string])[] = [
  [/\b(?:objective|goal|milestone|date|due|deadline|title)\b/, "You can do that under Objectives."],
  [/\b(?:risk|lookout|escape route|safety zone|safety plan|comms)\b/, "You can do that under Safety."],
  [/\b(?:check-?in|boundary|mood|stress|energy)\b/, "You can do that under Wellness."],
  [/\bhand ?over\b/, "You can do that under Briefing."],
];

const placeOf = (lower: string) =>
  PLACES_OF.find(([sign]) => sign.test(lower))?.[1] ??
  "You can do that where it stands: Objectives, Safety, Wellness or Briefing.";

const NEW_WORDS =
  /\b(?:call it|name it|title (?:should be|is|to)|(?:it )?should (?:say|be)|i meant|make it say|change (?:it|that|the \w+) to)[:,]? ["“]?(?<words>[^"”\n]{4,200})/i;
const CHANGES_STORED =
  /\b(?:change|move|edit|update|push)\b[^.!?]{0,20}\b(?:date|deadline|due date|title|objective|milestone|risk|boundary|check-?in|handover)\b|\bmark (?:it|that|this) (?:as )?(?:done|complete|off|somewhere)\b|\b(?:mark|tick|check off|complete)\b[^.!?]{0,40}\b(?:milestone|objective|goal|risk)s?\b/;

/** Another date or other words for what stands on the last card, or where to change what is stored. */
function mendedCard(conversation: Conversation, lower: string, replay: Replay): GuidedReply | null {
  // "should I push the date back" weighs a date out in the world.
  const isStored = CHANGES_STORED.test(lower) && !/\bshould (?:i|we)\b/.test(lower);
  if (!CORRECTS.test(lower) && !isStored) return null;
  const card = lastCards(conversation, replay)[0] ?? aimCard(conversation);
  if (!card) {
    if (!isStored) return null;
    return hasOffered(conversation)
      ? plainly(OWN.editCard, OWN.cantChange, placeOf(lower))
      : plainly(OWN.cantChange, placeOf(lower));
  }
  const changed = changedCard(conversation, card);
  if (changed && JSON.stringify(changed.card.fields) === JSON.stringify(card.fields))
    return plainly(OWN.cardSaysSo, `It reads ${changed.words}`, OWN.stillOffered);
  if (changed) {
    return {
      text: sentences(
        oneOf(conversation, OWN.sorry),
        `It now says ${changed.words}`,
        oneOf(conversation, TALK.card),
        OWN.dismissOld,
      ),
      proposals: [changed.card],
    };
  }
  return isStored ? plainly(OWN.editCard) : null;
}

const NAME_MAX = 60;
const AIM = /\bIn short: ([^.]{4,90})\./;

/** The objective that Echo's last reply summed up, where the talk is too long for the reply to be made again. */
function aimCard(conversation: Conversation): GuidedProposal | null {
  const last = conversation.said.at(-1) ?? "";
  const aim = AIM.exec(last)?.[1]
    ?.replace(/\byour\b/g, "my")
    .replace(/\byou\b/g, "I");
  return aim && offers(last) && conversation.goal.deadline
    ? objectiveFrom(conversation, { task: aim, specific: conversation.written })
    : null;
}

type Titled = Extract<GuidedProposal, { kind: "objective" }>["fields"];

/** Another title, and the other texts that repeat the old one. */
function retitled({ measurable, specific, timeBound }: Titled, title: string) {
  const isOld = timeBound !== undefined && timeBound !== "" && specific.includes(timeBound);
  return {
    title,
    measurable: measurable.startsWith("It's done: ") ? `It's done: ${title}` : measurable,
    specific: isOld ? title : specific,
  };
}

function changedCard(
  { goal, text }: Conversation,
  card: GuidedProposal,
): { words: string; card: GuidedProposal } | null {
  const { deadline } = goal;
  if (card.kind === "objective" && deadline) {
    const { day, words, isExact } = deadline;
    if (day === card.fields.dueOn) return { words: `“${card.fields.title},” due ${shortDay(day)}.`, card };
    const title = card.fields.timeBound
      ? card.fields.title.replace(` ${card.fields.timeBound}`, "")
      : card.fields.title;
    const fields = {
      ...card.fields,
      ...retitled(card.fields, title),
      timeBound: words,
      dueOn: day,
      dueSource: isExact ? ("given" as const) : ("suggested" as const),
    };
    return { words: `“${title},” due ${shortDay(day)}.`, card: { kind: "objective", fields } };
  }
  const title = swapped(titleOf(card), text) ?? entryTitle(NEW_WORDS.exec(text)?.groups?.words ?? "");
  if (!title.includes(" ") || isTalk(title)) return null;
  const words = inQuotes(title);
  if (card.kind === "objective")
    return { words, card: { ...card, fields: { ...card.fields, ...retitled(card.fields, title) } } };
  if (card.kind === "milestone") return { words, card: { ...card, fields: { ...card.fields, title } } };
  if (card.kind === "safety-item") return { words, card: { ...card, fields: { ...card.fields, title } } };
  if (card.kind === "risk") return { words, card: { ...card, fields: { ...card.fields, hazard: title } } };
  if (card.kind === "boundary") {
    const isNamedBy = card.fields.statement.startsWith(card.fields.name);
    const name = isNamedBy ? entryTitle(title, NAME_MAX) || title.slice(0, NAME_MAX) : card.fields.name;
    return { words, card: { ...card, fields: { ...card.fields, name, statement: `${title}.` } } };
  }
  return null;
}

/** "it's not the shed, it's the fence": the title with the right word; null when the wrong one isn't in it. */
function swapped(title: string, text: string): string | null {
  const found =
    /\b(?:not|isn't) (?:the |my |a |an )?(?<old>[\w-]+)[,.;]? (?:but |it'?s |it is )(?:the |my |a |an )?(?<now>[\w-]+)/i.exec(
      text,
    ) ??
    /(?:^|\b(?:the|my|a|an|said|meant) )(?<now>[\w-]+),? not (?:the |my |a |an )?(?<old>[\w-]+)[\s.!]*$/i.exec(
      text,
    );
  const { old = "", now = "" } = found?.groups ?? {};
  const place = old === "" ? -1 : title.toLowerCase().search(new RegExp(`\\b${old.toLowerCase()}\\b`));
  return place < 0 ? null : title.slice(0, place) + now + title.slice(place + old.length);
}

/** Something asked for by its name, with its words from this message or, for a milestone, from one before. */
function named(conversation: Conversation, lower: string): GuidedReply | null {
  const entry = entryIn(conversation.turn.message);
  if (!entry || (conversation.pending === entry.kind && entry.words === "")) return null;
  const step =
    entry.kind === "milestone" && entry.words === ""
      ? conversation.written.map(stepNamed).findLast(Boolean)
      : null;
  const reply = step
    ? stepCard(conversation, step, entry.of ?? conversation.text)
    : entryCard(conversation, entry);
  const last = conversation.said.at(-1) ?? "";
  const isAnew =
    reply.proposals.length > 0 && offers(last) && CORRECTS.test(lower) && SAME[entry.kind]?.test(last);
  return isAnew ? { ...reply, text: sentences(reply.text, OWN.dismissOld) } : reply;
}

/** How a card of a kind shows in a reply. */
const SAME: Readonly<Record<string, RegExp>> = {
  lookout: /as a lookout/,
  comms: /as a way to reach/,
  "escape-route": /as an escape route/,
  "safety-zone": /as a safety zone/,
  milestone: /as a step of/,
  boundary: /is short and clear|says it plainly/,
};
