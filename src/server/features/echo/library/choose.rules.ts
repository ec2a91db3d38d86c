import type { LibraryReply } from "#shared/echo/library-reply.ts";
import type { Topic } from "./entries.rules.ts";
import type { Match } from "./find.rules.ts";
import { askedOfApp, asksForWords, movesAskedFor, movesForAnything, offersWords } from "./forms.rules.ts";
import { ANSWER_WORDS, chanceOf, type Heard, hearing, type Talk } from "./hearing.rules.ts";
import { chosenOf, suggestedBranch } from "./suggestions.rules.ts";

/** How likely a match must be. A wrong topic is worse than none. */
const SURE = {
  topic: 0.3,
  /** In a conversation, where most messages are answers or asides. */
  later: 0.5,
  /** To leave a topic that is being talked about, more so for what names no subject, and how much likelier than what stays. */
  change: 0.55,
  changeFollowing: 0.65,
  lead: 0.1,
  branch: 0.5,
  /** A branch for a message that is far from the topic. */
  branchFromFar: 0.75,
  /** A branch that is what they ask for, whatever its form. */
  outright: 0.7,
  /** A branch of the topic for somebody who asks outright, or who wants words to say and gets some there. */
  asked: 0.3,
  words: 0.15,
  wordsFollowing: 0.1,
  move: 0.4,
  /** A move where nothing else is known. */
  anything: 0.28,
  /** Another topic, or a complaint, where they say that the topic is wrong. */
  corrected: 0.25,
  complaint: 0.15,
  /** A topic that was asked about, when they don't name it but go on. */
  again: 0.12,
} as const;

/** A longer first message tells of something, which no move answers. */
const SHORT = 12;
/** Words that a change of subject takes at least. */
const CHANGE_WORDS = 4;

const ASKS_FOR_STEP =
  /\b(?:make|give|write|need|want|create|put)\b.{0,20}\b(?:a |the |my |this |that )?(?:plan|objective|goal|first step|card|checklist)\b|\bwhat(?:'s| is) (?:the|my) (?:first|next|one) step\b/;
/** "what do i do first", "any tips", "where do i start" */
const ASKS_WHERE_TO_START =
  /\b(?:what|where) (?:do|should|can|could|to|would) (?:i |we )?(?:even )?(?:do|start|begin|try)\b|\b(?:do|start|comes?) first\b|\bany (?:tips?|ideas?|advice)\b|\bwhat now\b|\bone thing\b|\bnext (?:move|step)\b/;

/** Said to whoever means none of the offered topics. */
const TELLS_MORE: readonly string[] = [
  "Then tell me in a sentence or two what happened, and what you'd like to come of it. Plain words work best.",
  "All right. Say it the way you'd tell a neighbor: who it's about, what's wrong, and what you need.",
];
/** Said to whoever adds something that no piece of the topic answers, before what it has. */
const TELLS_OF_IT: readonly string[] = [
  "Thank you, that helps me see it. Which of these is closest to what you need now?",
  "Thank you for telling me. Which part should we look at?",
  "I hear you. Which of these would help most?",
];
/** Nothing of the library fits, whatever the further rules would say. */
export const UNKNOWN = "unknown";

interface Rule {
  when: (heard: Heard) => boolean;
  /** Null when there is nothing left to say; then the next rule is asked. */
  says: (heard: Heard) => LibraryReply | typeof UNKNOWN | null;
}

const ofTopic = ({ say }: Heard, match: Match<Topic> | undefined) => (match ? say.topic(match.entry) : null);
const ofBranch = ({ say }: Heard, match: Match<Topic> | undefined) =>
  match ? say.branch(match.entry, match.branch) : null;
const quoted = ({ entry, branch }: Match<Topic>) =>
  (branch < 0 ? entry.reply : (entry.then[branch]?.reply ?? "")).includes("“");
const isOfBranch = (branch: Match<Topic> | undefined, isFar: boolean) =>
  chanceOf(branch) >= (isFar ? SURE.branchFromFar : SURE.branch);
const inTurn = (ways: readonly string[], { told }: Heard) => ways[told.length % ways.length] ?? "";

/** The topic whose button was sent: the one that is being talked about, or one from before. */
function tapped({ message, active, told }: Heard): Topic | null {
  const before = told.flatMap(({ entry }) => (entry.kind === "topic" ? [entry] : []));
  const topics = active ? [...before, active] : before;
  return topics.findLast((topic) => suggestedBranch(message, topic) >= 0) ?? null;
}

/** What of the menu is chosen, also after a denial: "not the roof, it's the lease". */
function chosenFrom({ message, text, offered }: Heard): Topic | "none" | null {
  const left = text === message ? null : chosenOf(text, offered);
  return left === null || left === "none" ? chosenOf(message, offered) : left;
}

/** In their order: the first that applies and has something to say answers. Null from all of them leaves it to the rules. */
export const RULES: Readonly<Record<string, Rule>> = {
  aTopicFromTheMenu: {
    when: (heard) => chosenFrom(heard) !== null,
    says: (heard) => {
      const chosen = chosenFrom(heard);
      return chosen === "none" || chosen === null
        ? heard.say.move(inTurn(TELLS_MORE, heard))
        : heard.say.topic(chosen, true);
    },
  },
  aSuggestionTapped: {
    when: (heard) => tapped(heard) !== null,
    says: (heard) => {
      const topic = tapped(heard);
      return topic && heard.say.branch(topic, suggestedBranch(heard.message, topic), true);
    },
  },
  aQuestionAboutTheApp: {
    when: ({ plain }) => askedOfApp(plain) !== null,
    says: ({ plain, known, say }) => {
      const topic = known.find(({ id }) => id === askedOfApp(plain));
      return topic && say.isNew(topic.reply) ? say.topic(topic, true) : null;
    },
  },
  aStepForThePlan: {
    when: ({ active, plain }) => active !== null && ASKS_FOR_STEP.test(plain),
    says: ({ active, say }) => active && say.step(active),
  },

  // They say that the last reply didn't fit.
  whatACorrectionNames: {
    when: ({ isCorrection, topic, branch }) =>
      isCorrection && chanceOf(topic) >= Math.max(SURE.corrected, chanceOf(branch) - SURE.lead),
    says: (heard) => heard.say.sorry(ofTopic(heard, heard.topic)),
  },
  moreOfTheTopicAfterACorrection: {
    when: ({ isCorrection, branch }) => isCorrection && chanceOf(branch) >= SURE.branch,
    says: (heard) => heard.say.sorry(ofBranch(heard, heard.branch)),
  },
  aMenuAfterACorrection: {
    when: ({ isCorrection, plain }) => isCorrection && !asksForWords(plain),
    says: ({ offer, say }) => offer && say.sorry(say.offer(offer, "offer")),
  },
  aBareComplaint: {
    when: ({ isCorrection, isCorrected, ofComplaint }) =>
      isCorrection && !isCorrected && chanceOf(ofComplaint) >= SURE.complaint,
    says: ({ ofComplaint, say }) => say.moveOf(ofComplaint?.entry),
  },
  /** The rules take up what is left of the message. */
  anewAfterACorrection: {
    when: ({ isCorrection }) => isCorrection,
    says: () => UNKNOWN,
  },

  // What the message is about.
  aTopicFromTheMenuInOtherWords: {
    when: ({ offered }) => offered.length > 0,
    says: (heard) =>
      ofTopic(
        heard,
        heard.topics.find(({ entry, chance }) => heard.offered.includes(entry) && chance >= SURE.again),
      ),
  },
  anotherTopic: {
    when: ({ active, told, topic, branch, move, words, isFar, isFollowing }) => {
      const chance = chanceOf(topic);
      if (chance <= chanceOf(move)) return false;
      if (isFar) return chance >= SURE.topic && !isOfBranch(branch, isFar);
      if (!active) return chance >= (told.length > 0 ? SURE.later : SURE.topic);
      const stay = Math.max(chanceOf(branch), chanceOf(move));
      const sure = isFollowing ? SURE.changeFollowing : SURE.change;
      return words >= CHANGE_WORDS && chance >= sure && chance > stay + SURE.lead;
    },
    says: (heard) => ofTopic(heard, heard.topic),
  },
  theTopicsWordsToSay: {
    when: ({ active, stays, plain, branch }) =>
      active !== null && stays && asksForWords(plain) && chanceOf(branch) < SURE.outright,
    says: ({ active, say }) => {
      const place = active?.then.findIndex(
        ({ suggestion = "", reply }) => offersWords(suggestion) && say.isNew(reply),
      );
      return active && place !== undefined && place >= 0 ? say.branch(active, place) : null;
    },
  },
  whatWasSaidOnceMore: {
    when: ({ said, branch, isQuestion, plain }) =>
      (isQuestion || asksForWords(plain)) &&
      chanceOf(said) >= SURE.outright &&
      chanceOf(said) > chanceOf(branch) + SURE.lead,
    says: ({ said, say }) => (said ? say.onceMore(said.entry, said.branch) : null),
  },
  aBranch: {
    when: ({ branch, move, isFar }) =>
      isOfBranch(branch, isFar) && chanceOf(branch) + SURE.lead >= chanceOf(move),
    says: (heard) => ofBranch(heard, heard.branch),
  },
  aMove: {
    when: ({ move, told, words }) => chanceOf(move) >= SURE.move && (told.length > 0 || words < SHORT),
    says: ({ move, say }) => say.moveOf(move?.entry),
  },

  // They go on about the topic.
  wordsToSay: {
    when: ({ active, stays, plain }) => active !== null && stays && asksForWords(plain),
    says: (heard) => {
      const quoting = heard.branches.find(quoted);
      if (chanceOf(quoting) >= (heard.isFollowing ? SURE.wordsFollowing : SURE.words))
        return ofBranch(heard, quoting);
      const isTopic = heard.topic && chanceOf(heard.topic) >= SURE.topic && quoted(heard.topic);
      return isTopic ? ofTopic(heard, heard.topic) : null;
    },
  },
  anAnswerOfTheTopic: {
    when: ({ active, isQuestion, stays, branch }) =>
      active !== null && isQuestion && stays && chanceOf(branch) >= SURE.asked,
    says: (heard) => ofBranch(heard, heard.branch),
  },
  theFirstStep: {
    when: ({ active, stays, plain }) => active !== null && stays && ASKS_WHERE_TO_START.test(plain),
    says: ({ active, say }) => active && say.step(active),
  },
  whatTheyAskForByForm: {
    when: ({ active, stays }) => active !== null && stays,
    says: ({ plain, say }) => say.firstMove(movesAskedFor(plain), "move"),
  },
  furtherWords: {
    when: ({ active, stays, isQuestion, words }) =>
      active !== null && stays && !isQuestion && words <= ANSWER_WORDS,
    says: ({ active, say }) => active && say.further(active),
  },

  whatElseTheTopicHas: {
    when: ({ active, stays, isQuestion }) => active !== null && stays && !isQuestion,
    says: ({ active, say, told, words }) =>
      active && say.rest(active, TELLS_OF_IT[(told.length + words) % TELLS_OF_IT.length] ?? ""),
  },

  // Little is understood.
  aMenu: {
    when: ({ told }) => told.length === 0,
    says: ({ offer, say }) => offer && say.offer(offer, "offer"),
  },
  anythingByItsForm: {
    when: () => true,
    says: ({ plain, say }) => say.firstMove(movesForAnything(plain), "anything"),
  },
  anyMove: {
    when: ({ move, words }) => chanceOf(move) >= SURE.anything && words < SHORT,
    says: ({ move, say }) => say.moveOf(move?.entry, "anything"),
  },
};

/**
 * What the library answers: what comes next in the topic that is being talked about, another topic, a move, further words
 * about the topic, or a question which of several topics is meant. Null when all of these were said.
 */
export function choose(talk: Talk): LibraryReply | null {
  const heard = hearing(talk);
  for (const { when, says } of Object.values(RULES)) {
    const reply = when(heard) ? says(heard) : null;
    if (reply === UNKNOWN) return null;
    if (reply) return reply;
  }
  return null;
}
