import type { Briefing } from "#shared/handover/handover.contract.ts";
import { documentOf, type ExportCalendar, lineAsMarkdown, section } from "./markdown.format.ts";

/** A person's shift handovers, newest first, as one Markdown document. */
export function handoversAsMarkdown(handovers: readonly Briefing[], calendar: ExportCalendar): string {
  return documentOf(
    "Shift handovers",
    calendar.today,
    handovers.length === 0
      ? ["There are no handovers yet."]
      : handovers.map((handover) => handoverAsMarkdown(handover, calendar)),
  );
}

function handoverAsMarkdown(
  { opPeriod, createdAt, ...answers }: Briefing,
  { clockAt }: ExportCalendar,
): string {
  const { date, hour, minute } = clockAt(createdAt);
  const time = [hour, minute].map((part) => String(part).padStart(2, "0")).join(":");
  return [
    `## ${lineAsMarkdown(opPeriod)}`,
    `- Logged: ${date} ${time}`,
    ...section("What changed", answers.whatChanged),
    ...section("What persists", answers.whatPersists),
    ...section("The one priority for next period", answers.onePriority),
  ].join("\n\n");
}
