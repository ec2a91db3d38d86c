import { dayInWords } from "#shared/calendar/plain-date.rules.ts";
import { centsFromDecimal, dollarsFromCents, remainingCents } from "#shared/objectives/money.rules.ts";
import type { Milestone, Objective } from "#shared/objectives/objectives.contract.ts";
import { documentOf, type ExportCalendar, lineAsMarkdown, section, tagsInWords } from "./markdown.format.ts";

/** The objectives of one status: how many there are, and their pages, each with its milestones. */
export interface ObjectiveGroup {
  title: string;
  count: number;
  pages: AsyncIterable<readonly { objective: Objective; milestones: readonly Milestone[] }[]>;
}

/** A person's objectives with their milestones as the parts of one Markdown document. */
export function objectivesAsMarkdown(
  groups: readonly ObjectiveGroup[],
  calendar: ExportCalendar,
): AsyncGenerator<string> {
  return documentOf("Objectives", calendar.today, blocksOfGroups(groups, calendar));
}

async function* blocksOfGroups(groups: readonly ObjectiveGroup[], calendar: ExportCalendar) {
  for (const { title, count, pages } of groups) {
    if (count === 0) continue;
    yield `## ${title} (${count})`;
    for await (const page of pages) {
      for (const { objective, milestones } of page)
        yield objectiveAsMarkdown(objective, milestones, calendar);
    }
  }
  if (groups.every(({ count }) => count === 0)) yield "No objectives yet.";
}

function dueLabel({ dueSource }: Objective): string {
  return dueSource === "suggested" ? "Due (suggested)" : "Due";
}

function objectiveAsMarkdown(
  objective: Objective,
  milestones: readonly Milestone[],
  { clockAt }: ExportCalendar,
): string {
  const { budget, actualCost } = objective;
  const remaining = remainingCents(budget, actualCost);
  const facts = [
    `- Pillar: ${objective.pillar}`,
    `- Progress: ${objective.progress}%`,
    objective.dueOn === null ? "" : `- ${dueLabel(objective)}: ${dayInWords(objective.dueOn)}`,
    objective.completedAt ? `- Completed: ${dayInWords(clockAt(objective.completedAt).date)}` : "",
    objective.tags.length > 0 ? `- Counts toward: ${tagsInWords(objective.tags)}` : "",
    budget === null ? "" : `- Budget: ${dollarsFromCents(centsFromDecimal(budget))}`,
    actualCost === null ? "" : `- Actual cost: ${dollarsFromCents(centsFromDecimal(actualCost))}`,
    remaining === null ? "" : `- Remaining: ${dollarsFromCents(remaining)}`,
  ].filter((line) => line !== "");
  return [
    `### ${lineAsMarkdown(objective.title)}`,
    facts.join("\n"),
    ...section("Specific", objective.specific),
    ...section("Measurable", objective.measurable),
    ...section("Achievable", objective.achievable),
    ...section("Relevant", objective.relevant),
    ...section("Time-bound", objective.timeBound),
    ...(milestones.length === 0
      ? []
      : [
          `**Milestones**\n\n${milestones.map(({ title, completed }) => `- [${completed ? "x" : " "}] ${lineAsMarkdown(title)}`).join("\n")}`,
        ]),
  ].join("\n\n");
}
