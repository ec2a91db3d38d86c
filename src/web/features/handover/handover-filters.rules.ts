import { foldText, hasWords, searchWords } from "#shared/common/search.rules.ts";
import type { Briefing } from "#shared/handover/handover.contract.ts";
import { formatDay, formatFullDay } from "#web/platform/time/format-date.ts";
import { QUESTIONS } from "./handover-form.rules.ts";

/** The filters of the log; an empty text means no filter. */
export interface HandoverFilter {
  /** Every one of its words must be found, in any answer or in the day. */
  text: string;
  /** The first and the last day, as "2026-11-21". */
  from: string;
  to: string;
}

export const NO_FILTER: HandoverFilter = { text: "", from: "", to: "" };

/** Sorts by the day that they cover, and then by when they were logged. */
export function latestDayFirst(briefings: readonly Briefing[]): Briefing[] {
  const keyOf = ({ opPeriod, createdAt }: Briefing) => `${opPeriod} ${createdAt}`;
  return briefings.toSorted((a, b) => (keyOf(a) < keyOf(b) ? 1 : keyOf(a) > keyOf(b) ? -1 : 0));
}

export function isFiltered({ text, from, to }: HandoverFilter): boolean {
  return text.trim() !== "" || from !== "" || to !== "";
}

/** The matching handovers in order. Ignores case and accents. */
export function filterHandovers(briefings: readonly Briefing[], filter: HandoverFilter): Briefing[] {
  const words = searchWords(filter.text);
  return briefings.filter((briefing) => {
    const { opPeriod } = briefing;
    if ((filter.from && opPeriod < filter.from) || (filter.to && opPeriod > filter.to)) return false;
    if (words.length === 0) return true;
    const texts = [opPeriod, formatFullDay(opPeriod), ...QUESTIONS.map(({ name }) => briefing[name])];
    return hasWords(foldText(texts.join("\n")), words);
  });
}

/** The period of a printed log in words, or an empty text. */
export function filterInWords({ text, from, to }: HandoverFilter): string {
  const days = [from && `from ${formatDay(from)}`, to && `to ${formatDay(to)}`].filter(Boolean);
  return [days.join(" "), text.trim() && `with “${text.trim()}”`].filter(Boolean).join(", ");
}
