import type { LibraryReply } from "#shared/echo/library-reply.ts";
import type { Move, Topic } from "./entries.rules.ts";
import type { Found, Match } from "./find.rules.ts";
import type { Standing, Told } from "./told.rules.ts";

/** How likely a match must be. A wrong topic is worse than none. */
const SURE = {
  topic: 0.25,
  /** To leave a topic that is being talked about, and how much likelier than what stays in it. */
  change: 0.4,
  lead: 0.1,
  branch: 0.4,
  move: 0.4,
  /** Where nothing else is known, a reply that fits any talk. */
  anything: 0.25,
  /** What somebody may mean who says that the topic is wrong, and how they say so. */
  corrected: 0.2,
  complaint: 0.15,
} as const;

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
const FOR_CORRECTIONS: ReadonlySet<string> = new Set([
  "not-what-i-said",
  "not-what-i-meant",
  "not-about-that",
  "wrong-person-corrected",
  "you-dont-get-it",
  "you-dont-listen",
  "already-told-you",
  "already-said-that",
  "you-repeat-yourself",
  "useless-echo",
  "stop-asking",
  "too-many-questions",
]);

/** What the library answers; null when nothing fits well enough. */
export function choose(
  message: string,
  { topics, branches, moves }: Found,
  { active, told }: Standing,
): LibraryReply | null {
  const plain = message.toLowerCase().replaceAll("’", "'").trim();
  const words = plain.split(/\s+/).length;
  const wasSaid = (text: string) => told.some((one) => one.text === text);
  const started = (topic: Topic) => told.some(({ entry }) => entry === topic);
  const fits = ({ entry }: Match<Topic>) => !started(entry);
  const topic = topics.find(fits);
  const branch = branches.find(({ entry, branch: place }) => !wasSaid(entry.then[place]?.reply ?? ""));
  const move = moves.find(({ entry }) => entry.replies.some((reply) => !wasSaid(reply)));
  const ofTopic = (entry: Topic, kind: Exclude<Told["part"], "move">, text: string, chance: number) => ({
    kind,
    text,
    chance,
    step: entry.step,
    isAgreed: ASKS_FOR_STEP.test(plain) || kind === "close",
  });
  const ofMove = ({ entry, chance }: Match<Move>): LibraryReply => ({
    kind: "move",
    text: entry.replies.find((reply) => !wasSaid(reply)) ?? "",
    chance,
    step: active?.step ?? null,
    isAgreed: active !== null && ASKS_FOR_STEP.test(plain),
  });

  if (active && AGREES.test(plain) && !wasSaid(active.close))
    return ofTopic(active, "close", active.close, 1);
  const isCorrection = told.length > 0 && CORRECTS.test(message);
  if (isCorrection) {
    if (topic && topic.chance >= SURE.corrected && words >= CHANGE_WORDS)
      return ofTopic(topic.entry, "reply", topic.entry.reply, topic.chance);
    if (branch && branch.chance >= SURE.change)
      return ofTopic(branch.entry, "branch", branch.entry.then[branch.branch]?.reply ?? "", branch.chance);
    const apology = moves.find(
      ({ entry, chance }) =>
        FOR_CORRECTIONS.has(entry.id) &&
        chance >= SURE.complaint &&
        entry.replies.some((reply) => !wasSaid(reply)),
    );
    if (apology) return ofMove(apology);
  }
  const stay = Math.max(branch?.chance ?? 0, move?.chance ?? 0);
  if (
    topic &&
    topic.chance >= (active ? SURE.change : SURE.topic) &&
    (!active || words >= CHANGE_WORDS) &&
    topic.chance > stay + (active ? SURE.lead : 0)
  )
    return ofTopic(topic.entry, "reply", topic.entry.reply, topic.chance);
  const next = branch?.entry.then[branch.branch];
  if (branch && next && branch.chance >= SURE.branch && branch.chance + SURE.lead >= (move?.chance ?? 0))
    return ofTopic(branch.entry, "branch", next.reply, branch.chance);
  if (move && move.chance >= SURE.move && (told.length > 0 || words < 12)) return ofMove(move);
  if (!active) return move && move.chance >= SURE.anything && told.length > 0 ? ofMove(move) : null;
  const otherwise = active.otherwise.find((text) => !wasSaid(text));
  if (otherwise) return ofTopic(active, "otherwise", otherwise, 0);
  if (!wasSaid(active.close)) return ofTopic(active, "close", active.close, 0);
  return null;
}
