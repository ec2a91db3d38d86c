import * as z from "zod/mini";
import {
  emptyIsNull,
  idSchema,
  newIdSchema,
  optionalText,
  requiredText,
  timestampSchema,
} from "../common/common.contract.ts";
import { pageSchema } from "../common/link.contract.ts";

const MEDITATION_TITLE_MAX = 200;
const MEDITATION_MINUTES_MAX = 600;
export const MEDITATION_NOTES_MAX = 2000;

const MINUTES = `The minutes are a whole number from 1 to ${MEDITATION_MINUTES_MAX}.`;

/** The fields of a meditation. Empty texts become null. */
export const meditationFieldsSchema = z.object({
  title: requiredText("The title", MEDITATION_TITLE_MAX),
  url: pageSchema,
  durationMinutes: z.nullable(
    z.int(MINUTES).check(z.minimum(1, MINUTES), z.maximum(MEDITATION_MINUTES_MAX, MINUTES)),
  ),
  notes: emptyIsNull(optionalText("The notes", MEDITATION_NOTES_MAX)),
});

const { title, url, durationMinutes, notes } = meditationFieldsSchema.shape;

export const newMeditationSchema = z.object({
  id: newIdSchema,
  title,
  url: z._default(url, null),
  durationMinutes: z._default(durationMinutes, null),
  notes: z._default(notes, null),
});
export type NewMeditation = z.infer<typeof newMeditationSchema>;
export type NewMeditationInput = z.input<typeof newMeditationSchema>;

export const meditationChangesSchema = z
  .partial(meditationFieldsSchema)
  .check(z.refine((changes) => Object.keys(changes).length > 0, "There's nothing to change."));
export type MeditationChanges = z.infer<typeof meditationChangesSchema>;
export type MeditationChangesInput = z.input<typeof meditationChangesSchema>;

/** A meditation that a person has added. */
export const customMeditationSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** A web address. */
  url: z.nullable(z.string()),
  durationMinutes: z.nullable(z.int()),
  notes: z.nullable(z.string()),
  createdAt: timestampSchema,
});
export type CustomMeditation = z.infer<typeof customMeditationSchema>;

export const MEDITATION_PATHS = {
  list: "/api/custom-meditations",
  one: (id: string) => `/api/custom-meditations/${id}`,
} as const;
