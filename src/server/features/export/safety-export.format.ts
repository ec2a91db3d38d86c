import { dayInWords } from "#shared/calendar/plain-date.rules.ts";
import { MODES, type ModeId } from "#shared/modes/modes.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import type { Risk } from "#shared/risks/risks.contract.ts";
import { isUntouched, LCES_ELEMENTS } from "#shared/safety/lces.rules.ts";
import { LCES_WORDS } from "#shared/safety/lces-words.content.ts";
import type { SafetyItem } from "#shared/safety/safety.contract.ts";
import type { Trigger } from "#shared/triggers/triggers.contract.ts";
import {
  documentOf,
  type ExportCalendar,
  lineAsMarkdown,
  section,
  textAsMarkdown,
} from "./markdown.format.ts";

const LEVELS = { L: "low", M: "medium", H: "high" };
const PRIORITIES = { low: "low", med: "medium", high: "high" };

export interface SafetyRecords {
  mode: ModeId;
  /** The items of the mode. */
  items: readonly SafetyItem[];
  risks: readonly Risk[];
  triggers: readonly Trigger[];
  /** By id. */
  objectives: ReadonlyMap<string, GuardedObjective>;
}

/** What the plan says of an objective that a trigger point guards. */
export type GuardedObjective = Pick<Objective, "title" | "mode">;

/** A person's safety plan in a mode, with risks and trigger points, as the parts of one Markdown document. */
export function safetyAsMarkdown(
  { mode, items, risks, triggers, objectives }: SafetyRecords,
  { today }: ExportCalendar,
): AsyncGenerator<string> {
  const filled = items.filter((item) => !isUntouched(item));
  const isOpen = ({ status }: Risk) => status !== "resolved";
  const guarded = triggers
    .map((trigger) => ({ trigger, objective: objectives.get(trigger.objectiveId ?? "") }))
    // Trigger points without an objective guard the plan of every mode.
    .filter(({ trigger, objective }) => trigger.objectiveId === null || objective?.mode === mode);
  return documentOf("Safety plan", today, [
    `Mode: ${MODES.find(({ id }) => id === mode)?.label ?? mode}`,
    ...LCES_ELEMENTS.flatMap(({ kind }) =>
      group(LCES_WORDS[kind].plural, filled.filter((item) => item.kind === kind).map(itemAsMarkdown)),
    ),
    ...group("Open risks", risks.filter(isOpen).map(riskAsMarkdown)),
    ...group("Resolved risks", risks.filter((risk) => !isOpen(risk)).map(riskAsMarkdown)),
    ...group("Trigger points", guarded.map(triggerAsMarkdown)),
  ]);
}

function group(title: string, entries: readonly string[]): string[] {
  return [`## ${title} (${entries.length})`, ...(entries.length === 0 ? ["Nothing here yet."] : entries)];
}

function itemAsMarkdown({ title, details, linkUrl, useAllModes }: SafetyItem): string {
  const facts = listOf([
    linkUrl === null ? "" : `Link: <${linkUrl.replace(/[<>\s]/g, encodeURIComponent)}>`,
    useAllModes ? "Used in all modes" : "",
  ]);
  return [
    `### ${lineAsMarkdown(title)}`,
    ...(details === "" ? [] : [textAsMarkdown(details)]),
    ...facts,
  ].join("\n\n");
}

function riskAsMarkdown(risk: Risk): string {
  const facts = listOf([
    `Priority: ${PRIORITIES[risk.priority]} (probability ${LEVELS[risk.probability]}, severity ${LEVELS[risk.severity]})`,
    `Status: ${risk.status}`,
    risk.owner === null ? "" : `Owner: ${lineAsMarkdown(risk.owner)}`,
    risk.reviewDate === null ? "" : `Review: ${dayInWords(risk.reviewDate)}`,
  ]);
  return [
    `### ${lineAsMarkdown(risk.hazard)}`,
    ...facts,
    ...section("Mitigation", risk.mitigation),
    ...section("Context", risk.context ?? ""),
    ...section("Notes", risk.notes),
  ].join("\n\n");
}

function triggerAsMarkdown({
  trigger,
  objective,
}: {
  trigger: Trigger;
  objective: GuardedObjective | undefined;
}): string {
  const facts = listOf([
    `Status: ${trigger.status}`,
    objective ? `Objective: ${lineAsMarkdown(objective.title)}` : "",
    trigger.lookout === "" ? "" : `Who tells me: ${lineAsMarkdown(trigger.lookout)}`,
  ]);
  return [
    `### If ${lineAsMarkdown(trigger.metric)} reaches ${lineAsMarkdown(trigger.threshold)}`,
    ...facts,
    ...section("Then", trigger.response),
  ].join("\n\n");
}

function listOf(facts: readonly string[]): string[] {
  const lines = facts.filter((fact) => fact !== "").map((fact) => `- ${fact}`);
  return lines.length === 0 ? [] : [lines.join("\n")];
}
