/** Words of the library for somebody or something, and how people call theirs. */
const NOUNS: readonly (readonly [general: readonly string[], own: string])[] = [
  [
    ["animal", "pet"],
    "dog|cat|puppy|kitten|horse|pony|rabbit|parrot|hamster|guinea pig|goat|cow|hen|ferret|tortoise|lizard|snake",
  ],
  [["car"], "truck|van|suv|minivan|motorcycle|scooter|jeep"],
  [
    ["child", "kid"],
    "son|daughter|stepson|stepdaughter|grandson|granddaughter|toddler|teenager|teen|niece|nephew",
  ],
  [["teenager", "teen"], "son|daughter|stepson|stepdaughter|grandson|granddaughter"],
  [["partner", "spouse"], "husband|wife|boyfriend|girlfriend|fiancé|fiancée|fiance|fiancee"],
  [["parent"], "mom|dad|mum|mam|mother|father|papa|mama|nanay|tatay|stepmom|stepdad"],
  [["sibling"], "brother|sister|stepbrother|stepsister"],
  [["grandparent"], "grandma|grandpa|grandmother|grandfather|nana|nan|granny|gran|granddad|lola|lolo"],
];
const PATTERNS = NOUNS.map(([general, own]) => ({
  own: new RegExp(`\\b(?:${own})(?=s?\\b|'s\\b)`, "gi"),
  general: new RegExp(
    `(?<=\\b(?:my|your|the|our) )(?:${general.join("|")})\\b(?!-|s\\b| (?:care|seat|wash|loan|protective))`,
    "gi",
  ),
}));

/** A text of the library in the person's nouns: "Talk to your child" becomes "Talk to your daughter". */
export function inOwnNouns(text: string, lower: string): string {
  return PATTERNS.reduce((all, { own, general }) => {
    const named = new Set(lower.match(own)?.map((word) => word.toLowerCase()));
    const [only] = named;
    if (named.size !== 1 || only === undefined) return all;
    return all.replace(general, (word) =>
      /^[A-Z]/.test(word) ? only.charAt(0).toUpperCase() + only.slice(1) : only,
    );
  }, text);
}
