/** Words that every wish has. */
const COMMON = new Set(
  "a an the i im ive id ill me my mine we our us you your it its this that these those he she his her him they them their is are am was were be been being do does did doing done has have had having to of in on at by for from with and or but so if then than as not no nor can could would should will shall may might must need needs want wants wanna gotta got get gets getting just really very still also too about into up out off over some any all more most much many there here when what which who how why because cause since until before after again please help plan make go going one thing things stuff like lol ok idk time day week month year today tomorrow tonight next last monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mon tue tues wed thu thur thurs fri sat sun january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec".split(
    " ",
  ),
);

/** A stranger may write any word, so not all are kept. */
const STEMS_MAX = 60_000;
const stems = new Map<string, string>();

/** The stem of an English word, near enough to find the same word again. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = cut(word);
  if (stems.size < STEMS_MAX) stems.set(word, stem);
  return stem;
}

function cut(word: string): string {
  const plain = word.replace(/'s$|s'$|'/g, "");
  if (plain.length < 4) return plain;
  return plain
    .replace(/(?:sses)$/, "ss")
    .replace(/ies$/, "y")
    .replace(/(?<=[^su])s$/, "")
    .replace(/(?<=..[^aeiou])ed$|(?<=...)ing$/, "")
    .replace(/(.)\1$/, "$1")
    .replace(/e$/, "");
}

/** The words of a text in lower case. */
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/[\p{L}\p{N}']+/gu) ?? [];

/** The words that tell one wish from another. */
export const tellingWordsIn = (text: string): string[] =>
  wordsIn(text).filter((word) => !COMMON.has(word.replaceAll("'", "")) && !/^\d/.test(word));
