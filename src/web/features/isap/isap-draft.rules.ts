import * as z from "zod/mini";
import { lcesTagsSchema, pillarSchema } from "#shared/common/common.contract.ts";
import { cadenceSchema, type NewIsapSession, TRUTHS } from "#shared/isap/isap.contract.ts";

export const ISAP_DRAFT = "isap";

/** The values of the wizard's fields. An empty `reviewTime` means none. */
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

export const isapDraftSchema = z.object({
  step: z.int().check(z.nonnegative()),
  answers: answersSchema,
});

/** The wizard's step and answers. */
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

/** The request body for the answers. */
export function toSession({ reviewTime, ...answers }: IsapAnswers): Omit<NewIsapSession, "mode"> {
  return { ...answers, reviewTime: reviewTime === "" ? null : reviewTime };
}
