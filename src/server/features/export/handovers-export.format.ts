import { dayInWords } from "#shared/calendar/plain-date.rules.ts";
import type { Briefing } from "#shared/handover/handover.contract.ts";
import { blocksOf, documentOf, type ExportCalendar, section, timeInWords } from "./markdown.format.ts";

/** A person's shift handovers, newest first, as the parts of one Markdown document. */
export function handoversAsMarkdown(
  pages: AsyncIterable<readonly Briefing[]>,
  calendar: ExportCalendar,
): AsyncGenerator<string> {
  const render = (handover: Briefing) => handoverAsMarkdown(handover, calendar);
  const blocks = blocksOf(pages, render, "No handovers yet.");
  return documentOf("Shift handovers", calendar.today, blocks);
}

function handoverAsMarkdown(
  { opPeriod, createdAt, ...answers }: Briefing,
  { clockAt }: ExportCalendar,
): string {
  const logged = clockAt(createdAt);
  return [
    `## ${dayInWords(opPeriod)}`,
    `- Logged: ${dayInWords(logged.date)} at ${timeInWords(logged)}`,
    ...section("What changed", answers.whatChanged),
    ...section("What persists", answers.whatPersists),
    ...section("The one priority for next period", answers.onePriority),
  ].join("\n\n");
}
