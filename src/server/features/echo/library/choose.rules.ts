import type { LibraryReply } from "#shared/echo/library-reply.ts";
import type { Move, Topic } from "./entries.rules.ts";
import type { Found, Match } from "./find.rules.ts";
import { asksForWords, movesAskedFor, movesForAnything } from "./forms.rules.ts";
import { chosenOf, offerOf, suggestedAfter, suggestedBranch } from "./suggestions.rules.ts";
import type { Standing } from "./told.rules.ts";

/** How likely a match must be. A wrong topic is worse than none. */
const SURE = {
  topic: 0.3,
  /** In a conversation, where most messages are answers or asides. */
  later: 0.4,
  /** To leave a topic that is being talked about, and how much likelier than what stays in it. */
  change: 0.55,
  lead: 0.1,
  branch: 0.4,
  move: 0.4,
  /** A move where nothing else is known. */
  anything: 0.28,
  /** A branch with words to say, for somebody who asks for words. */
  words: 0.15,
  /** How near a message is that goes on about the topic: nineteen of twenty branches' examples are, one of twenty others. */
  stays: 0.32,
  /** Another topic, or a complaint, where they say that the topic is wrong. */
  corrected: 0.25,
  complaint: 0.15,
  /** A topic that the person is asked about: the first, each further one, and one of pain, which nobody is asked idly. */
  offered: 0.13,
  offeredToo: 0.07,
  /** A topic that was asked about, when they don't name it but go on. */
  again: 0.12,
  /** The only topic that comes to mind. */
  alone: 0.14,
  offeredPain: 0.2,
} as const;

/** A longer first message tells of something, which no move answers. */
const SHORT = 12;
/** Whoever answers in so few words speaks of the topic. */
const ANSWER_WORDS = 4;
/** Shorter messages tell too little to ask which topic is meant. */
const OFFER_WORDS = 3;
/** Words that a change of subject takes at least. */
const CHANGE_WORDS = 4;

/** "ok thanks", "good idea, will do": the person agrees or goes. */
const AGREES =
  /^(?:(?:ok(?:ay)?|alright|all right|yes|yeah|yep|sure|great|good|perfect|cool|fine|nice|right|k|got it|thanks?|thank you|thx|ty)[\s,.!]*)*(?:(?:(?:i'll|i will|i'm going to|i'm gonna|i can|let me) (?:do|try|start with) (?:that|it|this)|will do|let's do (?:it|that)|good idea|sounds good|that works|that helps|makes sense|i think i can do that|thanks?|thank you|thx|bye|good ?night)\b.{0,40}|(?<=\w)[\s.!]*)$/;
const ASKS_FOR_STEP =
  /\b(?:make|give|write|need|want|create|put)\b.{0,20}\b(?:a |the |my |this |that )?(?:plan|objective|goal|first step|card|checklist)\b|\bwhat(?:'s| is) (?:the|my) (?:first|next|one) step\b/;

/** "read it again", "that's not what I asked": what was said last did not fit. */
const COMPLAINS =
  /\bread it again\b|\bare you (?:even )?(?:reading|listening)|\b(?:not|isn't|isnt) what i (?:said|meant|asked)|\b(?:you'?re|ur|youre) not (?:hearing|listening|reading|getting)\b|\b(?:(?:doesn'?t|does not|didn'?t|did not) answer|answer (?:me|the question)|what is wrong with (?:this|you)|(?:this|that) (?:is|was) (?:insane|useless|ridiculous|no help|not an answer))\b|\bnot (?:really )?any of (?:that|those|these)\b|\bnone of (?:that|those|these) (?:is|are|numbers)\b|^(?:(?:no+|nope|what|wtf|huh|omg|dude|uh|ok|oh|wait|lol|really)\b[\s,.!?]*)+(?:i (?:said|meant|mean|already|just (?:said|told|asked)|told you|asked|wrote)|that'?s not|not (?:what|that|about)|stop|wrong)\b|^(?:it'?s|its) not\b|\b(?:it'?s|its) me (?:that|who|thats)\b|\bi'?m the one (?:that|who)\b|\bim the one (?:that|who)\b|^i (?:said|asked|meant)\b|\bi (?:just|already) (?:told you|asked)\b/i;
/** What is said to somebody who says nothing but that. */
const CORRECTIONS: readonly string[] = ["already-told-you", "not-about-that", "you-dont-get-it"];

/** Said when a topic was wrong, before what is understood now, or with a question. */
const APOLOGIES: readonly string[] = [
  "I'm sorry, I took that for something else.",
  "You're right, that was beside the point, and I'm sorry.",
  "My mistake, I had the wrong matter.",
];
/** Said to whoever means none of the offered topics. */
const TELLS_MORE: readonly string[] = [
  "Then tell me in a sentence or two what happened, and what you'd like to come of it. Plain words work best.",
  "All right. Say it the way you'd tell a neighbor: who it's about, what's wrong, and what you need.",
];
const ASKS_MATTER =
  "Put what you'd like from them in one line, such as “how do I ask him to call me back,” and I'll make it a sentence to say.";
const ASKS_ANEW: readonly string[] = [
  "I've understood little so far. What would you like from me: words to say, or what to do first?",
  "Leave what I said aside. What has to happen next, and who would have to do it?",
  "I'll drop it. Which single question would you most like answered?",
];

/**
 * What the library answers: what comes next in the topic that is being talked about, another topic, a move, further words
 * about the topic, or a question which of several topics is meant. Null when all of these were said.
 * @param moves all of the library's, by their ids
 */
export function choose(
  message: string,
  found: Found,
  { active, told, isCorrected, offered, everOffered, offersMade, isAskedEnough }: Standing,
  moves: ReadonlyMap<string, Move>,
): LibraryReply | null {
  const plain = message.toLowerCase().replaceAll("’", "'").trim();
  const words = plain.split(/\s+/).length;
  const said = new Set(told.map(({ text }) => text));
  const isNew = (text: string) => !said.has(text);
  const wants = ASKS_FOR_STEP.test(plain);

  const ofTopic = (
    entry: Topic,
    kind: "reply" | "branch" | "otherwise" | "close",
    text: string,
    isChosen = false,
  ): LibraryReply => ({
    kind,
    text,
    step: entry.step,
    isAgreed: wants || kind === "close",
    // They answer the topic's first question, or go on from what was said; another question has answers of its own.
    suggestions:
      kind === "close" || (kind !== "reply" && text.endsWith("?"))
        ? []
        : suggestedAfter(entry, (one) => one !== text && isNew(one)),
    isChosen,
  });
  const ofBranch = (entry: Topic, place: number, isChosen = false) =>
    ofTopic(entry, "branch", entry.then[place]?.reply ?? "", isChosen);
  const simply = (kind: LibraryReply["kind"], text: string, suggestions: readonly string[] = []) => ({
    kind,
    text,
    step: active?.step ?? null,
    isAgreed: active !== null && wants,
    suggestions,
    isChosen: false,
  });
  const firstOf = (ids: readonly string[], kind: "move" | "anything") => {
    const texts = ids.flatMap((id) => moves.get(id)?.replies ?? []);
    const text = texts.find(isNew);
    return text === undefined ? null : simply(kind, text);
  };

  const chosen = chosenOf(message, offered);
  if (chosen === "none") return simply("move", TELLS_MORE[told.length % TELLS_MORE.length] ?? "");
  if (chosen) return ofTopic(chosen, "reply", chosen.reply, true);
  const suggested = active ? suggestedBranch(message, active) : -1;
  if (active && suggested >= 0) return ofBranch(active, suggested, true);

  const topics = found.topics.filter(({ entry }) => !told.some((one) => one.entry === entry));
  const [topic] = topics;
  const branches = found.branches.filter(({ entry, branch }) => isNew(entry.then[branch]?.reply ?? ""));
  const [branch] = branches;
  const move = found.moves.find(({ entry }) => entry.replies.some(isNew));
  const ofMove = ({ entry }: Match<Move>, kind: "move" | "anything" = "move") => firstOf([entry.id], kind);
  const isAskable = words >= OFFER_WORDS && !isAskedEnough;
  const unasked = topics.filter(({ entry }) => !everOffered.has(entry));
  const offer = isAskable ? offerOf(worthAsking(unasked), offersMade) : null;

  if (active && (wants || AGREES.test(plain)) && isNew(active.close))
    return ofTopic(active, "close", active.close);

  if (isCorrected || (told.length > 0 && COMPLAINS.test(message))) {
    const sorry = APOLOGIES[told.length % APOLOGIES.length] ?? "";
    const isTold = words >= CHANGE_WORDS;
    if (isTold && topic && topic.chance >= Math.max(SURE.corrected, branch?.chance ?? 0))
      return after(sorry, ofTopic(topic.entry, "reply", topic.entry.reply));
    if (isTold && branch && branch.chance >= SURE.corrected)
      return after(sorry, ofBranch(branch.entry, branch.branch));
    if (offer) return after(sorry, simply("move", offer.text, offer.suggestions));
    const apology = found.moves.find(
      ({ entry, chance }) => CORRECTIONS.includes(entry.id) && chance >= SURE.complaint,
    );
    const own = isCorrected ? null : ((apology && ofMove(apology)) ?? firstOf(CORRECTIONS, "move"));
    const anew = asksForWords(plain) ? ASKS_MATTER : (ASKS_ANEW[told.length % ASKS_ANEW.length] ?? "");
    return own ?? after(sorry, simply("move", anew));
  }

  const again = topics.find(({ entry, chance }) => offered.includes(entry) && chance >= SURE.again);
  if (again && !DENIES.test(plain)) return ofTopic(again.entry, "reply", again.entry.reply);
  const stay = Math.max(branch?.chance ?? 0, move?.chance ?? 0);
  const needed = active ? SURE.change : told.length > 0 ? SURE.later : SURE.topic;
  const isLonger = !active || (words >= CHANGE_WORDS && (topic?.chance ?? 0) > stay + SURE.lead);
  if (topic && topic.chance >= needed && isLonger && topic.chance > (move?.chance ?? 0))
    return ofTopic(topic.entry, "reply", topic.entry.reply);
  if (branch && branch.chance >= SURE.branch && branch.chance + SURE.lead >= (move?.chance ?? 0))
    return ofBranch(branch.entry, branch.branch);
  if (move && move.chance >= SURE.move && (told.length > 0 || words < SHORT)) return ofMove(move);
  const stays = found.near >= SURE.stays || words <= ANSWER_WORDS;
  if (active && stays) {
    const quoting = branches.find(({ entry, branch: place }) => entry.then[place]?.reply.includes("“"));
    if (asksForWords(plain)) {
      if (quoting && quoting.chance >= SURE.words) return ofBranch(quoting.entry, quoting.branch);
      if (topic && topic.chance >= SURE.topic && topic.entry.reply.includes("“"))
        return ofTopic(topic.entry, "reply", topic.entry.reply);
    }
    const asked = firstOf(movesAskedFor(plain), "move");
    if (asked) return asked;
    const further = active.otherwise.find(isNew);
    if (further) return ofTopic(active, "otherwise", further);
    if (isNew(active.close)) return ofTopic(active, "close", active.close);
  }
  if (offer) return simply("offer", offer.text, offer.suggestions);
  return (
    firstOf(movesForAnything(plain), "anything") ??
    (move && move.chance >= SURE.anything && words < SHORT ? ofMove(move, "anything") : null)
  );
}

/** "um no, I'm not the one who marries". */
const DENIES =
  /^(?:(?:um+|uh|well|but|wait|ok),? )*(?:no\b|nope|not\b|(?:i'm|im|i am|it's|its|that's) not\b|there(?:'s| is|s) no\b)/;

/** The topics that may be meant, when the likeliest is likely enough to ask about. */
function worthAsking(topics: readonly Match<Topic>[]): Topic[] {
  const likely = topics.filter(
    ({ entry, chance }) =>
      entry.label !== undefined && chance >= (entry.step === null ? SURE.offeredPain : SURE.offeredToo),
  );
  const needed = likely.length > 1 ? SURE.offered : SURE.alone;
  return (likely[0]?.chance ?? 0) >= needed ? likely.map(({ entry }) => entry) : [];
}

const after = (sorry: string, reply: LibraryReply): LibraryReply => ({
  ...reply,
  text: `${sorry} ${reply.text}`,
});
