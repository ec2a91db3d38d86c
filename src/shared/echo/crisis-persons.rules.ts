import {
  CLOSE_BY,
  NAME_BESIDE,
  NAME_FIRST,
  NAMED,
  NAMES,
  NOT_NEAR,
  THEIR_PERSON,
} from "./crisis-persons.content.ts";

const HAS_AN_OFFICE =
  /guard|medic|nurse|manager|supervisor|desk|\bra\b|chaplain|janitor|bartender|driver|^(?:guy|man|woman|lady|girl|couple|person)$/i;

/** Who could help, as the writer calls them: "my roommate Kim" becomes "your roommate Kim". */
export function personIn(text: string): string | null {
  if (NOT_NEAR.test(text)) return null;
  const name = firstIn(NAMES, text);
  if (name !== null) return name.replaceAll(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase());
  const theirs = THEIR_PERSON.exec(text);
  if (theirs) return `${theirs[1]?.toLowerCase()} ${theirs[2]}`;
  const who = firstIn(NAMED, text);
  if (who === null) return CLOSE_BY.exec(text)?.[1] ?? NAME_FIRST.exec(text)?.[1] ?? null;
  const beside = NAME_BESIDE.exec(text)?.[1];
  if (beside !== undefined) return beside;
  if (/ from my /i.test(who)) return "him";
  return HAS_AN_OFFICE.test(who) ? `the ${who}` : `your ${who.toLowerCase()}`;
}

function firstIn(patterns: readonly RegExp[], text: string): string | null {
  return patterns.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined) ?? null;
}
