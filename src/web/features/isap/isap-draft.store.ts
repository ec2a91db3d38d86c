import * as z from "zod/mini";
import { lcesTagsSchema, pillarSchema, timestampSchema } from "#shared/common/common.contract.ts";
import { cadenceSchema, type NewIsapSession, TRUTHS } from "#shared/isap/isap.contract.ts";
import { readDraft, removeDraft, writeDraft } from "#web/platform/device/drafts.ts";
import { now } from "#web/platform/time/clock.ts";

const DRAFT_NAME = "isap";

/** What is in the wizard's fields. An empty `reviewTime` means that none was chosen. */
const answersSchema = z.object({
  situation: z.string(),
  consciousness: z.array(z.string()).check(z.length(TRUTHS)),
  clarity: z.array(pillarSchema),
  control: z.object({ people: z.string(), time: z.string(), budget: z.string(), skills: z.string() }),
  cadence: cadenceSchema,
  reviewTime: z.string(),
  tags: lcesTagsSchema,
});
export type IsapAnswers = z.infer<typeof answersSchema>;

const isapDraftSchema = z.object({
  step: z.int().check(z.nonnegative()),
  answers: answersSchema,
  changedAt: timestampSchema,
});

/** Where the person is in the wizard, and what they have written. */
export type IsapDraft = { step: number; answers: IsapAnswers };

export const BLANK_DRAFT: IsapDraft = {
  step: 0,
  answers: {
    situation: "",
    consciousness: Array.from({ length: TRUTHS }, () => ""),
    clarity: [],
    control: { people: "", time: "", budget: "", skills: "" },
    cadence: "weekly",
    reviewTime: "",
    tags: [],
  },
};

/** The answers in the form in which they are saved. */
export function toSession({ reviewTime, ...answers }: IsapAnswers): Omit<NewIsapSession, "mode"> {
  return { ...answers, reviewTime: reviewTime === "" ? null : reviewTime };
}

/** The unfinished session that this person left on this device, or null. */
export function readIsapDraft(userId: string): (IsapDraft & { changedAt: string }) | null {
  return readDraft(userId, DRAFT_NAME, isapDraftSchema);
}

/** Keeps the draft on this device; one with nothing in it is removed. False when the device refuses. */
export function keepIsapDraft(userId: string, draft: IsapDraft): boolean {
  if (JSON.stringify(draft) === JSON.stringify(BLANK_DRAFT)) {
    forgetIsapDraft(userId);
    return true;
  }
  return writeDraft(userId, DRAFT_NAME, { ...draft, changedAt: now().toISOString() });
}

export function forgetIsapDraft(userId: string): void {
  removeDraft(userId, DRAFT_NAME);
}
