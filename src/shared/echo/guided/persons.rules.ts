import { secondPerson } from "#shared/understanding/goal-wording.rules.ts";
import type { Conversation } from "./conversation.rules.ts";

/** People of somebody's own, by what they are to them; "my sister's dog" is no sister. */
const PERSON =
  /(?<!\bnot )\b(?:my|our) (?:[\w'-]+ ){0,4}?(?<who>(?:mother|father|sister|brother|son|daughter)[- ]in[- ]law|stepson|stepdaughter|best friend|wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|mom|mum|mother|dad|father|parents|son|daughter|kids|teenager|brother|sister|roommate|boss|manager|supervisor|coworker|neighbor|landlord|friend|teacher|aunt|uncle|cousin|nephew|niece|grandma|grandpa|grandmother|grandfather|grandson|granddaughter|client|tenant|ex)\b(?!'s?\b|s\b| (?:thinks?|says?|said|told me|suggested)(?: that)? i should\b)/i;
/** "Mom fell again" */
const NAMED = /(?<!\b(?:her|his|their|your|the|a) )\b(?<who>Mom|Dad|Grandma|Grandpa)\b(?!'s)/;

/** The person of theirs who was spoken of last, as in "your sister"; null where none was. */
export function personOf({ text, written }: Pick<Conversation, "text" | "written">): string | null {
  for (const one of [text, ...written.toReversed()]) {
    const plain = one.replaceAll("’", "'");
    const who = (PERSON.exec(plain) ?? NAMED.exec(plain))?.groups?.who;
    if (who) return secondPerson(`my ${who.toLowerCase()}`);
  }
  return null;
}
