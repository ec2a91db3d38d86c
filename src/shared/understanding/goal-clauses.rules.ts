import { amountIn, frequencyIn } from "./goal-amount.rules.ts";

/** Clauses end here. A comma ends one only before a new subject or connective. */
const CLAUSE_END =
  /(?<!\b(?:Dr|Mr|Mrs|Ms|St|vs|Jr|approx|etc|appt|min|hrs?|lbs|ft|no|dept|govt))[.!?;\n]+\s+|\s+[–—-]+\s+|\s*—\s*|\.{2,}\s*|…\s*|,\s+(?=(?:and|but|so|because|since|then|which|who|where|when|while|I|I'm|we|he|she|they|it|it's|my|our|her|his|the|this|that|there|need|want|have|not|no|don't|can't|maybe|please|help|should|gotta|got|trying|going|after|before|been|never|still|also|just|now|who|what|how|hoping)\b)|\s+(?=(?:but|because|although|though|even though|except|otherwise|whereas)\b)|\s+(?=(?:they|he|she|it's|it is|it) (?:only|just|won't|don't|doesn't|said|says|keeps?|makes?|has|is)\b)|\s+(?:lol|haha|lmao|tbh)\b[\s,]*|\s+(?=it's (?:in|been|due|on|so|not|the|a|too|my|all|just)\b)|\s+(?=or (?:I|I'm|we|they|else)\b)|\s+(?=so (?:I|we|that|my|they|he|she|it)\b)|(?<!\bmy (?:husband|wife|partner|brother|sister|son|daughter|mom|dad|friend|ex|boss))\s+(?=and (?:I|we|I'm|I've|need|want|have to|don't|can't|my|he|she|they|it|it's|there|nobody|nothing|everyone|everything|now|then|am|is|was|has|the (?:[a-z]+ ){1,2}(?:is|are|was|has))\b)/i;

/** A finite verb of somebody telling what is. */
export const VERB_OF_STORY =
  /\b(?:is|are|was|were|am|has|have|had|died|passed|left|lost|won't|can't|keeps?|does|doesn't|needs?|wants?|starts?|ends?|broke|breaks|fell|got|gets|said|says|told|leaves|runs|comes|came|arrives?|went|called|hates?|I'm|I've|it's|he's|she's|they're|won't|isn't|aren't|didn't|don't|feel|feels|moved|turns?|asked|sent|sold|quit|found|hit|gave|made|took|stopped|started|owes?|hasn't|haven't|stops?|closes|expires?|come out|comes out|reckons?|thinks?)\b/i;

/** The clauses of a mended sentence, in order; a list of things is one clause. */
export function clausesOf(text: string): string[] {
  return text
    .split(CLAUSE_END)
    .flatMap(commentsApart)
    .map((clause) => clause.replace(/^[\s"'(*#>.,;:!?–—-]+|[\s".,;:!?)–—-]+$/g, ""))
    .filter((clause) => clause !== "" && !/^(?:help|please|thanks|thank you|ugh|lol|idk)$/i.test(clause));
}

/** "pay off the card, $3,860": a short number belongs to the words before it. */
const isMeasure = (first: string, part: string) =>
  amountIn(part) !== null && first.split(" ").length <= 6 && part.split(" ").length <= 3;

/** "build a coop, brother is no help" are two; "the cake, balloons, and ice" is one list. */
function commentsApart(clause: string): string[] {
  const [first = "", ...rest] = clause.split(/,\s+/);
  if (rest.length === 0 || first.trim() === "") return [clause];
  const isList =
    rest.every((part) => part.split(" ").length <= 7 && !VERB_OF_STORY.test(part)) &&
    /^(?:and|or)\b|\band\b/.test(rest.at(-1) ?? "");
  if (isList) return [clause];
  const own = rest.findIndex((part) => frequencyIn(part) === null && !isMeasure(first, part));
  const kept = own < 0 ? rest.length : own;
  return [[first, ...rest.slice(0, kept)].join(", "), ...rest.slice(kept)];
}
