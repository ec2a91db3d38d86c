import { VERBS } from "#shared/understanding/goal-verbs.content.ts";
import { type Conversation, type GuidedReply, plainly } from "./conversation.rules.ts";
import { HEARD } from "./heard.content.ts";
import { personOf } from "./persons.rules.ts";
import { statement, wordsToSay } from "./words-to-say.rules.ts";

const WANTS_WORDS =
  /\b(?:what (?:do|should|can|would) i (?:even )?(?:say|tell|write|text)|(?:give|need|want|find|some|the|any) (?:me )?(?:the |some |a )?(?:words|wording|text (?:to|for)|message (?:to|for))|words to|how (?:do i|should i|can i|to) (?:say|tell|word|phrase|ask|bring (?:it|this|that) up)|how (?:do|should|can) i put|(?:good|nice|best|right) way to (?:ask|tell|say|word|bring))\b/;

/** Whether somebody asks for words to say. */
export const wantsWords = (lower: string): boolean => WANTS_WORDS.test(lower);

/** Echo asked who is to hear the words, or what they are to say. */
const INVITES =
  /Let's find (?:the )?words|Who is it for, and what would you like|tell me who it is and what you'd like|Put what you'd like from them in one line|What would (?:you like from|come after “I'd like”)/;
const NAMED_FOR = /Let's find words for (?<who>your [\w ]+)\./;

const WHO = "(?:my|our|the) [\\w'-]+(?: (?!i\\b|i'd|i'm|im\\b|to\\b|and\\b|if\\b|is\\b|so\\b)[\\w'-]+){0,4}?";
/** "its the manager at the brewery, ...", "my daughter. ...", "mr. Boyd. ..." */
const NAMES_FIRST = new RegExp(
  `^(?:(?:well|ok|oh|so|it'?s|its|it is|that'?s|for|to)\\b,? )*(?<who>(?:mrs?|ms|dr)\\.? [\\w'-]+|${WHO}|[A-Z][a-z]+)(?=\\s*(?:[.,;:]|$| i'?d\\b| and i\\b| to\\b| if\\b))`,
  "i",
);
const IS_NAMED =
  /\b(?:my|our|the|her|his|their) [\w' -]{2,20}?(?:'s|s)? (?:is|is called|is named) (?<who>[A-Z][a-z]+)\b/;

const LIKES =
  "\\b(?:i(?:'d| would)? (?:really |just )?(?:like|love|want|need|wish|prefer)(?: for)?|id like|i was hoping|hoping)";
const TO_KNOW = new RegExp(
  `${LIKES} (?:her|him|them|\\w+) to (?:know|understand|hear|see)(?: that)? (?<what>[^.?!]{4,120})`,
  "i",
);
const FOR_THEM = new RegExp(
  `${LIKES} (?:her|him|them|he|she|they|that (?:he|she|they)|my \\w+) (?:to|would|could|'d) (?<what>[^.?!]{4,120})`,
  "i",
);
const FOR_ME = new RegExp(
  `(?:${LIKES} to(?! (?:know|find out|understand|see|be|learn)\\b)|\\bif (?:i|we) (?:can|could|may)|\\b(?:can|could) i) (?<what>[^.?!]{4,120})`,
  "i",
);
const LEAD_TO_WISH =
  /^(?:(?:well|ok|so|just|that|for)\b,? )*(?:i(?:'d| would)? (?:want|need|like|wish) )?(?:(?:him|her|them|he|she|they|my \w+) )?(?:to |would |should )?/i;

/** "make it softer" is said of words that were given, not to the other. */
const CHANGES_WORDS =
  /^(?:(?:ok|okay|but|and|please|can you|could you)\b[\s,]*)*(?:make|put|say|write) (?:it|that|this)\b/i;

/** Whether they have just asked for words to say, or Echo has asked what these should be. */
export const wordsWereAskedFor = ({ said, written }: Pick<Conversation, "said" | "written">): boolean =>
  INVITES.test(said.at(-1) ?? "") || written.slice(-2).some((text) => wantsWords(text.toLowerCase()));

/**
 * The words to say, once somebody who wanted them has told who is to hear them and what: "my daughter. i'd like her to
 * come eat with us" becomes “Could you come eat with us?” Null where nobody asked for words or something is missing.
 */
export function wordsAnswered(conversation: Conversation): GuidedReply | null {
  const { turn, said, written } = conversation;
  const last = said.at(-1) ?? "";
  const message = turn.message.replaceAll("’", "'");
  if (wantsWords(message.toLowerCase()) || CHANGES_WORDS.test(message)) return null;
  if (!wordsWereAskedFor(conversation)) return null;
  const about = addedMatter(conversation, message);
  if (about) return about;
  const asked = NAMED_FOR.exec(last)?.groups?.who?.replace(/^your\b/, "my");
  const who = personIn(message) ?? asked ?? written.map(personIn).findLast((one) => one !== null) ?? "them";
  const bare = asked ? message.replace(LEAD_TO_WISH, "") : "";
  const wanted =
    wishIn(message) ?? (VERBS.has(bare.split(" ")[0]?.toLowerCase() ?? "") ? `ask WHO to ${bare}` : null);
  if (wanted === null) return null;
  return wordsToSay({
    ...conversation,
    turn: { ...turn, message: `how do i ${wanted.replace("WHO", who)}` },
  });
}

const personIn = (text: string): string | null =>
  IS_NAMED.exec(text)?.groups?.who ?? NAMES_FIRST.exec(text)?.groups?.who ?? null;

/** What somebody wishes, as a request to WHO. */
function wishIn(message: string): string | null {
  const known = TO_KNOW.exec(message)?.groups?.what;
  if (known) return `tell WHO ${known}`;
  const theirs = FOR_THEM.exec(message)?.groups?.what;
  if (theirs) return `ask WHO to ${theirs}`;
  const own = FOR_ME.exec(message)?.groups?.what;
  return own ? `ask WHO if i can ${own}` : null;
}

/** "about the vaping. i told her i quit in june", after "how do i tell my girlfriend i lied". */
function addedMatter({ written }: Conversation, message: string): GuidedReply | null {
  const told =
    /\btell (?<who>my \w+|him|her|them)(?: that)? (?<what>i (?:lied|messed up|forgot|cheated))\s*\??$/i.exec(
      written.at(-1) ?? "",
    )?.groups;
  const [about = "", ...rest] = message.split(/(?<=[.!?])\s+/);
  const matter = /^(?:it'?s |its )?(?<about>about (?:the|my|our) [^.?!]{3,40})[.!]?$/i.exec(about)?.groups
    ?.about;
  if (!told || !matter) return null;
  const all = [`${told.what} ${matter}`, ...rest.map((one) => one.replace(/[.!]+$/, ""))];
  const words = all.map((one) => statement(told.who ?? "", one));
  return words.includes(null)
    ? null
    : plainly(
        `“${words.join(" ")}”`,
        "Say all of it at once, so nothing has to come out later, and then listen.",
      );
}

/** "i got laid off and i havent told my wife", and then "how do i tell her". */
const NEWS =
  /\b(?<news>(?:i|we) (?:got|was|were|lost|failed|broke|crashed|quit|owe|have to|can't|didn't get|am|'m) [^.?!,]{3,60}?)(?:,| and| but) (?:i |we )?(?:still )?(?:haven'?t|have not|didn'?t|need to|have to|don'?t know how to)(?: even| yet)? (?:told|tell|telling) (?<who>my [a-z]+)/i;

/** Words for the news that somebody has to tell; null where none was told of. */
export function newsToTell({ written }: Conversation): GuidedReply | null {
  const found = written.map((text) => NEWS.exec(text)?.groups).findLast((groups) => groups !== undefined);
  const words = found ? statement(found.who ?? "", found.news ?? "") : null;
  return words === null
    ? null
    : plainly(
        `“I have to tell you something hard. ${words} I wanted you to hear it from me, and I'd like us to think about it together.”`,
        "Say it sitting down, early in the evening, and then let the silence be. What worries you most about telling?",
      );
}

/** Asks what the other is to do, by name where one is known. */
export function askForWords(conversation: Conversation): string {
  const who = personOf(conversation);
  return who ? `Let's find words for ${who}. ${HEARD.whatFromThem}` : HEARD.whoAndWhat;
}
