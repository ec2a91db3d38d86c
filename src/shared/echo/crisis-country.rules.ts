import { emergencyNumberOf, firstContactFor } from "../support-contacts/contacts.rules.ts";
import {
  ABUSE_PHRASES,
  BRITISH,
  ELSEWHERE,
  LINE_PHRASES,
  NO_988,
  OWN_LINES,
  PLACES,
  STANDS_IN,
} from "./crisis-country.content.ts";
import type { EchoMessage } from "./echo.contract.ts";

/** A phrase of the fixed texts, and what stands for it in a country. */
type Pair = readonly [us: string, local: string];

/** How Echo says the lines of a country; a text goes there and back unchanged. */
interface Local {
  inLocal(text: string): string;
  inUs(text: string): string;
}

const AS_IT_IS: Local = { inLocal: (text) => text, inUs: (text) => text };

/** The lines in words for where the person says to be, or as Echo said them before. */
export function localFor(history: readonly EchoMessage[], message: string): Local {
  const told = history.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  const country = [...told, message].map(countryIn).findLast((one) => one !== null) ?? countrySaid(history);
  return country === null ? AS_IT_IS : localOf(country);
}

/** The country that a person writes from: "" where it has no numbers here, null where nothing is said of it. */
export function countryIn(message: string): string | null {
  const text = message.replaceAll("’", "'");
  const found = PLACES.find(({ sign }) => isWrittenFrom(text, sign));
  if (found) return found.country;
  if (BRITISH.test(text)) return "GB";
  return NO_988.test(text) ? "" : null;
}

function isWrittenFrom(text: string, sign: RegExp): boolean {
  const match = sign.exec(text);
  if (match === null) return false;
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  const isSaid = STANDS_IN.test(before) || /^,? (?:btw|here)\b/i.test(after);
  return isSaid && !ELSEWHERE.test(before);
}

/** The country whose line Echo has named; what the person said of it may be out of sight. */
function countrySaid(history: readonly EchoMessage[]): string | null {
  const said = history.flatMap(({ role, content }) => (role === "assistant" ? [content] : []));
  const isNamed = (country: string) =>
    said.some((text) => phrasesOf(country).some(([, local]) => text.includes(local)));
  return COUNTRIES.find(isNamed) ?? null;
}

const COUNTRIES = [...new Set(PLACES.map(({ country }) => country))];

function lineOf(country: string): string | null {
  const contact = firstContactFor(country);
  if (contact.phone !== null) return `${contact.label} at ${contact.phone}`;
  return OWN_LINES[country] ?? null;
}

/** What is said otherwise in a country. In Canada the numbers of the US hold, apart from the one for violence. */
function phrasesOf(country: string): readonly Pair[] {
  const line = lineOf(country);
  const number = emergencyNumberOf(country);
  const all = country === "CA" ? ABUSE_PHRASES : [...LINE_PHRASES, ...ABUSE_PHRASES];
  return all.map(({ us, known, unknown }) => {
    const isKnown = known.includes("{number}") ? number !== null : line !== null;
    return [us, (isKnown ? known : unknown).replace("{line}", line ?? "").replace("{number}", number ?? "")];
  });
}

function localOf(country: string): Local {
  const pairs = phrasesOf(country);
  return { inLocal: replacing(pairs), inUs: replacing(pairs.map(([us, local]): Pair => [local, us])) };
}

/** Replaces the phrases in one pass, longer ones first, so that none is found inside another. */
function replacing(pairs: readonly Pair[]): (text: string) => string {
  const by = new Map(pairs);
  const longest = [...by.keys()].toSorted((a, b) => b.length - a.length);
  const any = new RegExp(longest.map((one) => one.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"), "g");
  return (text) => text.replaceAll(any, (found) => by.get(found) ?? found);
}
