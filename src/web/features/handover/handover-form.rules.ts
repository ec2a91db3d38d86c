import type { FieldErrors } from "react-hook-form";
import * as z from "zod/mini";
import {
  type Briefing,
  NOT_BEGUN,
  newBriefingSchema,
  type Prefill,
} from "#shared/handover/handover.contract.ts";
import { formatDay } from "#web/platform/time/format-date.ts";
import { ownToday } from "#web/platform/time/own-day.ts";
import { toastFailure } from "#web/ui/toast.store.ts";

/** The three questions, in their order. */
export const QUESTIONS = [
  { name: "whatChanged", label: "What changed?" },
  { name: "whatPersists", label: "What persists?" },
  { name: "onePriority", label: "The one priority for next period" },
] as const satisfies readonly { name: keyof Briefing; label: string }[];
export type QuestionName = (typeof QUESTIONS)[number]["name"];

const { opPeriod, whatChanged, whatPersists, onePriority } = newBriefingSchema.shape;

/** The form's values: the contract's fields. */
export const handoverFormSchema = z.object({
  opPeriod: opPeriod.check(z.refine((day) => day <= ownToday(), NOT_BEGUN)),
  whatChanged,
  whatPersists,
  onePriority,
});
export type HandoverForm = z.infer<typeof handoverFormSchema>;

/** A draft: any text, valid or not. */
export const handoverDraftSchema = z.object({
  opPeriod: z.string(),
  whatChanged: z.string(),
  whatPersists: z.string(),
  onePriority: z.string(),
});

export const HANDOVER_DRAFT = "handover";

export const emptyForm = (): HandoverForm => ({
  opPeriod: ownToday(),
  whatChanged: "",
  whatPersists: "",
  onePriority: "",
});

/** Whether the form contains anything worth keeping. */
export function hasContent(form: HandoverForm): boolean {
  return QUESTIONS.some(({ name }) => form[name].trim() !== "");
}

/** Shows a toast about the errors of a form. */
export function toastFormErrors(form: HandoverForm, errors: FieldErrors<HandoverForm>): void {
  const isMissing = QUESTIONS.some(({ name }) => form[name].trim() === "");
  const first = QUESTIONS.map(({ name }) => errors[name]?.message).find(Boolean);
  toastFailure(
    "Validation Error",
    isMissing ? "Please answer all three handover questions" : (errors.opPeriod?.message ?? first),
  );
}

/** The name of the draft for editing a logged handover. */
export const editDraftName = (id: string): string => `handover-${id}`;

const PRIORITIES_OFFERED = 3;
const SITUATION_SHOWN = 120;

/** Lines from the person's records that they can add to their answers. */
export function suggestionsFrom({ completed, changed, open }: Prefill): Record<QuestionName, string[]> {
  return {
    whatChanged: lines([
      ...completed.map(({ title, objectiveTitle }) => `Completed: ${within(title, objectiveTitle)}`),
      ...changed.map(changeInWords),
    ]),
    whatPersists: lines(open.map(openInWords)),
    onePriority: lines(
      open
        .slice(0, PRIORITIES_OFFERED)
        .map(({ title, nextMilestone }) => (nextMilestone ? within(nextMilestone, title) : title)),
    ),
  };
}

function changeInWords({ kind, title, progress }: Prefill["changed"][number]): string {
  if (kind === "started") return `Started: ${title}`;
  if (kind === "updated") return `Worked on: ${title}, now at ${progress}%`;
  const situation = oneLine(title);
  return `ISAP Compass: ${situation.length > SITUATION_SHOWN ? `${situation.slice(0, SITUATION_SHOWN)}...` : situation}`;
}

function openInWords({ title, overdue, dueOn, nextMilestone }: Prefill["open"][number]): string {
  const next = nextMilestone ? `, next: ${nextMilestone}` : "";
  if (dueOn === null) return `Open: ${title}${next}`;
  const day = formatDay(dueOn);
  return overdue ? `Was due on ${day}: ${title}${next}` : `Due on ${day}: ${title}${next}`;
}

function within(title: string, whole: string | null): string {
  return whole === null ? title : `${title} (${whole})`;
}

function lines(texts: readonly string[]): string[] {
  return [...new Set(texts.map(oneLine))];
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** Whether a text contains this line. */
export function hasLine(text: string, line: string): boolean {
  return text.split("\n").includes(line);
}

/** Toggles a line in a text: adds it at the end, or removes it. The rest of the text stays the same. */
export function toggleLine(text: string, line: string): string {
  const before = text.split("\n");
  if (before.includes(line)) return before.toSpliced(before.indexOf(line), 1).join("\n");
  return text.trim() === "" ? line : `${text.trimEnd()}\n${line}`;
}
