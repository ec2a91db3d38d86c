import { dayInWords } from "#shared/calendar/plain-date.rules.ts";
import { watchOutsForIsapSession } from "#shared/doctrine/watch-out.rules.ts";
import type { IsapSession } from "#shared/isap/isap.contract.ts";
import {
  blocksOf,
  documentOf,
  type ExportCalendar,
  lineAsMarkdown,
  section,
  tagsInWords,
  timeInWords,
} from "./markdown.format.ts";

/** A person's ISAP sessions, newest first, as the parts of one Markdown document. */
export function isapAsMarkdown(
  pages: AsyncIterable<readonly IsapSession[]>,
  calendar: ExportCalendar,
): AsyncGenerator<string> {
  const render = (session: IsapSession) => sessionAsMarkdown(session, calendar);
  const blocks = blocksOf(pages, render, "No sessions yet.");
  return documentOf("ISAP Compass sessions", calendar.today, blocks);
}

function sessionAsMarkdown(session: IsapSession, { clockAt }: ExportCalendar): string {
  const { control } = session;
  const [hour = 0, minute = 0] = (session.reviewTime ?? "").split(":").map(Number);
  const watchOuts = watchOutsForIsapSession(session);
  return [
    `## ${dayInWords(clockAt(session.createdAt).date)}`,
    ...section("Situation", session.situation),
    `**Three truths**\n\n${session.consciousness.map((truth, index) => `${index + 1}. ${lineAsMarkdown(truth)}`).join("\n")}`,
    `**Pillars:** ${session.clarity.join(", ")}`,
    ...section("People", control.people),
    ...section("Time", control.time),
    ...section("Budget", control.budget),
    ...section("Skills", control.skills),
    `**Review:** ${session.cadence}${session.reviewTime ? `, at ${timeInWords({ hour, minute })}` : ""}`,
    ...(session.tags.length > 0 ? [`**Counts toward:** ${tagsInWords(session.tags)}`] : []),
    ...(watchOuts.length === 0
      ? []
      : [
          `**Watch Outs**\n\n${watchOuts.map(({ watchOut, reason }) => `- W${watchOut.id} ${watchOut.title}: ${lineAsMarkdown(reason)}`).join("\n")}`,
        ]),
  ].join("\n\n");
}
