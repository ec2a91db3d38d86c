import type { Risk } from "../crisis/risk.ts";
import type { Reading } from "./crisis-reading.rules.ts";

const ARRIVED =
  /\b(?:i'?m|im|i am|we'?re|sitting) (?:at|in|inside|on) (?:her|his|their|my \w+'?s|the neighbou?r'?s|mrs?\.? \w+'?s) (?:door|place|house|kitchen|couch|sofa|room|apartment|car)\b/i;

/** Whether the writer is with somebody now, or gets help. "He's with me" is no good news where he is the danger. */
export function isRescue(risk: Risk, { signs, text, plain }: Reading): boolean {
  if (risk.level === "none") return false;
  // Somebody who worries about another person is getting help.
  if (
    risk.subject === "somebody" &&
    /\b(?:i'?ll|i will|i'?m|im) (?:call|calling|ringing|driving)\b/i.test(text)
  )
    return true;
  const isThere = risk.kind === "self" && risk.subject === "me" && ARRIVED.test(text);
  if (!signs.has("safe") && !isThere) return false;
  // "Got to go, mom's coming" hides it from her.
  if (signs.has("leaving") && /\bcoming\b/i.test(text)) return false;
  if (/\bnot safe\b|\bdon'?t want (?:her|him|them)\b|\bif i (?:call|told)\b/i.test(text)) return false;
  if (plain?.level === "acute" && signs.has("means")) return false;
  return (
    risk.kind !== "abuse" ||
    risk.subject !== "me" ||
    (/\bsafe\b|police|shelter|my (?:mom|mother|sister|friend)/i.test(text) && !signs.has("near"))
  );
}
