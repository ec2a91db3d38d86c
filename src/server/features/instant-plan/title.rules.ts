import { lowerCase } from "#shared/understanding/deadline.rules.ts";

export const PLAN_TITLE_MAX = 80;

/** Marks the place of the deadline's words during cleanup. From the private use area, so it has no meaning. */
const GAP = "\ue000";

/** Phrases that introduce the task: "I need to ...", "please help me ...". The title is what follows. */
const LEAD =
  /^(?:(?:ok|okay|so|well|hi|hello|hey|please|um|honestly|basically|also|and|but|then|now|today|finally|really|just|urgent)\b[,:;.!\s-]*|(?:can|could|would) (?:you|we) (?:please )?(?:help (?:me|us) (?:to |with )?|make (?:me )?a plan (?:to |for )|plan )|(?:please )?(?:help|tell|show) (?:me|us) (?:to |with |how to |plan )?|how (?:do|can|should|could) (?:i|we) (?:best )?|(?:make|give|write|build) (?:me )?a plan (?:to |for |about )|(?:i|we) (?:really |just |still |also |absolutely |urgently |finally |desperately )*(?:need|want|have|has|ought|would like|'d like|plan|intend|hope|aim|am going|are going|am trying|are trying|am planning|are planning|have got|wish|got|am supposed|promised) (?:really |finally |urgently )?to |(?:i|we)'(?:d (?:like|love) to|ve got to|m (?:going|trying|planning|supposed) to|re (?:going|trying|planning|supposed) to|ll) ?|(?:i|we) (?:really |just )?(?:must|should|will|gotta|wanna) (?:really |finally )?|(?:i|we) (?:really |just |urgently )?need (?:a|some) (?:good |clear )?plan (?:to |for |about )|(?:i|we) (?:really |just |urgently )?need (?:some )?help (?:to |with |for )|(?:i|we) (?:really |just |urgently )?(?:need|want) (?=(?:a|an|the|some|more|better|my|our|new)\b)|(?:my|our) (?:goal|aim|plan|task|job|resolution) is (?:to )?|(?:the )?(?:goal|aim|plan|task)(?: is|:) (?:to )?|(?:gotta|wanna|need to|have to|want to|trying to|going to) |it(?:'s| is) time to |time to |let'?s |don't (?:let me )?forget to |remember to |to )/;

/** A clause that says what to do, after one that says why. */
const INNER_LEAD =
  /(?<!\b(?:what|who|where|how|things|everything|something|than))(?:[,;:.!?–—-]\s+|\s)(?:(?:and|so|but|therefore|which means|that means|now|then|because|that)\s+)*(?:(?:i|we) (?:really |just |still |also |now |urgently |finally |only )*(?:need|want|have|would like|am going|are going|am trying|plan|hope|promised) to |(?:i|we)'(?:d like to|ve got to|ll have to) |(?:i|we) (?:really |just |still |also |now )*(?:must|should|gotta) |(?:i|we) (?:don't|do not) know how to |help me (?:to )?)|\s(?:and|but|so) (?:now |still |also )?(?:need|have|want) to /g;

const GERUND =
  /^(?:i am|i'm|we are|we're) (?=(?:[a-z]+ )?[a-z]+ing\b)(?!(?:feeling|having|being|struggling|drowning|going)\b)/;
const SUBJECT_AND_VERB =
  /^(?:i|we) (?=(?:move|launch|host|present|start|begin|finish|leave|travel|fly|marry|defend|submit|deliver|publish|take|give|run|build|plan|organi[sz]e|ship|sell|open|hand in)\b)/;
/** A subject that the sentence tells about. Sentences that begin with a verb already say what to do. */
const SUBJECT =
  /^(?:i|i'm|i've|we|we're|we've|he|she|they|it|it's|there|this|that|nobody|someone|somebody|everything|nothing|my|our|his|her|their|the|an?|after|since|because|as|if|when|now that)\b/;
const SENTENCE_END = /[.!?](?=\s)|[;\n]|\s[–—]\s/;
const REASON =
  /,?\s+(?:because|since|so that|so (?:i|we)|but|although|as (?:i|we|my|our)|which|while|otherwise|or else|and (?:i|we|it|my|our|the|then|he|she|they|nothing|everything|nobody|there|this|have|haven't|has|am|are|is|was|don't|do not|can't|cannot|need))\b/i;
const TELLS =
  /^(?:(?:i|i'm|i've|we|we're|we've|he|she|they|it|it's|there|this|that|nobody|someone|somebody|everything|nothing)\b|.* (?:is|are|was|were|has|have|had|died|passed|left|lost|won't|can't|keeps|does|doesn't|needs?|wants?|starts?|ends?|broke|fell|got|said|told|just|leaves|runs|comes|arrives)\b|(?:\S+ ){6})/;
const LOOSE_END =
  /(?:^|\s)(?:a|an|the|and|or|but|to|of|for|with|in|on|at|by|before|until|from|is|are|am|be|was|were|my|our|your|his|her|their|that|which|so|if|as|about|into|not|because|due|within|this|next)$/i;
const NEEDS_MORE =
  /(?:^|\s)(?:is|are|am|was|were|be|on|in|at|by|from|until|before|the|and|or|has|have|starts?|ends?|comes?|arrives?)$/i;

/**
 * A short title in the person's own words: the task without "I need to" and without the deadline, which has a separate
 * field. `isTask` is false if the sentence only says what happened. Null if no word is usable.
 * @param deadline the position of the deadline's words in the sentence
 */
export function titleFrom(
  sentence: string,
  deadline: { start: number; end: number } | null,
): { title: string; isTask: boolean } | null {
  const own = sentence.replaceAll(GAP, " ");
  const withoutDeadline = deadline ? `${own.slice(0, deadline.start)}${GAP}${own.slice(deadline.end)}` : own;
  const { text, isTask } = taskIn(withoutDeadline);
  const clause = firstClause(text);
  const title = shorten(
    tidy(deadline ? withDeadlineBack(clause, sentence.slice(deadline.start, deadline.end)) : clause),
  );
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(title)) return null;
  const isLost = title.split(" ").length < 2 && sentence.trim().split(/\s+/).length > 3;
  return { title: capitalised(title), isTask: isTask && !isLost };
}

function taskIn(sentence: string): { text: string; isTask: boolean } {
  let text = tidy(sentence);
  let hasLead = false;
  for (let lead = LEAD.exec(lowerCase(text)); lead && lead[0] !== ""; lead = LEAD.exec(lowerCase(text))) {
    text = text.slice(lead[0].length).replace(/^[\s\ue000,]+/, "");
    hasLead ||= /\b(?:to|must|should|will|gotta|wanna|with|for|how|need|want)\b|'ll|let's/.test(lead[0]);
  }
  const lower = lowerCase(text).replace(/^\ue000,? ?/, "");
  if (hasLead || !SUBJECT.test(lower)) return { text, isTask: true };
  const inner = [...lowerCase(text).matchAll(INNER_LEAD)]
    .map(({ index, 0: { length } }) => text.slice(index + length))
    .find((rest) => tidy(rest.replaceAll(GAP, " ")).split(" ").length >= 3);
  if (inner) return { text: inner, isTask: true };
  const subject = (GERUND.exec(lowerCase(text)) ?? SUBJECT_AND_VERB.exec(lowerCase(text)))?.[0] ?? "";
  return { text: text.slice(subject.length), isTask: subject !== "" || !TELLS.test(lower) };
}

function capitalised(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => {
    const upper = letter.toUpperCase();
    return upper.length === 1 ? upper : letter;
  });
}

function firstClause(text: string): string {
  const sentence = text.split(SENTENCE_END)[0] ?? "";
  const head = sentence.split(REASON)[0] ?? "";
  return head.trim().split(/\s+/).length >= 2 ? head : sentence;
}

/** Removes the deadline from the title only at its edges, and only if the rest still makes sense. */
function withDeadlineBack(clause: string, words: string): string {
  const bare = clause.replaceAll(GAP, " ").trim();
  const isAtTheEdge = /^\s*\ue000|\ue000[\s.!?]*$/.test(clause);
  const stands = bare.split(/\s+/).length >= 2 && !NEEDS_MORE.test(bare.replace(/[\s,]+$/, ""));
  return isAtTheEdge && stands ? bare : clause.replace(GAP, () => words);
}

function tidy(text: string): string {
  return text
    .replaceAll(/(?!\s|\u200d)[\p{Cf}\p{Cc}]/gu, "")
    .replaceAll(/\s+/g, " ")
    .replace(/^[\s"'“”‘’«»([*#>.,;:!?–—-]+/, "")
    .replace(/[\s"“”«».,;:!?–—-]+$/, "");
}

function shorten(text: string): string {
  if (text.length <= PLAN_TITLE_MAX) return text;
  const atComma = text
    .slice(0, PLAN_TITLE_MAX + 1)
    .split(", ")
    .slice(0, -1)
    .join(", ");
  if (atComma.split(" ").length >= 4) return atComma;
  let short = text
    .slice(0, PLAN_TITLE_MAX + 1)
    .split(" ")
    .slice(0, -1)
    .join(" ");
  while (LOOSE_END.test(short)) short = short.replace(/\s*\S+$/, "");
  return tidy(short);
}
