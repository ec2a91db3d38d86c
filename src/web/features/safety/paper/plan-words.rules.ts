import type { ModeId } from "#shared/modes/modes.ts";
import { isOfMode, isUntouched } from "#shared/safety/lces.rules.ts";
import { LCES_WORDS } from "#shared/safety/lces-words.content.ts";
import { SAFETY_KINDS, type SafetyItem, type SafetyKind } from "#shared/safety/safety.contract.ts";

/** What a list is called where the mode's words are not known. */
export const plainName = (kind: SafetyKind): string => LCES_WORDS[kind].plural;

/** The items of a mode and those of all modes that say something, list by list. */
export function planLists(items: readonly SafetyItem[], mode: ModeId) {
  const own = items.filter((item) => isOfMode(item, mode) && !isUntouched(item));
  return SAFETY_KINDS.map((kind) => ({ kind, items: own.filter((item) => item.kind === kind) }));
}

/** A link as it is read from paper: a number to call, or an address without what no one types. */
export function linkOnPaper(linkUrl: string): string {
  return linkUrl.replace(/^(https?:\/\/(www\.)?|tel:|sms:|mailto:)/i, "").replace(/\/$/, "");
}
