import * as z from "zod/mini";
import { type Risk, riskFieldsSchema, riskLevelSchema } from "#shared/risks/risks.contract.ts";

/** The form's values: the contract's fields as typed. */
export interface RiskForm {
  hazard: string;
  probability: Risk["probability"];
  severity: Risk["severity"];
  mitigation: string;
  context: string;
  owner: string;
  /** A day, or empty. */
  reviewDate: string;
  notes: string;
}

export const riskFormSchema = z.pick(riskFieldsSchema, {
  hazard: true,
  probability: true,
  severity: true,
  mitigation: true,
  context: true,
  owner: true,
  reviewDate: true,
  notes: true,
});

/** A draft: any text, valid or not. */
export const riskDraftSchema = z.object({
  hazard: z.string(),
  probability: riskLevelSchema,
  severity: riskLevelSchema,
  mitigation: z.string(),
  context: z.string(),
  owner: z.string(),
  reviewDate: z.string(),
  notes: z.string(),
});

/** The name of the draft: one for a new risk, and one for each that is being edited. */
export const riskDraft = (id?: string): string => (id === undefined ? "risk" : `risk:${id}`);

export const emptyForm = (): RiskForm => ({
  hazard: "",
  probability: "M",
  severity: "M",
  mitigation: "",
  context: "",
  owner: "",
  reviewDate: "",
  notes: "",
});

export const formOf = ({ hazard, probability, severity, mitigation, ...risk }: Risk): RiskForm => ({
  hazard,
  probability,
  severity,
  mitigation,
  notes: risk.notes,
  context: risk.context ?? "",
  owner: risk.owner ?? "",
  reviewDate: risk.reviewDate ?? "",
});
