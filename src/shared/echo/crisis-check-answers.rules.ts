import { isInDanger } from "../crisis/risk-level.rules.ts";
import { namesMeans, type Reading } from "./crisis-reading.rules.ts";
import { hasGravePart, saidParts } from "./crisis-together.rules.ts";

const YES_WORD =
  "(?:yes+|yeah+|yea|yep|yup|ya|i (?:do|am|have|feel|think so|guess|suppose)|maybe|kind of|kinda|sort of|sorta|a (?:little|bit)|sometimes|often|always|probably|possibly|perhaps|idk|dunno|i (?:don'?t|dont) (?:really )?know|not sure|hard to say|who (?:knows|cares)|does it matter|(?:most|every) (?:days?|nights?)|all the time|not (?:today|tonight|yet|right now)|honestly|actually|tbh|lately|too|so|that|s[ií]|a veces|quiz[aá]s?|tal vez|un poco|creo que|no s[eé]|oui|ouais|parfois|peut[- ]être|un peu|je crois|je ne sais pas|ja|jein|manchmal|vielleicht|ein bisschen|ich glaube|wei(?:ß|ss) nicht|ich weiß (?:es )?nicht|sim|tak|oo)";
const YES_ALONE = new RegExp(`^\\W*${YES_WORD}(?:\\W+${YES_WORD})*\\W*$`, "iu");
const UNSAFE =
  /\b(?:not|isn'?t|don'?t feel|never|aren'?t) (?:really |very |feeling |so |feel |sure (?:if )?i'?m )?safe\b|\b(?:feel|am|i'?m) (?:\w+ )?unsafe\b|\b(?:scared|afraid|frightened) (?:of (?:him|her|them|myself|what i|my (?:own|husband|wife|boyfriend|girlfriend|partner|dad|father|stepdad|ex))|to (?:go home|be alone))\b|\b(?:no estoy a salvo|no me siento segur[ao]|pas en s[eé]curit[eé]|nicht sicher(?=\W*$)|nicht in sicherheit)\b/iu;

/**
 * A check stands beside another question, so that only a yes and nothing else, or one with a sign of danger, is meant for
 * the check.
 */
export function isYesToCheck(said: Reading): boolean {
  if (YES_ALONE.test(said.text) || bringsDanger(said)) return true;
  const isYes = said.signs.has("yes") || said.signs.has("unsure");
  return (isYes && isInDanger(said.risk)) || namesMeans(said);
}

/** Whether an answer names a part of danger itself, so that a no in it takes nothing back. */
export function bringsDanger({ text, parts }: Reading): boolean {
  const said = saidParts(parts);
  return UNSAFE.test(text) || hasGravePart(said) || [...said].some((part) => part.includes(" grave "));
}
