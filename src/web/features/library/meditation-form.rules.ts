import * as z from "zod/mini";
import {
  type CustomMeditation,
  meditationFieldsSchema,
} from "#shared/custom-meditations/custom-meditations.contract.ts";

/** The values of the form, also as a draft: what was typed, valid or not. */
export const meditationDraftSchema = z.object({
  title: z.string(),
  url: z.string(),
  durationMinutes: z.string(),
  notes: z.string(),
});
type MeditationForm = z.infer<typeof meditationDraftSchema>;

const { durationMinutes, ...texts } = meditationFieldsSchema.shape;

/** Validates what is sent. No minutes means that the length is not known. */
export const meditationFormSchema = z.object({
  ...texts,
  durationMinutes: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => (text.trim() === "" ? null : Number(text))),
    ),
    durationMinutes,
  ),
});

export const meditationDraft = (id?: string): string =>
  id === undefined ? "meditation" : `meditation:${id}`;

export const EMPTY_MEDITATION: MeditationForm = { title: "", url: "", durationMinutes: "", notes: "" };

export const meditationFormOf = ({
  title,
  url,
  durationMinutes,
  notes,
}: CustomMeditation): MeditationForm => ({
  title,
  url: url ?? "",
  durationMinutes: durationMinutes === null ? "" : String(durationMinutes),
  notes: notes ?? "",
});
