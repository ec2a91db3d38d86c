import { SAFETY_KINDS, type SafetyKind } from "#shared/safety/safety.contract.ts";
import { secondPerson } from "#shared/understanding/goal-wording.rules.ts";
import { ask, type Conversation, type GuidedReply, oneOf, plainly, sentences } from "./conversation.rules.ts";
import { objectiveAskedFor, objectiveIn } from "./own-plan.rules.ts";
import { boundaryFrom, objectiveFrom } from "./proposals.rules.ts";
import { type Entry, entryTitle, isTalk } from "./record-entry.rules.ts";
import { boundaryTypeOf } from "./records.rules.ts";
import { asTitle, inQuotes, isCleanTitle, lowerFirst } from "./say-back.rules.ts";
import { SUPPORT } from "./support.content.ts";
import { TALK } from "./talk.content.ts";

export function handoverCard(
  conversation: Conversation,
  answers: { whatChanged: string; whatPersists: string; onePriority: string },
): GuidedReply {
  return {
    text: sentences(
      "That's a complete handover: what changed, what's open, and one priority for tomorrow.",
      oneOf(conversation, TALK.card),
      "Then the rest can wait for the morning.",
    ),
    proposals: [
      {
        kind: "handover",
        fields: { ...answers, opPeriod: conversation.turn.today, timeZone: conversation.turn.timeZone },
      },
    ],
  };
}

/** A kind of safety item as a noun. */
export const PLACES: Readonly<Record<SafetyKind, string>> = {
  lookout: "a lookout",
  comms: "a way to reach people",
  "escape-route": "an escape route",
  "safety-zone": "a safety zone",
};

export function safetyCard(
  conversation: Conversation,
  { kind, title }: { kind: SafetyKind; title: string },
): GuidedReply {
  const { turn } = conversation;
  const next = nextSafetyAsk(conversation, kind);
  return {
    text: sentences(
      `“${title}” would go in as ${PLACES[kind]}.`,
      oneOf(conversation, TALK.card),
      kind === "lookout" && "Ridgeline won't tell anyone, so please ask them yourself.",
      next ? ask(conversation, next) : null,
    ),
    proposals: [{ kind: "safety-item", fields: { kind, title, mode: turn.mode } }],
  };
}

/** The next gap in the safety plan; all four in their order while Echo goes through them one by one. */
export function nextSafetyAsk(conversation: Conversation, kind: SafetyKind): SafetyKind | null {
  const { lcesGaps } = conversation.turn.brief;
  const isWalk = conversation.pending === kind;
  const rest = SAFETY_KINDS.slice(SAFETY_KINDS.indexOf(kind) + 1);
  if (lcesGaps.length === 0) return isWalk ? (rest[0] ?? null) : null;
  return rest.find((one) => lcesGaps.includes(one)) ?? null;
}

export function stepCard(conversation: Conversation, title: string, of: string): GuidedReply {
  const { brief } = conversation.turn;
  if (!isCleanTitle(title)) return plainly(oneOf(conversation, TALK.unclear), ask(conversation, "milestone"));
  const own =
    objectiveIn(of, brief) ??
    objectiveAskedFor(title, brief) ??
    (brief.objectives.length === 1 ? brief.objectives[0] : null);
  const note = /\bremind me\b/i.test(conversation.text) ? oneOf(conversation, TALK.noReminder) : null;
  if (own) {
    return {
      text: sentences(
        note,
        `“${title}” fits as a step of ${inQuotes(own.title)}`,
        oneOf(conversation, TALK.card),
      ),
      proposals: [{ kind: "milestone", fields: { objectiveId: own.id, title } }],
    };
  }
  const alone =
    brief.objectives.length === 0 || note
      ? objectiveFrom(conversation, { task: title, specific: conversation.turn.message })
      : null;
  if (alone) {
    return {
      text: sentences(
        note,
        `“${title}” can stand on its own as an objective.`,
        oneOf(conversation, TALK.card),
        conversation.goal.deadline === null && ask(conversation, "when"),
      ),
      proposals: [alone],
    };
  }
  if (brief.objectives.length === 0)
    return plainly(note, oneOf(conversation, TALK.unclear), ask(conversation, "milestone"));
  const names = brief.objectives.slice(0, 3).map((one) => `“${one.title}”`);
  return plainly(note, `I see ${names.join(", ")}.`, ask(conversation, "which-objective"));
}

export function hazardCard(conversation: Conversation, hazard: string): GuidedReply {
  return {
    text: sentences(
      `So the worry is this: ${secondPerson(lowerFirst(hazard))}.`,
      oneOf(conversation, TALK.card),
      ask(conversation, "prevent"),
    ),
    proposals: [{ kind: "risk", fields: { hazard } }],
  };
}

/** An answer to one of the four questions of the safety plan as an item of it. */
export function safetyAnswer(conversation: Conversation, kind: SafetyKind): GuidedReply {
  const title = asTitle(
    conversation.turn.message.replace(
      /\b(?:I (?:can|could|would|'d) (?:go to|drive to|stay at|stay with|call|text|ask)|probably|maybe)\s+/gi,
      "",
    ),
    120,
  );
  return title === "" || isTalk(conversation.turn.message)
    ? plainly(oneOf(conversation, TALK.unclear), ask(conversation, kind))
    : safetyCard(conversation, { kind, title });
}

export function boundaryCard(conversation: Conversation, statement: string, told?: string): GuidedReply {
  return {
    text: sentences(
      `${inQuotes(statement).replace(/[.]?”[.]?$/, "”")} is short and clear.`,
      told === undefined &&
        boundaryTypeOf([...conversation.written, statement].join(" ")) !== "work" &&
        oneOf(conversation, SUPPORT.boundarySafe),
      oneOf(conversation, TALK.card),
      told === undefined && ask(conversation, "boundary-offer"),
    ),
    proposals: [boundaryFrom(conversation, statement, told)],
  };
}

/** The card for something that was asked for by its name, or a question for what is missing. */
export function entryCard(conversation: Conversation, { kind, words, of }: Entry): GuidedReply {
  const { written, text } = conversation;
  if (kind === "boundary")
    return words === ""
      ? plainly(oneOf(conversation, TALK.sure), ask(conversation, "boundary-state"))
      : boundaryCard(conversation, entryStatement(words), words);
  const title = entryTitle(words);
  if (kind === "risk")
    return title === ""
      ? plainly(oneOf(conversation, TALK.sure), ask(conversation, "hazard"))
      : hazardCard(conversation, title);
  if (kind === "milestone")
    return title === ""
      ? plainly(oneOf(conversation, TALK.sure), ask(conversation, "milestone"))
      : stepCard(conversation, title, of ?? [text, ...written].join(" "));
  return title === ""
    ? plainly(oneOf(conversation, TALK.sure), ask(conversation, kind))
    : safetyCard(conversation, { kind, title });
}

const STATEMENT_MAX = 300;
const entryStatement = (words: string) =>
  `${entryTitle(words, STATEMENT_MAX)}.`.replace(/\bi\b/g, "I").replace(/^i'/i, "I'");
