import * as z from "zod/mini";
import type { Trigger, TriggerTexts } from "#shared/triggers/triggers.contract.ts";

/** A draft: any text, valid or not. */
export const triggerDraftSchema = z.object({
  metric: z.string(),
  threshold: z.string(),
  lookout: z.string(),
  response: z.string(),
});

export const emptyForm: TriggerTexts = { metric: "", threshold: "", lookout: "", response: "" };

export function formOf({ metric, threshold, lookout, response }: Trigger): TriggerTexts {
  return { metric, threshold, lookout, response };
}

/** The name of the draft of a new trigger point, or of the changes to one. */
export function draftName(about: { objectiveId: string | null; id?: string }): string {
  return about.id ? `trigger:${about.id}` : `trigger:new:${about.objectiveId ?? "plan"}`;
}
