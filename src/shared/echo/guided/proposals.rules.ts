import type { Pillar } from "#shared/doctrine/pillars.ts";
import { sentenceCase } from "#shared/understanding/goal-wording.rules.ts";
import { shortened } from "#shared/understanding/own-task.rules.ts";
import type { Conversation, GuidedProposal } from "./conversation.rules.ts";
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
const SPECIFIC_MAX = 1000;

interface ObjectiveWords {
  /** In the person's own words: "call my landlord". */
  task: string;
  /** All that they said about it. */
  specific: string;
  /** How they will know, if they said. */
  measurable?: string | undefined;
}

/** An objective of what the person said; what they didn't say stays empty. */
export function objectiveFrom(
  { turn, goal }: Conversation,
  { task, specific, measurable }: ObjectiveWords,
): GuidedProposal | null {
  const title = sentenceCase(shortened(task, TITLE_MAX));
  if (title === "") return null;
  // A number of another clause measures nothing.
  const counted = [goal.frequency, goal.amount?.words].find(
    (words) => words && goal.task.words.includes(words),
  );
  const { deadline } = goal;
  return {
    kind: "objective",
    fields: {
      title,
      specific: specific.slice(0, SPECIFIC_MAX),
      measurable: measurable?.trim() || (counted ? sentenceCase(counted) : `It's done: ${title}`),
      pillar: pillarOf(`${title} ${specific}`),
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

/** A boundary with the person's own sentence. */
export function boundaryFrom(conversation: Conversation, statement: string): GuidedProposal {
  const told = [...conversation.written, conversation.turn.message].join(" ");
  const who =
    conversation.goal.who ??
    /\bmy (?:boss|manager|mom|mum|mother|dad|father|sister|brother|friend|coworker|neighbor|mother-in-law|roommate|ex|client|team)\b/i.exec(
      told,
    )?.[0] ??
    null;
  return {
    kind: "boundary",
    fields: {
      name: who ? `With ${who.toLowerCase()}` : shortened(statement, NAME_MAX) || "A limit of mine",
      type: boundaryTypeOf(who ?? told),
      statement,
    },
  };
}
