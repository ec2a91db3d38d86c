import { sentenceCase } from "#shared/understanding/goal-wording.rules.ts";
import { ask, type Conversation, type GuidedReply, oneOf, plainly, sentences } from "./conversation.rules.ts";
import { boundaryIn, gapsInWords } from "./own-plan.rules.ts";
import { boundaryFrom } from "./proposals.rules.ts";
import { statementIn } from "./records.rules.ts";
import { inQuotes } from "./say-back.rules.ts";
import { SUPPORT } from "./support.content.ts";
import { TALK } from "./talk.content.ts";

/** Words that may mean a wish to die: a kind and direct question, and people. */
export const danger = (conversation: Conversation): GuidedReply =>
  plainly(
    oneOf(conversation, SUPPORT.danger),
    oneOf(conversation, SUPPORT.dangerPeople),
    ask(conversation, "danger"),
  );

/** Somebody hurts or controls the person. No boundary or talk is coached here. */
export const afraid = (conversation: Conversation): GuidedReply =>
  plainly(
    oneOf(conversation, SUPPORT.afraid),
    oneOf(conversation, SUPPORT.afraidPeople),
    ask(conversation, "afraid"),
  );

export const grief = (conversation: Conversation): GuidedReply =>
  plainly(
    oneOf(conversation, SUPPORT.grief),
    oneOf(conversation, SUPPORT.griefSlow),
    ask(conversation, "grief"),
  );

export const panic = (conversation: Conversation): GuidedReply =>
  plainly(
    oneOf(conversation, SUPPORT.panic),
    oneOf(conversation, SUPPORT.panicHelp),
    ask(conversation, "helped"),
  );

/** The product has no authority in an emergency, so its words lead to those who do. */
export const evacuation = (conversation: Conversation): GuidedReply =>
  plainly(oneOf(conversation, SUPPORT.evacuation), ask(conversation, "safe"));

export function boundary(conversation: Conversation): GuidedReply {
  const { turn } = conversation;
  const own = boundaryIn(turn.message, turn.brief);
  const statement = statementIn(conversation.text);
  if (statement) {
    return {
      text: sentences(
        `“${statement}” says it plainly, and it's about what you'll do.`,
        oneOf(conversation, TALK.card),
        ask(conversation, "boundary-offer"),
      ),
      proposals: [boundaryFrom(conversation, statement)],
    };
  }
  return plainly(
    oneOf(conversation, SUPPORT.boundary),
    own && `You already have one that may fit: ${inQuotes(`${own.name}: ${own.statement}`)}`,
    ask(conversation, own ? "boundary-state" : "boundary-need"),
  );
}

/** The first gap in the safety plan; all four in turn when no gap is known, which may be because Echo can't see the plan. */
export function safetyGap(conversation: Conversation): GuidedReply {
  const { lcesGaps } = conversation.turn.brief;
  const [first] = lcesGaps;
  return plainly(
    first
      ? sentenceCase(`your safety plan has nothing yet under ${gapsInWords(lcesGaps)}, so let's fill one.`)
      : "Let's go through the four parts of a safety plan, one at a time.",
    ask(conversation, first ?? "lookout"),
  );
}
