import { sentenceCase } from "#shared/understanding/goal-wording.rules.ts";
import { ask, type Conversation, type GuidedReply, oneOf, plainly, sentences } from "./conversation.rules.ts";
import { said } from "./heard.rules.ts";
import { boundaryIn, gapsInWords, objectiveIn, watchOutIn } from "./own-plan.rules.ts";
import { boundaryFrom } from "./proposals.rules.ts";
import { statementIn } from "./records.rules.ts";
import { inQuotes, listedBack } from "./say-back.rules.ts";
import { FEELINGS, SUPPORT } from "./support.content.ts";
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

export const hardNews = (conversation: Conversation): GuidedReply =>
  plainly(
    oneOf(conversation, SUPPORT.badNews),
    oneOf(conversation, SUPPORT.badNewsHow),
    ask(conversation, "pressing"),
  );

export const relapse = (conversation: Conversation): GuidedReply =>
  plainly(
    oneOf(conversation, SUPPORT.relapse),
    oneOf(conversation, SUPPORT.relapsePeople),
    ask(conversation, "helped"),
  );

export const bullied = (conversation: Conversation): GuidedReply =>
  plainly(
    oneOf(conversation, SUPPORT.bullied),
    oneOf(conversation, SUPPORT.bulliedPeople),
    ask(conversation, "helped"),
  );

export const lost = (conversation: Conversation): GuidedReply =>
  plainly(oneOf(conversation, SUPPORT.lost), ask(conversation, "drawn"));

/** The product has no authority in an emergency, so its words lead to those who do. */
export const evacuation = (conversation: Conversation): GuidedReply =>
  plainly(oneOf(conversation, SUPPORT.evacuation), ask(conversation, "safe"));

export const money = (conversation: Conversation): GuidedReply =>
  plainly(oneOf(conversation, SUPPORT.money), objectiveNamed(conversation), ask(conversation, "to-pay"));

function objectiveNamed({ turn }: Conversation): string | null {
  const own = objectiveIn(turn.message, turn.brief);
  return own && `It touches your objective ${inQuotes(own.title)}`;
}

export function feeling(conversation: Conversation): GuidedReply {
  const { lower, turn } = conversation;
  const say = FEELINGS.find(({ sign }) => sign.test(lower))?.say ?? [];
  const [checkIn] = turn.brief.checkIns;
  const isOngoing =
    checkIn !== undefined && checkIn.stress >= 7 && checkIn.daysAgo > 0 && checkIn.daysAgo <= 7;
  return plainly(
    oneOf(conversation, say),
    watchOutIn(conversation),
    isOngoing && `You noted stress ${checkIn.stress} a little while ago too, so it isn't only today.`,
    isOngoing && oneOf(conversation, SUPPORT.people),
    ask(conversation, "before-it"),
  );
}

export function conflict(conversation: Conversation): GuidedReply {
  const own = boundaryIn(conversation.turn.message, conversation.turn.brief);
  return plainly(
    oneOf(conversation, SUPPORT.conflict),
    own ? `You have a boundary for this: ${inQuotes(`${own.name}: ${own.statement}`)}` : said(conversation),
    watchOutIn(conversation),
    ask(conversation, "happened"),
  );
}

export function decision(conversation: Conversation): GuidedReply {
  const { goal } = conversation;
  const options = goal.options.filter((option) => option.split(" ").length <= 10);
  const isOneWay = options.length < 2 && /^(?:\w+ ){0,2}should i (?!do\b)[^?]+\??$/.test(conversation.lower);
  return plainly(
    oneOf(conversation, SUPPORT.decision),
    options.length > 1
      ? `As I read it, the ways are: ${listedBack(options).replace(/ and ([^,]*)$/, " or $1")}.`
      : said(conversation),
    isOneWay && "As I read it, you could do it or leave it.",
    objectiveNamed(conversation),
    watchOutIn(conversation),
    ask(conversation, options.length > 1 || isOneWay ? "weigh" : "options"),
  );
}

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
    !own && said(conversation),
    ask(conversation, own ? "boundary-state" : "boundary-need"),
  );
}

export function gratitude(conversation: Conversation): GuidedReply {
  return plainly(oneOf(conversation, SUPPORT.gratitude), said(conversation), ask(conversation, "celebrate"));
}

export function win(conversation: Conversation): GuidedReply {
  const { turn } = conversation;
  const own = objectiveIn(turn.message, turn.brief);
  return plainly(
    oneOf(conversation, SUPPORT.win),
    own ? `If that moves “${own.title},” you can mark it on the Objectives page.` : said(conversation),
    ask(conversation, "celebrate"),
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
