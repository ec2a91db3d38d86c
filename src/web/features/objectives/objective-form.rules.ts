import * as z from "zod/mini";
import { lcesTagsSchema, pillarSchema } from "#shared/common/common.contract.ts";
import { PILLARS, type Pillar } from "#shared/doctrine/pillars.ts";
import { type PlaybookTemplate, playbookSection } from "#shared/doctrine/playbook.rules.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import { type DatedText, NOTHING_WRITTEN } from "#shared/objectives/due.rules.ts";
import {
  moneySchema,
  type NewObjectiveInput,
  newObjectiveSchema,
} from "#shared/objectives/objectives.contract.ts";
import { SMART_FIELDS } from "./smart-fields.rules.ts";

/** An optional field. */
const amountSchema = z.string().check((context) => {
  if (context.value.trim() === "") return;
  for (const { message } of moneySchema.safeParse(context.value).error?.issues ?? []) {
    context.issues.push({ code: "custom", message, input: context.value });
  }
});

/** The day that the person chose, or null for none, and the text under Time-bound at that moment. */
const dueChoiceSchema = z.nullable(z.object({ day: z.nullable(z.string()), timeBound: z.string() }));

/** The form's values: the contract's fields, with amounts as typed. */
export const objectiveFormSchema = z.extend(
  z.required(
    z.pick(newObjectiveSchema, {
      title: true,
      specific: true,
      measurable: true,
      achievable: true,
      relevant: true,
      timeBound: true,
      pillar: true,
      tags: true,
    }),
  ),
  { budget: amountSchema, actualCost: amountSchema, dueChoice: dueChoiceSchema },
);
export type ObjectiveForm = z.infer<typeof objectiveFormSchema>;

/** A draft: any text, valid or not. */
export const objectiveDraftSchema = z.object({
  title: z.string(),
  specific: z.string(),
  measurable: z.string(),
  achievable: z.string(),
  relevant: z.string(),
  timeBound: z.string(),
  budget: z.string(),
  actualCost: z.string(),
  dueChoice: z._default(dueChoiceSchema, null),
  pillar: pillarSchema,
  tags: lcesTagsSchema,
});

export const OBJECTIVE_DRAFT = "objective";

export const emptyForm = (pillar: Pillar | null): ObjectiveForm => ({
  title: "",
  specific: "",
  measurable: "",
  achievable: "",
  relevant: "",
  timeBound: "",
  budget: "",
  actualCost: "",
  dueChoice: null,
  pillar: pillar ?? PILLARS[0],
  tags: [],
});

const TEXT_FIELDS = ["title", ...SMART_FIELDS.map(({ name }) => name)] as const;

/** Whether the form contains anything worth keeping. */
export function hasContent(form: ObjectiveForm): boolean {
  const texts = [...TEXT_FIELDS.map((name) => form[name]), form.budget, form.actualCost];
  return form.tags.length > 0 || form.dueChoice !== null || texts.some((text) => text.trim() !== "");
}

/** All texts that the person wrote. */
export const smartText = (form: Pick<ObjectiveForm, (typeof TEXT_FIELDS)[number]>): string =>
  TEXT_FIELDS.map((name) => form[name]).join("\n");

/** Replaces the texts of the form with a template's. Amounts and tags stay. */
export function withPlaybook(
  form: ObjectiveForm,
  { title, pillar, bodyMd }: PlaybookTemplate,
): ObjectiveForm {
  const sections = SMART_FIELDS.map(({ name, label }) => [name, playbookSection(bodyMd, label)]);
  return { ...form, ...Object.fromEntries(sections), title: `[Template] ${title}`, pillar };
}

/** The text under Time-bound when the person chose a due date, with that date; later words may change it. */
export function chosenDue({ dueChoice }: Pick<ObjectiveForm, "dueChoice">): DatedText {
  if (!dueChoice) return NOTHING_WRITTEN;
  const { day, timeBound } = dueChoice;
  return { timeBound, dueOn: day, dueSource: day === null ? null : "confirmed" };
}

/**
 * The request body: a new, active objective in the current mode. Empty amounts are omitted.
 * @param due the due date, or what the server needs to read it
 */
export function newObjectiveFrom(
  { budget, actualCost, dueChoice: _, ...form }: ObjectiveForm,
  mode: ModeId,
  due: Pick<NewObjectiveInput, "dueOn" | "dueSource" | "timeZone" | "locale">,
): NewObjectiveInput {
  return {
    ...form,
    ...due,
    status: "active",
    progress: 0,
    mode,
    ...(budget.trim() && { budget }),
    ...(actualCost.trim() && { actualCost }),
  };
}
