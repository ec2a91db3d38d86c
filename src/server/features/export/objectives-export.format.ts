import { centsFromDecimal, dollarsFromCents, remainingCents } from "#shared/objectives/money.rules.ts";
import type { Milestone, Objective } from "#shared/objectives/objectives.contract.ts";
import { documentOf, type ExportCalendar, lineAsMarkdown, section } from "./markdown.format.ts";

/** A person's objectives with their milestones as one Markdown document. */
export function objectivesAsMarkdown(
  objectives: readonly Objective[],
  milestonesByObjective: ReadonlyMap<string, readonly Milestone[]>,
  calendar: ExportCalendar,
): string {
  const active = objectives.filter(({ status }) => status === "active");
  const completed = objectives.filter(({ status }) => status === "completed");
  const render = (objective: Objective) =>
    objectiveAsMarkdown(objective, milestonesByObjective.get(objective.id) ?? [], calendar);
  return documentOf("Objectives", calendar.today, [
    ...group("Active", active, render),
    ...group("Completed", completed, render),
    ...(objectives.length === 0 ? ["There are no objectives yet."] : []),
  ]);
}

function group(
  title: string,
  objectives: readonly Objective[],
  render: (objective: Objective) => string,
): string[] {
  return objectives.length === 0 ? [] : [`## ${title} (${objectives.length})`, ...objectives.map(render)];
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
    `- Progress: ${objective.progress} %`,
    objective.completedAt ? `- Completed: ${clockAt(objective.completedAt).date}` : "",
    objective.tags.length > 0 ? `- Counts toward: ${objective.tags.join(", ")}` : "",
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
