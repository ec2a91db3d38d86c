import type { LibraryReply } from "#shared/echo/library-reply.ts";
import type { Move, Topic } from "./entries.rules.ts";
import type { Found, Match } from "./find.rules.ts";
import { asksForWords, movesAskedFor, movesForAnything } from "./forms.rules.ts";
import type { Standing } from "./told.rules.ts";

/** How likely a match must be. A wrong topic is worse than none. */
const SURE = {
  topic: 0.25,
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
} as const;

/** A longer first message tells of something, which no move answers. */
const SHORT = 12;
/** Whoever answers in so few words speaks of the topic. */
const ANSWER_WORDS = 4;
/** Words that a change of subject takes at least. */
const CHANGE_WORDS = 4;

/** "ok thanks", "good idea, will do": the person agrees or goes. */
const AGREES =
  /^(?:(?:ok(?:ay)?|alright|all right|yes|yeah|yep|sure|great|good|perfect|cool|fine|nice|right|k|got it|thanks?|thank you|thx|ty)[\s,.!]*)*(?:(?:(?:i'll|i will|i'm going to|i'm gonna|i can|let me) (?:do|try|start with) (?:that|it|this)|will do|let's do (?:it|that)|good idea|sounds good|that works|that helps|makes sense|i think i can do that|thanks?|thank you|thx|bye|good ?night)\b.{0,40}|(?<=\w)[\s.!]*)$/;
const ASKS_FOR_STEP =
  /\b(?:make|give|write|need|want|create|put)\b.{0,20}\b(?:a |the |my |this |that )?(?:plan|objective|goal|first step|card|checklist)\b|\bwhat(?:'s| is) (?:the|my) (?:first|next|one) step\b/;

/** "no, it's about my sister", "read it again": what was said last did not fit. */
const CORRECTS =
  /^(?:(?:no+|nope|what|wtf|huh|omg|dude|uh|jesus|please|ok|oh|wait|lol)\b[\s,.!?]*)+(?:i (?:said|meant|mean|already|just (?:said|told|asked)|told you|asked|wrote)|(?:it'?s|its|this is) (?:about|not)|that'?s not|thats not|not (?:what|that|about)|you|are you|stop|wrong|who|nobody|read)\b|\bread it again\b|\bare you (?:even )?(?:reading|listening)|\b(?:not|isn't|isnt) what i (?:said|meant|asked)|\bi (?:just|already) (?:said|told you|asked)\b|\b(?:answer (?:me|the question)|wrong (?:topic|person|thing)|what is wrong with (?:this|you)|this is (?:insane|useless|ridiculous)|it'?s about (?:the|my) [A-Z]{3,})/i;
/** What is said to somebody who says so. */
const CORRECTIONS: readonly string[] = [
  "not-what-i-meant",
  "already-told-you",
  "you-dont-listen",
  "not-about-that",
  "wrong-person-corrected",
  "you-dont-get-it",
  "already-said-that",
  "useless-echo",
  "stop-asking",
];

/** Said when a topic was wrong, before what is understood now, or with a question. */
const APOLOGIES: readonly string[] = [
  "I'm sorry, I took that for something else.",
  "You're right, that was beside the point, and I'm sorry.",
  "My mistake, I had the wrong matter.",
];
const ASKS_MATTER =
  "Put what you'd like from them in one line, such as “how do I ask him to call me back,” and I'll make it a sentence to say.";
const ASKS_ANEW: readonly string[] = [
  "I've understood little so far. What would you like from me: words to say, or what to do first?",
  "Leave what I said aside. What has to happen next, and who would have to do it?",
  "I'll drop it. Which single question would you most like answered?",
];

/**
 * What the library answers: what comes next in the topic that is being talked about, another topic, a move, or further
 * words about the topic. Null when all of these were said.
 * @param moves all of the library's, by their ids
 */
export function choose(
  message: string,
  found: Found,
  { active, told, isCorrected }: Standing,
  moves: ReadonlyMap<string, Move>,
): LibraryReply | null {
  const plain = message.toLowerCase().replaceAll("’", "'").trim();
  const words = plain.split(/\s+/).length;
  const said = new Set(told.map(({ text }) => text));
  const isNew = (text: string) => !said.has(text);
  const topic = found.topics.find(({ entry }) => !told.some((one) => one.entry === entry));
  const branches = found.branches.filter(({ entry, branch }) => isNew(entry.then[branch]?.reply ?? ""));
  const [branch] = branches;
  const move = found.moves.find(({ entry }) => entry.replies.some(isNew));

  const wants = ASKS_FOR_STEP.test(plain);
  const ofTopic = (
    entry: Topic,
    kind: Exclude<LibraryReply["kind"], "move" | "anything">,
    text: string,
  ): LibraryReply => ({ kind, text, step: entry.step, isAgreed: wants || kind === "close" });
  const ofBranch = ({ entry, branch: place }: Match<Topic>) =>
    ofTopic(entry, "branch", entry.then[place]?.reply ?? "");
  const ofMove = (entry: Move, kind: "move" | "anything" = "move"): LibraryReply | null => {
    const text = entry.replies.find(isNew);
    return text === undefined
      ? null
      : { kind, text, step: active?.step ?? null, isAgreed: active !== null && wants };
  };
  const firstOf = (ids: readonly string[], kind: "move" | "anything") => {
    for (const id of ids) {
      const entry = moves.get(id);
      const reply = entry ? ofMove(entry, kind) : null;
      if (reply) return reply;
    }
    return null;
  };

  if (active && (wants || AGREES.test(plain)) && isNew(active.close))
    return ofTopic(active, "close", active.close);
  if (isCorrected) {
    const place = told.length % APOLOGIES.length;
    if (topic && topic.chance >= SURE.corrected) {
      const reply = ofTopic(topic.entry, "reply", topic.entry.reply);
      return { ...reply, text: `${APOLOGIES[place]} ${reply.text}` };
    }
    const text = `${APOLOGIES[place]} ${asksForWords(plain) ? ASKS_MATTER : ASKS_ANEW[place]}`;
    if (!active) return { kind: "move", text, step: null, isAgreed: false };
  }
  if (told.length > 0 && CORRECTS.test(message)) {
    if (topic && topic.chance >= SURE.corrected && words >= CHANGE_WORDS)
      return ofTopic(topic.entry, "reply", topic.entry.reply);
    const apology = found.moves.find(
      ({ entry, chance }) => CORRECTIONS.includes(entry.id) && chance >= SURE.complaint,
    );
    const sorry = (apology && ofMove(apology.entry)) ?? firstOf(CORRECTIONS, "move");
    if (sorry && !(branch && branch.chance >= SURE.change)) return sorry;
  }
  const stay = Math.max(branch?.chance ?? 0, move?.chance ?? 0);
  const needed = active ? SURE.change : told.length > 0 ? SURE.later : SURE.topic;
  const isLonger = !active || (words >= CHANGE_WORDS && (topic?.chance ?? 0) > stay + SURE.lead);
  if (topic && topic.chance >= needed && isLonger && topic.chance > (move?.chance ?? 0))
    return ofTopic(topic.entry, "reply", topic.entry.reply);
  if (branch && branch.chance >= SURE.branch && branch.chance + SURE.lead >= (move?.chance ?? 0))
    return ofBranch(branch);
  if (move && move.chance >= SURE.move && (told.length > 0 || words < SHORT)) return ofMove(move.entry);
  const stays = found.near >= SURE.stays || words <= ANSWER_WORDS;
  if (active && stays) {
    const quoting = branches.find(({ entry, branch: place }) => entry.then[place]?.reply.includes("“"));
    if (asksForWords(plain) && quoting && quoting.chance >= SURE.words) return ofBranch(quoting);
    const asked = firstOf(movesAskedFor(plain), "move");
    if (asked) return asked;
    const further = active.otherwise.find(isNew);
    if (further) return ofTopic(active, "otherwise", further);
    if (isNew(active.close)) return ofTopic(active, "close", active.close);
  }
  const asked = firstOf(movesForAnything(plain), "anything");
  return (
    asked ?? (move && move.chance >= SURE.anything && words < SHORT ? ofMove(move.entry, "anything") : null)
  );
}
