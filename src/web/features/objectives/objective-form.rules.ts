import * as z from "zod/mini";
import { lcesTagsSchema, pillarSchema } from "#shared/common/common.contract.ts";
import { PILLARS, type Pillar } from "#shared/doctrine/pillars.ts";
import { type PlaybookTemplate, playbookSection } from "#shared/doctrine/playbook.rules.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import { type DueDate, NO_DUE_DATE } from "#shared/objectives/due.rules.ts";
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
  { budget: amountSchema, actualCost: amountSchema, dueChoice: z.string() },
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
  dueChoice: z._default(z.string(), ""),
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
  dueChoice: "",
  pillar: pillar ?? PILLARS[0],
  tags: [],
});

const TEXT_FIELDS = ["title", ...SMART_FIELDS.map(({ name }) => name)] as const;

/** Whether the form contains anything worth keeping. */
export function hasContent(form: ObjectiveForm): boolean {
  const texts = [...TEXT_FIELDS.map((name) => form[name]), form.budget, form.actualCost, form.dueChoice];
  return form.tags.length > 0 || texts.some((text) => text.trim() !== "");
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

/** In place of a day in `dueChoice`: the person wants no due date. Empty text leaves it to the words. */
export const NO_DUE_DAY = "none";

/** The due date that the person chose; null if the words under Time-bound decide. */
export function chosenDue({ dueChoice }: Pick<ObjectiveForm, "dueChoice">): DueDate | null {
  if (dueChoice === "") return null;
  return dueChoice === NO_DUE_DAY ? NO_DUE_DATE : { dueOn: dueChoice, dueSource: "confirmed" };
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
