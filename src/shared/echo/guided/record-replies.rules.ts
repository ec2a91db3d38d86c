import { SAFETY_KINDS } from "#shared/safety/safety.contract.ts";
import { secondPerson } from "#shared/understanding/goal-wording.rules.ts";
import {
  answersIn,
  ask,
  type Conversation,
  type GuidedReply,
  oneOf,
  plainly,
  sentences,
} from "./conversation.rules.ts";
import { objectiveIn } from "./own-plan.rules.ts";
import {
  type CheckInWords,
  checkInAnswer,
  checkInIn,
  handoverIn,
  hazardIn,
  safetyItemIn,
  statementIn,
  stepIn,
} from "./records.rules.ts";
import { asTitle, inQuotes, lowerFirst } from "./say-back.rules.ts";
import { TOPICS } from "./signs.content.ts";
import { boundary } from "./support.rules.ts";
import { TALK } from "./talk.content.ts";

/** Something that the person wants to put into their plan, or has just said in so many words. */
export function record(conversation: Conversation): GuidedReply | null {
  const { text, lower, pending, turn } = conversation;
  const values = checkInIn(text);
  if (values.stress !== undefined || (TOPICS["check-in"].test(lower) && !pending))
    return checkIn(conversation, values);
  const handover = handoverIn(turn.message);
  if (handover && (TOPICS.handover.test(lower) || pending === null))
    return handoverCard(conversation, handover);
  if (TOPICS.handover.test(lower) && !TOPICS.status.test(lower) && !pending)
    return plainly("Let's close the day in three short answers.", ask(conversation, "changed"));
  const item = safetyItemIn(text);
  if (item) return safetyCard(conversation, item);
  const step = stepIn(text);
  if (step) return stepCard(conversation, step.title, step.of ?? text);
  const hazard = pending === null ? hazardIn(text) : null;
  if (hazard) return hazardCard(conversation, hazard);
  if (pending === null && TOPICS.boundary.test(lower) && statementIn(text)) return boundary(conversation);
  return null;
}

/** Asks for what is missing of a check-in, and offers it once all three values are said. */
export function checkIn(conversation: Conversation, now: CheckInWords): GuidedReply {
  const answers = answersIn(conversation);
  const values: CheckInWords = {
    ...(conversation.pending && isCheckIn(conversation.pending) ? earlier(conversation) : {}),
  };
  for (const asked of ["energy", "stress", "mood"] as const)
    Object.assign(values, checkInAnswer(asked, answers[asked] ?? ""));
  Object.assign(values, now);
  const { energy, stress, mood } = values;
  if (energy === undefined)
    return plainly(stress !== undefined && `Stress ${stress}, got it.`, ask(conversation, "energy"));
  if (stress === undefined) return plainly(`Energy ${energy}.`, ask(conversation, "stress"));
  if (mood === undefined) return plainly(`Energy ${energy}, stress ${stress}.`, ask(conversation, "mood"));
  return {
    text: sentences(
      `Energy ${energy}, stress ${stress}, mood ${mood}.`,
      oneOf(conversation, TALK.card),
      stress >= 7
        ? "That's a high number; what can wait until you've eaten, rested or slept?"
        : "One small thing for yourself today counts too.",
    ),
    proposals: [{ kind: "check-in", fields: { energy, stress, mood, source: "user" } }],
  };
}

const isCheckIn = (asked: string) => asked === "energy" || asked === "stress" || asked === "mood";

/** The values in the messages before. */
const earlier = ({ written }: Conversation): CheckInWords =>
  Object.assign({}, ...written.map((message) => checkInIn(message)));

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

type Item = NonNullable<ReturnType<typeof safetyItemIn>>;
const PLACES: Readonly<Record<Item["kind"], string>> = {
  lookout: "a lookout",
  comms: "a way to reach people",
  "escape-route": "an escape route",
  "safety-zone": "a safety zone",
};

function safetyCard(conversation: Conversation, { kind, title }: Item): GuidedReply {
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
export function nextSafetyAsk(conversation: Conversation, kind: Item["kind"]): Item["kind"] | null {
  const { lcesGaps } = conversation.turn.brief;
  const isWalk = conversation.pending === kind;
  const rest = SAFETY_KINDS.slice(SAFETY_KINDS.indexOf(kind) + 1);
  if (lcesGaps.length === 0) return isWalk ? (rest[0] ?? null) : null;
  return rest.find((one) => lcesGaps.includes(one)) ?? null;
}

export function stepCard(conversation: Conversation, title: string, of: string): GuidedReply {
  const { brief } = conversation.turn;
  const own = objectiveIn(of, brief) ?? (brief.objectives.length === 1 ? brief.objectives[0] : null);
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
  if (brief.objectives.length === 0) {
    return {
      text: sentences(
        note,
        `“${title}” can stand on its own as an objective.`,
        oneOf(conversation, TALK.card),
        /\bat \d|\b(?:today|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i.test(
          title,
        )
          ? null
          : ask(conversation, "when"),
      ),
      proposals: [
        {
          kind: "objective",
          fields: {
            title,
            specific: conversation.turn.message,
            measurable: `Done: ${title}`,
            pillar: "Production",
            mode: conversation.turn.mode,
          },
        },
      ],
    };
  }
  const names = brief.objectives.slice(0, 3).map((one) => `“${one.title}”`);
  return plainly(note, `I see ${names.join(", ")}.`, ask(conversation, "which-objective"));
}

function hazardCard(conversation: Conversation, hazard: string): GuidedReply {
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
export function safetyAnswer(conversation: Conversation, kind: Item["kind"]): GuidedReply {
  const title = asTitle(
    conversation.turn.message.replace(
      /\b(?:I (?:can|could|would|'d) (?:go to|drive to|stay at|stay with|call|text|ask)|probably|maybe)\s+/gi,
      "",
    ),
    120,
  );
  return title === ""
    ? plainly(oneOf(conversation, TALK.unclear), ask(conversation, kind))
    : safetyCard(conversation, { kind, title });
}
