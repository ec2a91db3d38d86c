const WORDS: Readonly<Record<string, string>> = {
  two: "2",
  twice: "2",
  couple: "2",
  three: "3",
  thrice: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ten: "10",
  eleven: "11",
  twelve: "12",
  dozen: "12",
  fifteen: "15",
  twenty: "20",
  thirty: "30",
  forty: "40",
  fifty: "50",
  sixty: "60",
  ninety: "90",
  half: "1/2",
  hundred: "100",
  thousand: "1000",
  million: "1000000",
};

/** Months that are words of their own ("may", "march") are not among them: with a day, the figure is noticed. */
const DAY_WORDS =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|tomorrow|tonight|yesterday)\b/g;

/** All numbers and days in a text, in figures or English words, in one form. "One" is no number here. */
export function figuresIn(text: string): ReadonlySet<string> {
  const plain = text.normalize("NFKC").toLowerCase();
  const figures = [...plain.matchAll(/(\p{N}+(?:[.,]\p{N}+)*)(k\b)?/gu)].map(([, digits = "", kilo]) => {
    const number = digits.replace(/,(?=\p{N}{3}(?!\p{N}))/gu, "");
    return kilo && Number.isFinite(Number(number)) ? String(Number(number) * 1000) : number;
  });
  const words = (plain.match(/[a-z]+/g) ?? []).flatMap((word) =>
    Object.hasOwn(WORDS, word) ? [WORDS[word] ?? ""] : [],
  );
  const days = (plain.match(DAY_WORDS) ?? []).map((day) => day.replace(/s$/, ""));
  return new Set([...figures, ...words, ...days]);
}
