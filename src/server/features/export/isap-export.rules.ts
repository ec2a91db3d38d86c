import { watchOutsForIsapSession } from "#shared/doctrine/watch-out.rules.ts";
import type { IsapSession } from "#shared/isap/isap.contract.ts";
import { documentOf, section } from "./markdown.rules.ts";

/** A person's ISAP sessions, newest first, as one Markdown document. `day` is YYYY-MM-DD. */
export function isapAsMarkdown(sessions: readonly IsapSession[], day: string): string {
  return documentOf(
    "ISAP Compass sessions",
    day,
    sessions.length === 0 ? ["There are no sessions yet."] : sessions.map(sessionAsMarkdown),
  );
}

function sessionAsMarkdown(session: IsapSession): string {
  const { control } = session;
  const watchOuts = watchOutsForIsapSession(session);
  return [
    `## ${session.createdAt.slice(0, 10)}`,
    ...section("Situation", session.situation),
    `**Three truths**\n\n${session.consciousness.map((truth, index) => `${index + 1}. ${truth}`).join("\n")}`,
    `**Pillars:** ${session.clarity.join(", ")}`,
    ...section("People", control.people),
    ...section("Time", control.time),
    ...section("Budget", control.budget),
    ...section("Skills", control.skills),
    `**Review:** ${session.cadence}${session.reviewTime ? `, at ${session.reviewTime}` : ""}`,
    ...(session.tags.length > 0 ? [`**Counts toward:** ${session.tags.join(", ")}`] : []),
    ...(watchOuts.length === 0
      ? []
      : [
          `**Watch Outs**\n\n${watchOuts.map(({ watchOut, reason }) => `- W${watchOut.id} ${watchOut.title}: ${reason}`).join("\n")}`,
        ]),
  ].join("\n\n");
}
