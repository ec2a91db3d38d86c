import { daysBetween, MONTHS, type PlainDate, partsOf } from "#shared/calendar/plain-date.rules.ts";
import { watchOutsMatchingText } from "#shared/doctrine/watch-out.rules.ts";
import type { SafetyKind } from "#shared/safety/safety.contract.ts";
import type { EchoBrief } from "../echo-brief.ts";
import { type Conversation, oneOf } from "./conversation.rules.ts";

export type OwnObjective = EchoBrief["objectives"][number];

const EVERYDAY =
  /^(?:about|after|again|also|another|because|before|being|better|could|doing|every|finish|first|going|have|help|home|into|just|know|last|like|make|more|much|need|next|only|other|over|plan|really|some|something|start|still|take|than|that|their|them|then|there|these|they|thing|things|this|time|today|tomorrow|want|week|what|when|where|which|with|work|would|year|your|feel|feeling|tired|month|risk|risks|milestone|milestones|objective|objectives|boundary|boundaries|progress|called|changed|missing|show|tell|remind|priority|yesterday|days|keep|get|getting|done|through|should|think)$/;

const SMALL =
  /^(?:the|and|for|you|not|are|but|was|has|had|can|did|get|got|how|who|why|out|our|his|her|its|one|two|now|new|day|all|any|off|say|see|use|way|too|yet|let|put|due|may|yes|own|set|add|end|big|bad|old|ask|try|don|i'm|she|him|does|from|much|far)$/;

/** "moving" and "move", "milestones" and "milestone" are one word. */
const stemOf = (word: string) => word.replace(/(?:'s|ing|ed|es|s|e)$/, "").slice(0, 5);

/** What tells one thing from another: the beginnings of its words. */
function tellingWords(text: string, isAsked: boolean): Set<string> {
  const found = text.toLowerCase().match(/\p{L}{3,}(?:'s)?|\b(?:\p{L}\d+|\d+k)\b/gu) ?? [];
  const words = found.filter((word) => isAsked || word.length > 3 || /\d/.test(word));
  return new Set(words.filter((word) => !EVERYDAY.test(word) && !SMALL.test(word)).map(stemOf));
}

/** The one whose words occur in a text most, or null. Where it is asked for, one word in common is enough. */
function named<Item>(
  text: string,
  items: readonly Item[],
  wordsOf: (item: Item) => string,
  isAsked = false,
): Item | null {
  const inText = tellingWords(text, isAsked);
  const ranked = items
    .map((item) => {
      const own = tellingWords(wordsOf(item), isAsked);
      const shared = [...own].filter((word) => inText.has(word)).length;
      return { item, shared, share: own.size === 0 ? 0 : shared / own.size };
    })
    .filter(({ shared, share }) => shared > 1 || (shared === 1 && (isAsked || share >= 0.25)))
    .sort((a, b) => b.shared - a.shared || b.share - a.share);
  return ranked[0]?.item ?? null;
}

/** The person's own objective that a text speaks of. */
export const objectiveIn = (text: string, brief: EchoBrief): OwnObjective | null =>
  named(text, brief.objectives, ({ title, nextMilestone }) => `${title} ${nextMilestone ?? ""}`);

export const riskIn = (text: string, brief: EchoBrief) => named(text, brief.risks, ({ hazard }) => hazard);

export const boundaryIn = (text: string, brief: EchoBrief) =>
  named(text, brief.boundaries, ({ name, statement }) => `${name} ${statement}`);

/** The objective that a question asks for by some of its words. */
export const objectiveAskedFor = (text: string, brief: EchoBrief) =>
  named(text, brief.objectives, ({ title, nextMilestone }) => `${title} ${nextMilestone ?? ""}`, true);

export const riskAskedFor = (text: string, brief: EchoBrief) =>
  named(text, brief.risks, ({ hazard }) => hazard, true);

export const boundaryAskedFor = (text: string, brief: EchoBrief) =>
  named(text, brief.boundaries, ({ name, statement }) => `${name} ${statement}`, true);

/** What comes first: what's due soonest, else what's furthest along. */
export function mostUrgent({ objectives }: EchoBrief): OwnObjective | null {
  return (
    objectives.toSorted(
      (a, b) => (a.dueOn ?? "9999").localeCompare(b.dueOn ?? "9999") || b.progress - a.progress,
    )[0] ?? null
  );
}

/** "November 21". */
export function shortDay(day: PlainDate): string {
  const { month, day: date } = partsOf(day);
  return `${MONTHS[month - 1]} ${date}`;
}

/** "due tomorrow", "due November 27", "due on November 20, which has passed". */
function dueWords(day: PlainDate, today: PlainDate): string {
  const days = daysBetween(today, day);
  if (days === 0) return "due today";
  if (days === 1) return "due tomorrow";
  const words = shortDay(day);
  return days < 0 ? `with a date of ${words} that has passed` : `due ${words}`;
}

/** "“Paint the fence” (40 percent, due tomorrow)". */
export function objectiveInWords({ title, progress, dueOn }: OwnObjective, today: PlainDate): string {
  const facts = [progress > 0 && `${progress} percent`, dueOn && dueWords(dueOn, today)].filter(Boolean);
  return facts.length > 0 ? `“${title}” (${facts.join(", ")})` : `“${title}”`;
}

const GAPS: Readonly<Record<SafetyKind, string>> = {
  lookout: "lookouts",
  comms: "communications",
  "escape-route": "escape routes",
  "safety-zone": "safety zones",
};

/** "lookouts and safety zones". */
export function gapsInWords(gaps: readonly SafetyKind[]): string {
  const words = gaps.map((gap) => GAPS[gap]);
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : (words[0] ?? "");
}

/**
 * Names what of the person's plan their words are about: an objective, a risk, a boundary, the handover's priority or a gap
 * in the safety plan. Null when nothing is, or when it was named before.
 */
export function planIn({ turn, lower, said }: Conversation): string | null {
  const { brief, message, today } = turn;
  const isNew = (words: string) => !said.some((reply) => reply.includes(words));
  const own = objectiveIn(message, brief);
  if (own && isNew(own.title)) {
    const next = own.nextMilestone ? ` Its next step is “${own.nextMilestone}.”` : "";
    return `This touches your objective ${objectiveInWords(own, today)}.${next}`;
  }
  const risk = riskIn(message, brief);
  if (risk && isNew(risk.hazard)) return `You've noted a risk that may touch it: “${risk.hazard}.”`;
  const boundary = boundaryIn(message, brief);
  if (boundary && isNew(boundary.name))
    return `You have a boundary that may fit: “${boundary.name}: ${boundary.statement.replace(/\.$/, "")}.”`;
  const priority = brief.handover?.onePriority.trim() ?? "";
  if (priority !== "" && named(message, [priority], (words) => words) && isNew(priority))
    return `Your last handover put this first: “${priority.replace(/\.$/, "")}.”`;
  const hasGap = brief.lcesGaps.length > 0 && OUTDOORS.test(lower) && isNew("safety plan");
  return hasGap ? `Your safety plan has nothing yet under ${gapsInWords(brief.lcesGaps)}.` : null;
}

/** What a safety plan is made for. */
const OUTDOORS =
  /\b(?:snow ?storm|storm|hurricane|tornado|blizzard|flood\w*|wildfire|evacuat\w+|power (?:is |has been |went )?out|outage|heat wave)\b/;

/**
 * Names the Watch Out that the person's words point to, and why; null when there is none, when it was named before, or
 * when the words are Echo's own, said back.
 */
export function watchOutIn(conversation: Conversation): string | null {
  const { turn, said } = conversation;
  const match = watchOutsMatchingText(turn.message).find(
    ({ watchOut, matched: [word = ""] }) =>
      !said.some((reply) => reply.includes(`Watch Out ${watchOut.id},`)) &&
      !said.at(-1)?.toLowerCase().includes(word.toLowerCase()),
  );
  if (!match || said.some((reply) => /Watch Out \d/.test(reply))) return null;
  const { watchOut, matched } = match;
  const name = `Watch Out ${watchOut.id}, “${watchOut.title}`;
  const word = matched[0] ?? "";
  return oneOf(conversation, [
    `You wrote “${word},” and that's an early sign worth a look: ${name}.”`,
    `The word “${word}” points to ${name}.”`,
    `Because you wrote “${word},” I think of ${name}.”`,
  ]);
}
