import type { Language } from "#shared/understanding/language.rules.ts";
import type { DangerWords } from "./crisis-languages.ts";
import { HINDI, POLISH, TAGALOG } from "./crisis-languages-further.content.ts";
import { DUTCH, GERMAN } from "./crisis-languages-germanic.content.ts";
import { FRENCH, ITALIAN, PORTUGUESE } from "./crisis-languages-latin.content.ts";
import { SPANISH } from "./crisis-languages-spanish.content.ts";

export const DANGER_WORDS: Record<Exclude<Language, "en">, DangerWords> = {
  es: SPANISH,
  de: GERMAN,
  fr: FRENCH,
  pt: PORTUGUESE,
  it: ITALIAN,
  nl: DUTCH,
  pl: POLISH,
  hi: HINDI,
  tl: TAGALOG,
};
