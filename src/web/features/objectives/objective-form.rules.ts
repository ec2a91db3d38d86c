import * as z from "zod/mini";
import { lcesTagsSchema, pillarSchema } from "#shared/common/common.contract.ts";
import { PILLARS, type Pillar } from "#shared/doctrine/pillars.ts";
import { type PlaybookTemplate, playbookSection } from "#shared/doctrine/playbook.rules.ts";
import type { ModeId } from "#shared/modes/modes.ts";
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
  { budget: amountSchema, actualCost: amountSchema },
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
  pillar: pillar ?? PILLARS[0],
  tags: [],
});

const TEXT_FIELDS = ["title", ...SMART_FIELDS.map(({ name }) => name)] as const;

/** Whether the form contains anything worth keeping. */
export function hasContent(form: ObjectiveForm): boolean {
  const texts = [...TEXT_FIELDS.map((name) => form[name]), form.budget, form.actualCost];
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

/** The request body: a new, active objective in the current mode. Empty amounts are omitted. */
export function newObjectiveFrom(
  { budget, actualCost, ...form }: ObjectiveForm,
  mode: ModeId,
): NewObjectiveInput {
  return {
    ...form,
    status: "active",
    progress: 0,
    mode,
    ...(budget.trim() && { budget }),
    ...(actualCost.trim() && { actualCost }),
  };
}
