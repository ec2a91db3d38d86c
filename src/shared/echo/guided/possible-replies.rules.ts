import type { FoundMatter, LibraryAnswer, ReplyContext, ReplyTraits } from "../possible-reply.ts";
import { aboutEcho, aside, ofItself, ofWhatIsKept } from "./about-echo.rules.ts";
import { COACHING } from "./coaching.content.ts";
import { goOn, kindOfTold } from "./coaching.rules.ts";
import { type Conversation, type GuidedReply, oneOf, plainly, wasSaid } from "./conversation.rules.ts";
import { earlierList } from "./day.rules.ts";
import { fallback, inGrief } from "./fallback.rules.ts";
import { FLOW } from "./flow.content.ts";
import { closing, flow, goodNews } from "./flow.rules.ts";
import { fromLibrary } from "./from-library.rules.ts";
import { answered, mourning } from "./guided-reply.rules.ts";
import { hardTalk } from "./hard-talks.rules.ts";
import { heard, wishToAsk } from "./heard.rules.ts";
import { planOf, stepsOf } from "./known-matter.rules.ts";
import { NEXT_STEP } from "./next-step.content.ts";
import { nextStep, stepAskedFor } from "./next-step.rules.ts";
import { objection } from "./objection.rules.ts";
import { ownQuestion } from "./own-questions.rules.ts";
import { ownWords } from "./own-words.rules.ts";
import { personOf } from "./persons.rules.ts";
import { petLoss } from "./pet-loss.rules.ts";
import { plan } from "./plan.rules.ts";
import { prepared } from "./prepared.rules.ts";
import { checkInLater, record } from "./record-replies.rules.ts";
import { takenUp } from "./taking-up.rules.ts";
import { asked, topic } from "./topic.rules.ts";
import { weighing } from "./weighing.rules.ts";
import { wordsChanged } from "./words-changed.rules.ts";
import { askForWords, newsToTell, wordsAnswered } from "./words-over-turns.rules.ts";
import { wordsToSay } from "./words-to-say.rules.ts";

/** A reply that could be given. */
export interface PossibleReply {
  traits: ReplyTraits;
  reply: GuidedReply;
}

type Rule = (conversation: Conversation, answer: LibraryAnswer) => GuidedReply | null;

/** The rules that may answer, each by itself. */
const RULES: Readonly<Record<string, Rule>> = {
  petLoss,
  mourning,
  goodNews,
  closing: (conversation, { reply }) => closing(conversation, reply),
  ownQuestion,
  ofWhatIsKept,
  ofItself,
  prepared,
  ownWords,
  wordsToSay,
  wordsAnswered,
  hardTalk,
  objection,
  wordsChanged,
  wishToAsk,
  earlierList,
  checkInLater,
  answered,
  record: (conversation) => record(conversation),
  asked,
  weighing,
  inGrief,
  stepAskedFor,
  nextStep,
  flow,
  aboutEcho,
  aside,
  topic,
  heard,
  takenUp,
  goOn,
  fallback,
  askForWords: (conversation) => plainly(askForWords(conversation)),
  newsToTell,
  planFlow: plan,
};

/**
 * All replies that could be given to a message, each once: of the rules, the library and the library of plans, and what
 * fits any matter. None of them was said before.
 * @param ordered what the rules and the library say by their order
 */
export function possibleReplies(
  conversation: Conversation,
  ordered: GuidedReply,
  answer: LibraryAnswer,
  matters: readonly FoundMatter[],
): PossibleReply[] {
  const all: PossibleReply[] = [];
  const isQuestion = FLOW.question.test(conversation.lower) && !FLOW.thanks.test(conversation.lower);
  const add = (
    source: string,
    reply: GuidedReply | null,
    { core = reply?.text ?? "", chance = 0, score = 0, covered = 0 } = {},
  ) => {
    if (reply === null || core.trim() === "" || (isQuestion && FAREWELL.test(core))) return;
    const known = all.find(({ traits }) => traits.core === core);
    if (known) {
      const { sources, ...traits } = known.traits;
      known.traits = {
        ...traits,
        sources: [...sources, source],
        chance: Math.max(traits.chance, chance),
        score: Math.max(traits.score, score),
        covered: Math.max(traits.covered, covered),
      };
    } else if (!wasSaid(conversation, core))
      all.push({
        reply,
        traits: {
          sources: [source],
          core,
          chance,
          score,
          covered,
          hasCard: reply.proposals.length > 0,
          hasSuggestions: (reply.suggestions ?? []).length > 0,
        },
      });
  };
  for (const { source, reply, chance, score } of answer.choices)
    add(source, fromLibrary(conversation, reply), { core: reply.text, chance, score });
  for (const { matter, ...fit } of isForMachines(conversation) ? [] : matters)
    add("plan", planOf(conversation, matter), { core: stepsOf(matter), ...fit });
  for (const [name, rule] of Object.entries(RULES)) add(name, rule(conversation, answer));
  for (const [kind, ways] of waysForAnything(conversation)) add(kind, plainly(oneOf(conversation, ways)));
  add("ordered", ordered);
  return all;
}

/** Markup, or orders to a system, bring up no matter of a person's. */
const isForMachines = ({ turn }: Conversation): boolean => /<\/?[a-z][^>]*>|\bSYSTEM:/.test(turn.message);

/** What takes something for said: it fits only where that was. */
const CLAIMS: readonly (readonly string[])[] = [
  COACHING.planned,
  COACHING.proposed,
  COACHING.helper,
  COACHING.wished,
  COACHING.glad,
  COACHING.sorry,
  COACHING.light,
];
/** What sees somebody off is no answer to a question. */
const FAREWELL = /^(?:you're welcome|glad (?:that|it|to)|take care|have a good)\b|\bhave a good one\.$/i;

/** What fits any matter, by what the message does. */
function waysForAnything(conversation: Conversation): [string, readonly string[]][] {
  const who = personOf(conversation);
  const told = kindOfTold(conversation);
  const named = (ways: readonly string[]) =>
    ways
      .filter((way) => who !== null || !way.includes("{who}"))
      .map((way) => way.replaceAll("{who}", who ?? ""));
  const fresh = (ways: readonly string[]) => ways.filter((way) => !wasSaid(conversation, way));
  const all: [string, readonly string[]][] = [
    ...Object.entries(COACHING).flatMap(([kind, ways]): [string, readonly string[]][] =>
      ways === told || !CLAIMS.includes(ways) ? [[`coach:${kind}`, fresh(ways)]] : [],
    ),
    ...Object.entries(NEXT_STEP).map(([kind, ways]): [string, readonly string[]] => [
      `step:${kind}`,
      fresh(named(ways)),
    ]),
  ];
  return all.filter(([, ways]) => ways.length > 0);
}

/** What was said before the reply. */
export function contextOf({ turn, written, said }: Conversation): ReplyContext {
  return {
    message: turn.message,
    before: written.at(-1) ?? "",
    first: written[0] ?? turn.message,
    last: said.at(-1) ?? "",
    place: written.length + (turn.told ?? []).length,
  };
}
