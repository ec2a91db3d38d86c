import type { Pillar } from "#shared/doctrine/pillars.ts";
import { sentenceCase } from "#shared/understanding/goal-wording.rules.ts";
import { shortened } from "#shared/understanding/own-task.rules.ts";
import type { Conversation, GuidedProposal } from "./conversation.rules.ts";
import { isTalk } from "./record-entry.rules.ts";
import { boundaryTypeOf } from "./records.rules.ts";

const PILLARS: readonly (readonly [Pillar, RegExp])[] = [
  [
    "Peace",
    /\b(?:rest|sleep|vacation|family|mom|mum|dad|parents?|kids?|son|daughter|wife|husband|partner|sister|brother|friends?|grand\w+|date night|relax|time off|walk|apologi\w+|forgive|visit|boundar\w+|dinner|party|birthday|wedding)\b/,
  ],
  [
    "Presence",
    /\b(?:meditat\w+|mindful\w*|breath\w*|journal\w*|therapy|therapist|yoga|calm|notice|screen time|phone|drinking|smok\w+|scroll\w*|patient|temper|snapping)\b/,
  ],
  [
    "Purpose",
    /\b(?:decide|decision|career|purpose|volunteer\w*|learn|degree|school|college|calling|retire\w*|values|future|major|apply|application)\b/,
  ],
];

/** The pillar that a goal's words belong to; most are work to be done. */
const pillarOf = (text: string): Pillar =>
  PILLARS.find(([, sign]) => sign.test(text.toLowerCase()))?.[0] ?? "Production";

const TITLE_MAX = 80;
const SPECIFIC_MAX = 240;

/** Words that begin no task of one's own, and nouns that look like verbs before a number. */
const NO_TASK =
  /^(?:do|does|did|am|is|are|was|what|why|how|where|when|who|which|whether|should|can|could|will|would|i|it|that|this|you|he|she|they|we|know|talk|thank god|keep it|forget)\b(?! my\b)|^(?:start|do|go|be|get|have|make|take) (?:now|it|that|this|what|so|on|there|with)$|^\w+ [£$€]?\d[\d.,]*k?$|\?|\b(?:you|echo|wtf|lol)\b/i;

/** Whether a title is a clean task: not a question, a complaint or a sum. */
const isTask = (title: string) => title.includes(" ") && !NO_TASK.test(title);

/** The one sentence of the person's that a title was taken from; the title where there is no clean one. */
function sentenceAbout(title: string, messages: readonly string[]): string {
  const words = title.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const parts = messages.flatMap((message) => message.split(/(?<=[.!?])\s+|\n+/)).map((part) => part.trim());
  const fit = parts.findLast(
    (part) =>
      part.length <= SPECIFIC_MAX &&
      !isTalk(part) &&
      words.length > 0 &&
      words.every((word) => part.toLowerCase().includes(word.slice(0, 5))),
  );
  return sentenceCase((fit ?? title).replace(/[\s,;:]+$/, ""));
}

interface ObjectiveWords {
  /** In the person's own words: "call my landlord". */
  task: string;
  /** What they said, to take one sentence about it from. */
  specific: string | readonly string[];
  /** How they will know, if they said. */
  measurable?: string | undefined;
}

/** An objective of what the person said; what they didn't say stays empty. Null where they named no clean task. */
export function objectiveFrom(
  conversation: Conversation,
  { task, specific, measurable }: ObjectiveWords,
): GuidedProposal | null {
  const title = sentenceCase(shortened(task, TITLE_MAX));
  if (!isTask(title)) return null;
  const { goal } = conversation;
  // A number of another clause measures nothing.
  const counted = [goal.frequency, goal.amount?.words].find(
    (words) => words && goal.task.words.includes(words),
  );
  return objectiveOf(conversation, {
    title,
    specific: sentenceAbout(title, [specific].flat()),
    measurable: measurable?.trim() || (counted && sentenceCase(counted)),
  });
}

/** An objective with this title, by the day that the message names if it does. */
export function objectiveOf(
  { turn, goal: { deadline } }: Pick<Conversation, "turn" | "goal">,
  {
    title,
    specific,
    measurable,
    pillar = pillarOf(`${title} ${specific}`),
  }: { title: string; specific: string; measurable?: string | null | undefined; pillar?: Pillar },
): Extract<GuidedProposal, { kind: "objective" }> {
  return {
    kind: "objective",
    fields: {
      title,
      specific,
      measurable: measurable || `It's done: ${title}`,
      pillar,
      mode: turn.mode,
      ...(deadline && {
        timeBound: deadline.words,
        dueOn: deadline.day,
        dueSource: deadline.isExact ? ("given" as const) : ("suggested" as const),
      }),
    },
  };
}

const NAME_MAX = 60;

/** A boundary with the person's own sentence; `told` is where to read whom it is with. */
export function boundaryFrom(
  conversation: Conversation,
  statement: string,
  told = [...conversation.written, conversation.turn.message].join(" "),
): GuidedProposal {
  const who =
    /\bmy (?:boss|manager|mom|mum|mother|dad|father|sister|brother|friend|coworker|neighbor|mother-in-law|roommate|ex|client|team)\b/i.exec(
      told,
    )?.[0] ?? null;
  return {
    kind: "boundary",
    fields: {
      name: who ? `With ${who.toLowerCase()}` : shortened(statement, NAME_MAX) || "A limit of mine",
      type: boundaryTypeOf(who ?? told),
      statement,
    },
  };
}
