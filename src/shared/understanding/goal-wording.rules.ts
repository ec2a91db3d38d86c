const SECOND_PERSON: Record<string, string> = {
  "i am": "you are",
  "i was": "you were",
  "we are": "you are",
  "i'm": "you're",
  "i've": "you've",
  "i'll": "you'll",
  "i'd": "you'd",
  "we're": "you're",
  "we've": "you've",
  "we'll": "you'll",
  i: "you",
  we: "you",
  me: "you",
  us: "you",
  my: "your",
  our: "your",
  mine: "yours",
  ours: "yours",
  myself: "yourself",
  ourselves: "yourselves",
};
const PERSONS = new RegExp(`(?<![\\w'-])(?:${Object.keys(SECOND_PERSON).join("|")})(?![\\w'-])`, "gi");

/** "call my mom about my keys" to "call your mom about your keys". */
export function secondPerson(text: string): string {
  return text.replace(PERSONS, (word, index: number) => {
    if (word === "US") return word;
    const other = SECOND_PERSON[word.toLowerCase()] ?? word;
    return index === 0 && /^[A-Z]/.test(word) && word !== "I"
      ? other.charAt(0).toUpperCase() + other.slice(1)
      : other;
  });
}

/** Upper-cases the first letter and leaves the rest. */
export function sentenceCase(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => {
    const upper = letter.toUpperCase();
    return upper.length === 1 ? upper : letter;
  });
}
