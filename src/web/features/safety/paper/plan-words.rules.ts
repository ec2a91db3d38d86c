import type { ModeId } from "#shared/modes/modes.ts";
import { isOfMode, isUntouched } from "#shared/safety/lces.rules.ts";
import { LCES_WORDS } from "#shared/safety/lces-words.content.ts";
import { SAFETY_KINDS, type SafetyItem, type SafetyKind } from "#shared/safety/safety.contract.ts";

/** The name of a list without the mode's words. */
export const plainName = (kind: SafetyKind): string => LCES_WORDS[kind].plural;

/** The items of a mode and those for all modes, by list, without untouched ones. */
export function planLists(items: readonly SafetyItem[], mode: ModeId) {
  const own = items.filter((item) => isOfMode(item, mode) && !isUntouched(item));
  return SAFETY_KINDS.map((kind) => ({ kind, items: own.filter((item) => item.kind === kind) }));
}

/** A link for paper: a phone number, or an address without its scheme. */
export function linkOnPaper(linkUrl: string): string {
  return linkUrl.replace(/^(https?:\/\/(www\.)?|tel:|sms:|mailto:)/i, "").replace(/\/$/, "");
}
