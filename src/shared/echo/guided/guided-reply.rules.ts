import { tellsOfHardTimes } from "#shared/understanding/hard-times.rules.ts";
import type { EchoTurn } from "../echo-turn.ts";
import type { FindMatter } from "../known-matter.ts";
import type { LibraryReply } from "../library-reply.ts";
import { aboutEcho, aside, ofItself, ofWhatIsKept } from "./about-echo.rules.ts";
import { acknowledging } from "./acknowledging.rules.ts";
import { answer } from "./answers.rules.ts";
import type { AskId } from "./asks.content.ts";
import { goOn } from "./coaching.rules.ts";
import {
  ask,
  type Conversation,
  conversationOf,
  foreignLanguageOf,
  type GuidedReply,
  oneOf,
  plainly,
} from "./conversation.rules.ts";
import { earlierList } from "./day.rules.ts";
import { fallback, inGrief, isUnderCommand, wayToHelp, withoutRepeated } from "./fallback.rules.ts";
import { FLOW } from "./flow.content.ts";
import { closing, flow, goodNews, OPEN } from "./flow.rules.ts";
import { fromLibrary } from "./from-library.rules.ts";
import { hardTalk } from "./hard-talks.rules.ts";
import { heard, wishToAsk } from "./heard.rules.ts";
import { lifeSafety } from "./incident.rules.ts";
import { withoutKnown } from "./known-details.rules.ts";
import { knownMatter } from "./known-matter.rules.ts";
import { stepAskedFor } from "./next-step.rules.ts";
import { objection } from "./objection.rules.ts";
import { ownQuestion } from "./own-questions.rules.ts";
import { ownWords } from "./own-words.rules.ts";
import { petLoss, tellsOfLostPet } from "./pet-loss.rules.ts";
import { prepared } from "./prepared.rules.ts";
import { cardTalk } from "./record-changes.rules.ts";
import { checkInLater, record } from "./record-replies.rules.ts";
import { CHANGES_SUBJECT, SIGNS, TOPICS, TURNS } from "./signs.content.ts";
import { SUPPORT } from "./support.content.ts";
import { afraid, danger, evacuation, grief } from "./support.rules.ts";
import { takenUp } from "./taking-up.rules.ts";
import { FOREIGN } from "./talk.content.ts";
import { asked, topic } from "./topic.rules.ts";
import { weighing } from "./weighing.rules.ts";
import { wordsChanged } from "./words-changed.rules.ts";
import { wordsAnswered, wordsWereAskedFor } from "./words-over-turns.rules.ts";
import { wordsToSay } from "./words-to-say.rules.ts";

export type { GuidedReply } from "./conversation.rules.ts";

/**
 * The reply of the guided coach. The same turn always gets the same reply.
 * @param library what the library answers: it stands behind what is certain, and before what is not
 * @param findMatter looks up what plan is known for the matter, where nothing else is known of it
 */
export function guidedReply(
  turn: EchoTurn,
  library: LibraryReply | null = null,
  findMatter: FindMatter = () => null,
): GuidedReply {
  return finished(turn, orderedReply(turn, library, findMatter));
}

/** The same before it is `finished`. */
export const orderedReply = (
  turn: EchoTurn,
  library: LibraryReply | null,
  findMatter: FindMatter = () => null,
): GuidedReply => replyTo(conversationOf(turn), library, findMatter);

/**
 * The reply where there is nothing to choose: care, a loss, what was tapped, cards, records, the person's own plan, and
 * what Echo itself is. Null for all else.
 */
export function certainReply(turn: EchoTurn, library: LibraryReply | null): GuidedReply | null {
  const conversation = conversationOf(turn);
  const { lower, pending } = conversation;
  const isRecord = RECORD.test(lower) && !FLOW.question.test(lower);
  const isAnswer = (pending !== null && OPEN.includes(pending)) || isUnderCommand(conversation);
  return (
    careFirst(conversation) ??
    waterNearPower(conversation, library) ??
    (library?.isChosen || isAnswer || (isRecord && record(conversation) !== null)
      ? orderedReply(turn, library)
      : null) ??
    (isOfPain(library) ? null : mourning(conversation)) ??
    wayToHelp(conversation) ??
    cardTalk(conversation, guidedReply) ??
    ofWhatIsKept(conversation) ??
    (library?.kind === "reply" && !SIGNS.identity.test(lower) ? null : ofItself(conversation)) ??
    (hasOwnPlan(turn) ? (ownQuestion(conversation) ?? prepared(conversation) ?? asked(conversation)) : null)
  );
}

/** Whether Echo can see anything that the person has planned or written down. */
const hasOwnPlan = ({ brief }: EchoTurn): boolean =>
  brief.objectives.length > 0 ||
  brief.risks.length > 0 ||
  brief.boundaries.length > 0 ||
  brief.handover !== null ||
  brief.session !== null;

/** A reply that was chosen, without what the person knows already, and with what has to be taken up first. */
export const finished = (turn: EchoTurn, reply: GuidedReply): GuidedReply =>
  acknowledging(conversationOf(turn), withoutAsides(turn, reply));

/** A reply without what the person knows already and without a question that was asked before. */
export function withoutAsides(turn: EchoTurn, reply: GuidedReply): GuidedReply {
  const conversation = conversationOf(turn);
  return withoutRepeated(withoutKnown(reply, conversation), conversation);
}

/** So few words are an aside, in grief too. */
const ASIDE_WORDS = 5;

/** The reply by itself. */
function replyTo(
  conversation: Conversation,
  library: LibraryReply | null,
  findMatter: FindMatter,
): GuidedReply {
  return (
    certain(conversation, library) ??
    (library?.kind === "reply" ? null : weighing(conversation)) ??
    (library?.kind === "move" && !isUnderCommand(conversation) ? insteadOfMove(conversation) : null) ??
    (library && !GUESSED.includes(library.kind) ? fromLibrary(conversation, library) : null) ??
    answered(conversation) ??
    record(conversation) ??
    flow(conversation) ??
    aboutEcho(conversation) ??
    aside(conversation) ??
    topic(conversation) ??
    knownMatter(conversation, library, findMatter) ??
    (library && !isUnderCommand(conversation) ? insteadOfGuess(conversation, library) : null) ??
    (library && !isUnderCommand(conversation) ? fromLibrary(conversation, library) : fallback(conversation))
  );
}

/** What fits better than what could be said to anybody. */
const insteadOfMove = (conversation: Conversation): GuidedReply | null =>
  conversation.lower.split(" ").length > ASIDE_WORDS
    ? (inGrief(conversation) ?? stepAskedFor(conversation))
    : null;

/** What fits better than a guess of the library, because it stands in the message. */
function insteadOfGuess(conversation: Conversation, library: LibraryReply): GuidedReply | null {
  if (library.kind === "anything")
    return (
      inGrief(conversation) ??
      heard(conversation) ??
      takenUp(conversation) ??
      (FLOW.question.test(conversation.lower) ? stepAskedFor(conversation) : goOn(conversation))
    );
  if (library.kind !== "offer" || conversation.written.length === 0) return null;
  const isAskedBefore = conversation.said.some((reply) => MENU.test(reply));
  return (
    inGrief(conversation) ??
    takenUp(conversation) ??
    (isAskedBefore ? goOn(conversation) : stepAskedFor(conversation))
  );
}

/** A question which of several topics is meant; nobody is asked twice. */
const MENU = /\bIs it about [^?]+ or [^?]+\?$/;

/** What of the library comes only where the rules know nothing. */
const GUESSED: readonly LibraryReply["kind"][] = ["anything", "offer"];

/** What comes before the library: care, the person's own plan and cards, and what they asked for by its name. */
function certain(conversation: Conversation, library: LibraryReply | null): GuidedReply | null {
  return (
    careFirst(conversation) ??
    waterNearPower(conversation, library) ??
    (library?.isChosen ? fromLibrary(conversation, library) : null) ??
    petLoss(conversation) ??
    (isOfPain(library) ? null : mourning(conversation)) ??
    wayToHelp(conversation) ??
    cardTalk(conversation, guidedReply) ??
    goodNews(conversation) ??
    closing(conversation, library) ??
    ownQuestion(conversation) ??
    ofWhatIsKept(conversation) ??
    (library?.kind === "reply" && !SIGNS.identity.test(conversation.lower) ? null : ofItself(conversation)) ??
    prepared(conversation) ??
    ownWords(conversation) ??
    (library?.kind === "reply" && conversation.written.length === 0 ? null : wordsToSay(conversation)) ??
    wordsAnswered(conversation) ??
    hardTalk(conversation) ??
    objection(conversation) ??
    wordsChanged(conversation) ??
    (wordsWereAskedFor(conversation) ? wishToAsk(conversation) : null) ??
    earlierList(conversation) ??
    checkInLater(conversation) ??
    (INVITING.includes(conversation.pending) ? null : answered(conversation)) ??
    (RECORD.test(conversation.lower) ? record(conversation) : null) ??
    asked(conversation)
  );
}

/** Records by their names. */
const RECORD =
  /\b(?:check(?:ing)?[- ]?in|hand ?over(?! (?:the|my|our|his|her|their) (?!day|shift|week)\w)|hand ?off|boundary|risk|hazard|milestone|lookout|escape route|safety zone|safety plan|lces)\b/;

/** Questions that invite anything; the answer to another one belongs to what it is a part of. */
const INVITING: readonly (AskId | null)[] = [
  "identify",
  "wish",
  "clarify",
  "settled",
  "helped",
  "before-it",
  "grief",
  "company",
];

/** "nobody is hurting me" */
const DENIES_HARM =
  /\b(?:no ?body|no ?one)(?:'s| is|s)?\b[^.!?]*\b(?:hurt|threat|hit|beat|unsafe|afraid|scared|danger)\w*|\b(?:i'?m|i am|im|we'?re) not (?:in (?:any )?danger|afraid|scared|unsafe)\b/;

/** Violence that somebody hasn't done; "never hit me before" and "never hit me again" tell of some that was. */
const NEVER_DONE =
  /\b(?:never|not|(?:has|did|does|would)n'?t)(?: [a-z]+)? (?:hits?|hitting|hurts?|threaten\w*|shov\w+|slap\w*|punch\w*|grab\w*) (?:me|my [a-z]+)\b(?! (?:before|until|till|again|any ?more|if|unless|when|while|as long|yet|since|lately|today|in front|like (?:this|that)|(?:this|that) (?:hard|bad|time)))/g;

/** What comes before everything else, whatever was asked. */
function careFirst(conversation: Conversation): GuidedReply | null {
  const { lower, turn } = conversation;
  const foreign = foreignLanguageOf(turn.message);
  if (foreign) return plainly(FOREIGN[foreign] ?? FOREIGN.other);
  if (TURNS.fumes.test(lower)) return plainly(oneOf(conversation, SUPPORT.fumes), ask(conversation, "safe"));
  if (!DENIES_HARM.test(lower)) {
    if (SIGNS.danger.test(lower)) return danger(conversation);
    if (SIGNS.afraid.test(lower.replaceAll(NEVER_DONE, " "))) return afraid(conversation);
  }
  const incident = lifeSafety(conversation);
  if (incident) return incident;
  const isMeant =
    /\bevacuat\w+|\bwildfire\b/.test(lower) && !TOPICS.safety.test(lower.replace(/evacuat\w+/, ""));
  if (
    isMeant ||
    (/\bwhere (?:to|(?:should|do|can) (?:we|i)) go\b/.test(lower) &&
      /\bevacuat\w+/i.test(conversation.written.join(" ")))
  )
    return evacuation(conversation);
  return null;
}

const POWER = /\b(?:outlets?|sockets?|breaker(?: box)?|fuse ?box|electrical|power strip|wiring)\b/;

/** Before anything else about the leak, unless what the library says has it, or it was said. */
function waterNearPower({ lower, said }: Conversation, library: LibraryReply | null): GuidedReply | null {
  const isNear = /\b(?:water|wet|flood\w*|leak\w*|drip\w*)\b/.test(lower) && POWER.test(lower);
  const isTold = [...said, library?.text ?? ""].some((text) => POWER.test(text));
  return isNear && !isTold ? plainly(SUPPORT.waterNearPower[0]) : null;
}

/** A topic in which a task would be tasteless, well understood. */
const isOfPain = (library: LibraryReply | null) => library?.kind === "reply" && library.step === null;

export function mourning(conversation: Conversation): GuidedReply | null {
  const { lower, turn, pending } = conversation;
  if (conversation.said.some((reply) => SUPPORT.grief.some((words) => reply.includes(words)))) return null;
  const isLoss = tellsOfLostPet(turn.message) || (tellsOfHardTimes(turn.message) && !NOT_GRIEF.test(lower));
  return isLoss && pending !== "grief" ? grief(conversation) : null;
}

/** Somebody else's loss, one that is named in passing or lies years back, an illness of somebody who isn't family, or a relapse. */
const NOT_GRIEF =
  /\b(?:her|his|their) (?:\w+ )?(?:dad|mom|mum|father|mother|husband|wife|son|daughter|brother|sister|grand\w+)(?:'s)? (?:just )?(?:died|passed|was dying)\b|\bmy (?:\w+ )?(?:friend|coworker|co-worker|colleague|boss|neighbor|roommate|teacher|teammate)(?:'?s)?\b(?!.{0,60}\b(?:died|passed|dead|funeral|dying)\b)|\b(?:nobody|no one|nothing) (?:has )?died\b|\b(?:since|after) [\w']+(?: [\w']+)? funeral\b|\bi(?:'ve| have)? relapsed\b|\bsober\b|\b(?:died|passed|death|gone)\b.{0,25}\b(?:in (?:19|20)\d\d|years? ago)\b|\b(?:since|after) (?:my )?(?:dad|mom|mum|father|mother|husband|wife|grandma|grandpa) (?:died|passed)\b/;

/** The answer to Echo's own question, unless the person turned to something else. */
export function answered(conversation: Conversation): GuidedReply | null {
  const { pending, lower } = conversation;
  if (!pending || CHANGES_SUBJECT.test(lower) || pending === "identify" || pending === "clarify") return null;
  if (SIGNS["off-topic"].test(lower) || SIGNS.greeting.test(lower)) return null;
  const isSpoken = SPOKEN.includes(pending);
  return (isSpoken ? ASKS_ECHO : ASKS).test(lower) || TURNS.vent.test(lower)
    ? null
    : answer(conversation, pending);
}

/** Questions whose answer is a sentence to somebody else, which may itself be a question. */
const SPOKEN: readonly AskId[] = ["draft", "boundary-state", "message"];
const ASKS_ECHO =
  /^(?:should i|what if|how (?:do|should|can|would) i|what (?:do|should|would|can) (?:i|you)|is (?:that|it)|do you|can you|will (?:that|it|this))\b/;
/** A question of the person's of at least three words: "who knows?" is an answer. */
const ASKS =
  /(?:^|[.!?]\s+)(?:(?:but|and|so|then|or|wait|ok(?:ay)?|lol|um+),? )*(?:should|what|what's|whats|how|how's|why|where|when|who|who's|which|is|isn't|are|do|does|don't|did|can|can't|could|will|won't|would|am)(?: [^\s?]+){2,}\s*\?+[\s!?]*$|^(?:(?:ok|okay|and|but|so),? )?(?:is there|what (?:do|should|would|can) (?:i|we)|how (?:do|can|should) (?:i|we)|should (?:i|we)|do we|who (?:do|can|should) (?:i|we)|can you|when should (?:i|we))\b/;
