import { type Conversation, sentences, wasSaid } from "./conversation.rules.ts";

const WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** Things that are counted for a price or a plan. Stretches of time are weighed elsewhere. */
const COUNTED =
  /\b(?<count>\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten)[ -](?<unit>bedroom|bathroom|mile|people|guest|room|acre|square feet|pound|person|student|customer|order)s?\b/gi;

interface Figure {
  unit: string;
  count: number;
  words: string;
}

const figuresIn = (text: string): Figure[] =>
  [...text.matchAll(COUNTED)].map(({ groups }) => {
    const { count: said = "", unit = "" } = groups ?? {};
    const known = WORDS.indexOf(said.toLowerCase());
    const count = known < 0 ? Number(said.replaceAll(",", "")) : known;
    const isOne = count === 1 || /^(?:people|square feet)$/i.test(unit);
    const many = unit.toLowerCase() === "person" ? "people" : `${unit.toLowerCase()}s`;
    return {
      unit: unit.toLowerCase(),
      count,
      words: `${count.toLocaleString("en-US")} ${isOne ? unit.toLowerCase() : many}`,
    };
  });

/** That the last reply reckoned with other figures than the person's, in a sentence; null where it didn't. */
export function otherFigures(conversation: Conversation): string | null {
  const told = figuresIn(conversation.said.at(-1) ?? "");
  const own = figuresIn(conversation.turn.message);
  const isOther = ({ unit, count }: Figure) => {
    const same = told.filter((one) => one.unit === unit);
    return same.length > 0 && same.every((one) => one.count !== count);
  };
  const other = own.filter(isOther);
  if (other.length === 0) return null;
  const isMore = other.every(({ unit, count }) => told.some((one) => one.unit === unit && one.count < count));
  const listed = other.map(({ words }) => words).join(" and ");
  const text = sentences(
    `With ${listed}, the figures above don't fit: expect ${isMore ? "clearly more" : "something else"},`,
    "and ask for each price in writing with exactly these numbers.",
  );
  return wasSaid(conversation, text) ? null : text;
}
