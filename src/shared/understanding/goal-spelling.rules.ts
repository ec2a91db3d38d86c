import { PROPER_WORDS, SPELLINGS } from "./goal-spelling.content.ts";

/** "dads tools" means one dad. Before a verb or a small word it may mean several. */
const MISSING_APOSTROPHE =
  /\b(dad|mom|mum|mam|mama|papa|grandma|grandpa|grandmother|grandfather|brother|sister|daughter|son|wife|husband|uncle|aunt|boss|friend|neighbor|baby|teacher|landlord|mother|father|girlfriend|boyfriend|roommate|doctor)s(?= (?!(?:and|or|are|in|at|to|who|is|for|but|so|the|a|my|with|from|on|have|were|will|can|do|don't|if|about|before|after|by|can't|keep|both|all|come|came|live|get|want|need|said|say|over|out|off|up|there|here|together|around|again|that|when|more|one|two|three|every|has|had|was|as|of|only|always|never|too|into|since)\b)[a-z])/gi;
const DOCTOR = /\bdr\.? ([a-z]+)/gi;
const NOT_A_NAME =
  /^(?:said|says|visit|visits|about|for|and|to|office|appointment|appointments|is|was|on|at|who|in|wants|told|thinks|ordered|bill|bills|note|refill|or|by|before|again|asap|the|but|so|will)$/i;
const WORD = /[\p{L}\p{N}']+/gu;
const PHRASES = [...SPELLINGS].filter(([typed]) => typed.includes(" "));

/**
 * A person's sentence with everyday typos and shorthand written out, straight apostrophes and single spaces. Names of
 * days, languages and the like get their capitals. Words that are not in the lists stay as they are.
 */
export function mended(sentence: string): string {
  const text = plain(sentence);
  const isShouted = /[A-Z]{4}/.test(text) && !/[a-z]/.test(text);
  const phrased = PHRASES.reduce(
    (all, [typed, meant]) => all.replaceAll(new RegExp(`\\b${typed}\\b`, "gi"), meant),
    isShouted ? text.toLowerCase() : text,
  );
  return phrased
    .replace(WORD, mendedWord)
    .replaceAll(/\b(?:cause|coz) (?=(?:I|I'm|my|the|it|it's|we|he|she|they|there)\b)/gi, "because ")
    .replaceAll(/\bits (?=(?:in|been|due|on|so|not|the|a|too|my|all|just|only|time)\b)/gi, "it's ")
    .replaceAll(MISSING_APOSTROPHE, "$1's")
    .replaceAll(DOCTOR, (_, next: string) =>
      NOT_A_NAME.test(next) ? `doctor ${next}` : `Dr. ${next.charAt(0).toUpperCase()}${next.slice(1)}`,
    );
}

function plain(sentence: string): string {
  return sentence
    .normalize("NFKC")
    .replaceAll(/(?!\s|\u200d)[\p{Cf}\p{Cc}]/gu, "")
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/[“”«»]/g, '"')
    .replaceAll(/\bw\/o\b/gi, "without")
    .replaceAll(/\bw\/(?=\s|\w)/gi, "with ")
    .replaceAll(/\s&\s/g, " and ")
    .replaceAll(/\bapprox\.\s/gi, "about ")
    .replaceAll(/([!?.,])\1+/g, "$1")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function mendedWord(word: string): string {
  const lower = word.toLowerCase();
  if (lower === "i" || /^i'(?:m|ve|ll|d)$/.test(lower)) return `I${lower.slice(1)}`;
  const proper = PROPER_WORDS.get(lower) ?? properPossessive(lower) ?? properPlural(lower);
  if (proper !== undefined && word === lower) return proper;
  const meant = SPELLINGS.get(lower);
  if (meant === undefined) return word;
  // "W. Smith" and "N Main St" are names; the shorthand is typed in lower case.
  if (lower.length === 1 && word !== lower) return word;
  return /^\p{Lu}/u.test(word) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
}

/** "Tuesdays". */
function properPlural(lower: string): string | undefined {
  const name = lower.endsWith("days") ? PROPER_WORDS.get(lower.slice(0, -1)) : undefined;
  return name && `${name}s`;
}

function properPossessive(lower: string): string | undefined {
  const name = lower.endsWith("'s") ? PROPER_WORDS.get(lower.slice(0, -2)) : undefined;
  return name && `${name}'s`;
}
