import { baseOf, VERBS } from "./goal-verbs.content.ts";

const OPENERS =
  /\b(?:should (?:I|we)(?: (?:just|really|even|still))?|whether(?: or not)?(?: (?:I|we) should)?(?: to)?|(?:decide|deciding|figure out|know|tell|sure|decision on|thinking about|thinking|wondering|undecided) (?:if|whether)(?: (?:I|we) (?:should|can|want to|need to))?|(?:torn|stuck|choose|choosing|decide|deciding|decision|pick|picking|undecided) between|do (?:I|we)(?: (?:really|just))?|is it (?:worth|time|smart|crazy|dumb|better)(?: it)?(?: to| for me to)?|(?:can't|cannot|don't know whether to|trying to|need to|have to|must|gotta) (?:decide|choose|pick)(?: (?:if|whether|on|what|which))?(?: (?:I|we) should)?(?: to)?|worth it to)\s+(?:to )?/i;
const ABOUT = /\b(?:thinking|thought|think|wondering) (?:about|of)\s+/i;
const BETWEEN = /\bbetween\s+/i;
const SPLIT = /\s+(?:or|vs\.?|versus)\s+(?:(?:should|do) (?:I|we) )?(?:just |to |if I should |whether to )?/i;
const END =
  /[.?!;]|,\s+(?=(?:I|but|and|my|the|it|he|she|they|we|because|need)\b)|\s+(?=(?:because|before|but|so that|since|and (?:I|we|my|he|she|they|it)\b|by (?:the )?(?:end|next|mon|tue|wed|thu|fri|sat|sun)))|,\s+(?=deposit|deadline|due|transmission|lease|registration|they|could|have to|need to|must|[a-z]+ (?:wants?|needs?|says?))/i;
const NO_CHOICE =
  /^(?:not|no|what|whatever|so|whatnot|else|something|am I|are we|(?:is|will|would) (?:that|it|this|I))\b/i;

/** The choices in a decision: ["take the job in Tulsa", "stay"]. One when only one is named, none when it is no decision. */
export function optionsIn(text: string): string[] {
  const opener = BETWEEN.exec(text) ?? OPENERS.exec(text) ?? ABOUT.exec(text);
  const rest = opener ? text.slice(opener.index + opener[0].length) : text;
  const clauses = rest.split(opener ? END : /[,.;?!]/);
  const clause = ((opener ? clauses[0] : clauses.find((one) => SPLIT.test(one))) ?? "")
    .replace(/^.*?\b(?:pick|choose|decide|torn)\b\W*(?=\w)/i, "")
    .replace(/^(?:either|which)\s+/i, "")
    .trim();
  if (!opener && !SPLIT.test(clause)) return [];
  const parts = (
    /between$/i.test(opener?.[0].trim() ?? "")
      ? clause.split(/\s+(?:and|or|vs\.?|versus)\s+/i)
      : clause.split(SPLIT)
  )
    .map((part) => part.replace(/^(?:the decision|to|just|either|I)\s+/i, "").replace(/[\s,]+$/, ""))
    .filter((part) => part !== "" && !NO_CHOICE.test(part));
  // "nursing or computer science" are things; "leaving teaching" is an act.
  const isAct = (part: string) =>
    part.includes(" ") || parts.length === 1 || parts.every((one) => /^[a-z]+ing\b/i.test(one));
  return parts.slice(0, 3).map((part) => (isAct(part) ? asAct(part) : part));
}

/** "leaving teaching" to "leave teaching"; in the middle of a sentence, so without a capital. */
function asAct(option: string): string {
  const [first = "", ...rest] = option.split(" ");
  // "nursing school" is a thing.
  const isThing = /^(?:school|home|class|program|job|position|license|degree|room|room|practice)\b/i.test(
    rest[0] ?? "",
  );
  const base = isThing ? null : baseOf(first.toLowerCase());
  const word = base ?? (VERBS.has(first.toLowerCase()) ? first.toLowerCase() : first);
  return [word, ...rest].join(" ");
}

export const hasDecisionOpener = (text: string) => OPENERS.test(text) || ABOUT.test(text);
