import { stemOf, wordsIn } from "#server/platform/words/stems.ts";
import type { Topic } from "./entries.rules.ts";

/** "it's about ME", "what are you talking about", "that's not what I asked": the topic was wrong, whatever it was. */
const WRONG =
  /^(?:(?:no+|nope|what|wtf|huh|omg|uh|ok|wait|lol)\b[\s,.!?]*)*(?:it'?s|it is|this is) about\b|\bwhat (?:are you|r u|are u) (?:even )?talking about\b|\bwho (?:is|are) they\b|(?:^|\b(?:that's|thats|it's|its|the) )wrong (?:topic|thing|person|subject)\b|\b(?:nobody|no one) (?:has )?died\b|\bare you (?:even )?reading\b|\bnot what i (?:said|meant|asked|mean)\b|\b(?:has|have|does) (?:\w+ ){1,4}(?:(?:got )?to do with|matter)\b.{0,20}\?|\bnothing to do with\b|^(?:no+\b[\s,.!]*)?(?:it'?s|this is|that'?s) not about\b|\bi asked about\b/;

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
];

/** A word of a topic stands in so much of what is said about it. */
const TELLING = 0.15;
const SMALL =
  /^(?:the|and|one|not|that|this|what|you|have|with|for|about|all|any|now|yet|here|can|they|them|time|much|money|even|day|work|get|one's|who)$/;

/** Whether a message says that the topic of the last reply is not what it is about. */
export function deniesTopic(message: string, topic: Topic): boolean {
  const plain = message.toLowerCase().replaceAll("’", "'").trim();
  const replies = [topic.reply, ...topic.then.map(({ reply }) => reply), ...topic.otherwise];
  const texts = [...topic.says, ...replies].map((text) => new Set(stemsIn(text)));
  const named = new Set(stemsIn(topic.id.replaceAll("-", " ")));
  const isAbout = (stem: string) =>
    named.has(stem) || texts.filter((stems) => stems.has(stem)).length >= TELLING * texts.length;
  const restated = RESTATES.exec(plain)?.[1];
  if (restated !== undefined && stemsIn(restated).some(isAbout)) return false;
  if (WRONG.test(plain) && !(/\babout\b/.test(topic.reply) && plain.split(/\s+/).length < 5)) return true;
  const denied = DENIED.flatMap((form) => stemsIn(form.exec(plain)?.[1] ?? ""));
  return denied.some(isAbout);
}

const stemsIn = (text: string): string[] =>
  wordsIn(text.toLowerCase())
    .filter((word) => word.length > 2 && !SMALL.test(word))
    .map(stemOf);
