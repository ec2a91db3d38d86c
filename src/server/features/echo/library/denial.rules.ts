import { stemOf, wordsIn } from "#server/platform/words/stems.ts";
import type { Topic } from "./entries.rules.ts";

/** A message that may correct what Echo said, with what it says apart from what it denies. */
export interface Reading {
  /** The message without what it denies, complains of or only exclaims; all of it when nothing else is left. */
  text: string;
  /** The stems of what it denies. */
  denied: ReadonlySet<string>;
  /** Whose matter it says it is: "me, not her", "not me, her". */
  whose: Whose | null;
}

export type Whose = "own" | "others";

/** "it's about ME", "what are you talking about", "that's not what I asked": the topic was wrong, whatever it was. */
const WRONG =
  /^(?:(?:no+|nope|what|wtf|huh|omg|uh|ok|wait|lol)\b[\s,.!?]*)*(?:it'?s|it is|this is) about\b|\bwhat (?:are you|r u|are u) (?:even )?talking about\b|\bwho (?:is|are) they\b|(?:^|\b(?:that's|thats|it's|its|the) )wrong (?:topic|thing|person|subject)\b|\b(?:nobody|no one) (?:has )?died\b|\b(?:has|have|does) (?:\w+ ){1,4}(?:(?:got )?to do with|matter)\b.{0,20}\?|\bnothing to do with\b|^(?:no+\b[\s,.!]*)?(?:it'?s|this is|that'?s) not about\b|\bi asked about\b|\b(?:it'?s|its) (?:the|my) \w+ (?:that )?i (?:need|want|mean|meant|asked|am asking)\b/;

/** "It's about the power shutoff", where that is the topic already. */
const RESTATES = /^(?:(?:no+|nope|ok|wait|ugh)\b[\s,.!]*)*(?:it'?s|it is|this is) about (?!not\b)(.+)/;

/** What somebody says isn't so, or asks back about; one of these words has to be what the topic is about. */
const DENIED: readonly RegExp[] = [
  /^(?:what |whose |which |a |the )?((?:[\w']+ ?){1,2})\?(?:\?|(?= ?[a-z]))/,
  /^(?:say |do |ask )?(?:what|whose|which) ((?:[\w']+ ?){1,2})\?/,
  /\b(?:i|we) (?:do not|don't|dont|never) (?:even )?(?:have|own) (?:a |an |any |my |the )?((?:[\w']+ ?){1,2})/,
  // "I'm not getting another dog" is about a dog.
  /\b(?:i'm|im|i am|we're|we are) not (?:the one )?(?!(?:getting|going|buying|having|taking|asking|saying|sure|ready|able)\b)((?:[\w']+ ?){1,4})/,
  /\b(?:it's|its|it is|he's|she's|that's|this is) (?:not|no) (?:about |a |an |my |the |school )?((?:[\w']+ ?){1,2})/,
  /\b(?:there's|there is|theres|there are) no ((?:[\w']+ ?){1,2})/,
  /^(?:no+,? )?not (?:a|an|my|the) ((?:[\w']+ ?){1,2})/,
  /\b([\w']+) (?:isn't|isnt|is not|aren't) (?:the (?:problem|point|issue)|depressed|sick|mine)\b/,
  /\b(?:it|that|this) (?:wasn't|wasnt|was not|isn't|isnt|is not) (?:really |even |actually |about )*(?:a |an |my |the )?((?:[\w']+ ?){1,2})/,
  /^(?:no+,? )?not (?:really|actually|about) (?:a |an |my |the )?((?:[\w']+ ?){1,2})/,
];

/**
 * What somebody says they don't do, or have behind them. It is no denial where those who bring the topic say the same: "I
 * don't sleep", "our marriage is over".
 */
const NOT_ANYMORE: readonly RegExp[] = [
  /\b(?:i|we) (?:do not|don't|dont|didn't|didnt|never) (?:really |even |actually )?([a-z]+)(?=\s*(?:[.,;!]|$|at all\b|anymore\b))/,
  /\b(?:i|we)(?:'ve| have)? already (?:had|did|done|took|passed|finished|went to|went through|sent) (?:a |an |my |the |that |our )?((?:[\w']+ ?){1,2})/,
  /\b(?:the|my|our|that) ([\w']+)(?: is| are| was| were)? (?:all |already |long )?(?:over|done|finished|behind (?:me|us))\b/,
];

/** A word of a topic stands in so much of what is said about it. */
const TELLING = 0.15;
const SMALL =
  /^(?:the|and|one|not|that|this|what|you|have|with|for|about|all|any|now|yet|here|can|they|them|time|much|money|even|day|work|get|one's|who)$/;

/** "read it again", "you didn't answer": what was said last did not fit. */
const COMPLAINS =
  /\bread it again\b|\b(?:that|this|it) makes no sense\b|\b(?:you'?re|ur|youre) (?:still )?talking about\b.{0,30}\bagain\b|\b(?:that'?s|thats) not (?:an? )?(?:aim|goal|answer)\b|\bare you (?:even )?(?:reading|listening)|\b(?:not|isn't|isnt) what i (?:said|meant|asked)|\b(?:you'?re|ur|youre) not (?:hearing|listening|reading|getting)\b|\b(?:(?:doesn'?t|does not|didn'?t|did not) answer|answer (?:me|the question)|what is wrong with (?:this|you)|(?:this|that) (?:is|was) (?:insane|useless|ridiculous|no help|not an answer))\b|\bnot (?:really )?any of (?:that|those|these)\b|\bnone of (?:that|those|these)\b|^(?:(?:no+|nope|what|wtf|huh|omg|dude|uh|ok|oh|wait|lol|really)\b[\s,.!?]*)+(?:i (?:said|meant|mean|already|just (?:said|told|asked)|told you|asked|wrote)|that'?s not|not (?:what|that|about)|stop|wrong)\b|^(?:it'?s|its) not\b|^i (?:said|asked|meant)\b|\bi (?:just|already) (?:told you|asked)\b/i;
/** Longer sentences with a complaint tell something as well. */
const COMPLAINT_WORDS = 8;

const OWN_MATTER =
  /\b(?:it'?s|that'?s|i mean|about) (?:me|mine)\b(?=\s*(?:[.,!?]|$|that|who|not\b))|\bi'?m the one\b|\bme,? not (?:him|her|them|my)\b|\bnot (?:him|her|them|my \w+)\b[\s,.:!]*(?:but )?(?:it'?s )?(?:me|i)\b/i;
const OTHERS_MATTER =
  /\bnot me\b|\bi'?m not the one\b|\bnot (?:mine|my \w+)\b[\s,.:!]*(?:but )?(?:it'?s |that'?s )?(?:him|her|them|his|hers|theirs|my \w+)\b|\b(?:it'?s )?(?:his|hers|her|their|theirs)\b[\w ]{0,16}\bnot (?:mine|me|my)\b|(?:^|[.!?,] ?)(?:it'?s |that'?s )?(?:theirs|his|hers)[\s.!]*$/i;

/** What only wonders at the last reply: "what?? nobodys sick. it's about my neighbor" is about the neighbor. */
const EXCLAIMS =
  /^(?:(?:wh?at+|wtf|omg|huh|no+|nope|um+|uh|lol|ok|wait|really|sorry|dude|none of (?:that|those|these)|not (?:that|those|him|her|me)|no ?(?:body|one)(?:'?s| is)? \w+)[\s,.!?]*)+$/i;
/** A clause that does nothing but deny. */
const DENIES_ONLY =
  /^(?:(?:no+|nope|um+|uh|well|wait|ok|omg|what|wtf|and|but|dude)\b[\s,.!?]*)*(?:(?:(?:i'?m|i am|he'?s|she'?s|they'?re|we'?re|it'?s|that'?s|this is|there'?s|there is) )(?:not|no)|not|nobody(?:'?s| is)?|no one(?:'?s| is)?|i (?:don'?t|do not) (?:even )?have (?:a|an|any)|(?:he|she|it|that)(?:'?s not| isn'?t| isnt)) (?:[\w']+ ?){1,5}[.!?]*$/i;
/** "it's his pot, not mine", "to her. not to him" */
const ENDS_IN_DENIAL =
  /(?<=\w+ \w+)(?<!\b(?:or|why|if|maybe|course|am|is|are|was|were|do|does|did|has|have|can|could|will|would|should|\w+'s|\w+'m|\w+'re|its|im|hes|shes|thats|better|rather)),? not (?:to |about |for |from |with )?(?:(?:the|my|a|an) )?([\w']+)(?=[.!?]*$)/i;

/** @param isReply whether Echo has said something that it may correct */
export function readingOf(message: string, isReply: boolean): Reading {
  const text = message.replaceAll("’", "'");
  const whose = OWN_MATTER.test(text) ? "own" : OTHERS_MATTER.test(text) ? "others" : null;
  const kept: string[] = [];
  const denied: string[] = [];
  for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
    if (EXCLAIMS.test(sentence.trim())) denied.push(sentence);
    else if (!isReply) kept.push(sentence);
    else {
      const clauses = sentence.split(/(?<=,)\s+|\s+(?=but\b)/);
      const left = clauses.filter((clause) => !DENIES_ONLY.test(clause.replace(/,$/, "").trim()));
      const isWhole = left.length === 0 || left.length === clauses.length;
      const isComplaint = COMPLAINS.test(sentence) && sentence.split(/\s+/).length < COMPLAINT_WORDS;
      if (isWhole && isComplaint) continue;
      denied.push(...clauses.filter((clause) => !left.includes(clause)));
      const rest = left.join(" ").trim();
      const end = ENDS_IN_DENIAL.exec(rest);
      if (end) denied.push(end[1] ?? "");
      if (rest) kept.push(end ? rest.slice(0, end.index) + rest.slice(end.index + end[0].length) : rest);
    }
  }
  const rest = kept.join(" ").replace(/,$/, "").trim();
  const hasRest = rest !== "" && !EXCLAIMS.test(rest);
  return {
    text: hasRest ? rest : message,
    denied: new Set(hasRest ? denied.flatMap(stemsIn) : []),
    whose,
  };
}

/** Whether a message says that the last reply didn't fit, whatever it was. */
export const complains = (message: string): boolean => COMPLAINS.test(message.replaceAll("’", "'"));

/** "um no, I'm not the one who marries", "what? no". */
const DENIES =
  /^(?:(?:um+|uh|well|but|wait|ok|what|wtf|huh|omg)\b[\s,.!?]*)*(?:no\b|nope|none\b|not\b|(?:i'm|im|i am|it's|its|that's) not\b|there(?:'s| is|s) no\b|nobody\b)|^(?:what|wtf|huh)\?/i;

/** Whether a message begins with a no. */
export const denies = (message: string): boolean => DENIES.test(message.replaceAll("’", "'").trim());

/** Whether a topic's name has one of these words. */
export const isNamedIn = ({ id, label = "" }: Topic, stems: ReadonlySet<string>): boolean =>
  stems.size > 0 && stemsIn(`${id.replaceAll("-", " ")} ${label}`).some((stem) => stems.has(stem));

/** The stems of what a message denies or calls over, as far as the topic of the last reply is about it. */
export function stemsDenied(message: string, topic: Topic): string[] {
  const plain = plainOf(message);
  const isAbout = aboutIn(topic);
  const denied = DENIED.flatMap((form) => stemsIn(form.exec(plain)?.[1] ?? ""));
  return [...denied, ...stemsBehind(plain, topic)].filter(isAbout);
}

/** The stems of what a message says is past or not so, without what those who bring the topic say themselves. */
const stemsBehind = (plain: string, topic: Topic): string[] =>
  NOT_ANYMORE.flatMap((form) => {
    const stems = stemsIn(form.exec(plain)?.[1] ?? "");
    if (stems.length === 0) return [];
    const own = new Set(topic.says.flatMap((say) => stemsIn(form.exec(plainOf(say))?.[1] ?? "")));
    return stems.filter((stem) => !own.has(stem));
  });

/** Whether one of these messages says that what a topic is named by lies behind them. */
export const isBehind = (messages: readonly string[], topic: Topic): boolean =>
  messages.some((message) => isNamedIn(topic, new Set(stemsBehind(plainOf(message), topic))));

/** Whether a message says that the topic of the last reply is not what it is about. */
export function deniesTopic(message: string, topic: Topic): boolean {
  const plain = plainOf(message);
  const restated = RESTATES.exec(plain)?.[1];
  if (restated !== undefined && stemsIn(restated).some(aboutIn(topic))) return false;
  if (WRONG.test(plain) && !(/\babout\b/.test(topic.reply) && plain.split(/\s+/).length < 5)) return true;
  return stemsDenied(message, topic).length > 0;
}

/** Tells whether a stem is what a topic is about. */
function aboutIn(topic: Topic): (stem: string) => boolean {
  const replies = [topic.reply, ...topic.then.map(({ reply }) => reply), ...topic.otherwise];
  const texts = [...topic.says, ...replies].map((text) => new Set(stemsIn(text)));
  const named = new Set(stemsIn(`${topic.id.replaceAll("-", " ")} ${topic.label ?? ""}`));
  return (stem) =>
    named.has(stem) || texts.filter((stems) => stems.has(stem)).length >= TELLING * texts.length;
}

const plainOf = (text: string): string => text.toLowerCase().replaceAll("’", "'").trim();

const stemsIn = (text: string): string[] =>
  wordsIn(text.toLowerCase())
    .filter((word) => word.length > 2 && !SMALL.test(word))
    .map(stemOf);
