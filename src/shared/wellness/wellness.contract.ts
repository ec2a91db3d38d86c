import * as z from "zod/mini";
import {
  idSchema,
  momentSchema,
  newIdSchema,
  optionalText,
  timestampSchema,
} from "../common/common.contract.ts";
import { pageQuerySchema } from "../common/pages.contract.ts";

export const ENERGIES = ["Low", "Steady", "High"] as const;
export const MOODS = ["Down", "Neutral", "Up"] as const;
export const CHECK_IN_SOURCES = ["prompt", "user", "boundary-builder", "meditation"] as const;

export const STRESS_MIN = 1;
export const STRESS_MAX = 10;
export const STRESS_DEFAULT = 5;
export const CHECK_IN_NOTE_MAX = 2000;

const STRESS = `Stress is a whole number from ${STRESS_MIN} to ${STRESS_MAX}.`;

const energySchema = z.enum(ENERGIES, "Choose your energy: Low, Steady or High.");
const moodSchema = z.enum(MOODS, "Choose your mood: Down, Neutral or Up.");
const stressSchema = z.int(STRESS).check(z.minimum(STRESS_MIN, STRESS), z.maximum(STRESS_MAX, STRESS));
const sourceSchema = z.enum(
  CHECK_IN_SOURCES,
  "The source is one of prompt, user, boundary-builder and meditation.",
);

const noteSchema = optionalText("The note", CHECK_IN_NOTE_MAX);

/** A check-in. One made offline brings its own time. */
export const newCheckInSchema = z.object({
  id: newIdSchema,
  energy: energySchema,
  stress: stressSchema,
  mood: moodSchema,
  note: z.optional(noteSchema),
  source: z._default(sourceSchema, "prompt"),
  createdAt: z.optional(momentSchema("The time of a check-in")),
});
export type NewCheckIn = z.infer<typeof newCheckInSchema>;
export type NewCheckInInput = z.input<typeof newCheckInSchema>;

/** What can be changed later. Its time and its source cannot. An empty note becomes null. */
export const checkInChangesSchema = z
  .partial(
    z.object({ energy: energySchema, stress: stressSchema, mood: moodSchema, note: z.nullable(noteSchema) }),
  )
  .check(z.refine((changes) => Object.keys(changes).length > 0, "There's nothing to change."));
export type CheckInChanges = z.infer<typeof checkInChangesSchema>;

/** A check-in without its note. */
export const checkInStateSchema = z.object({
  id: idSchema,
  energy: energySchema,
  stress: stressSchema,
  mood: moodSchema,
  /** `prompt` and `user` are entered by the person; the other two are logged by the product. */
  source: sourceSchema,
  createdAt: timestampSchema,
});
export type TimedCheckIn = z.infer<typeof checkInStateSchema>;

export const checkInSchema = z.extend(checkInStateSchema, { note: z.nullable(z.string()) });
export type CheckIn = z.infer<typeof checkInSchema>;

export const checkInsQuerySchema = z.extend(pageQuerySchema, {
  /** Excludes earlier check-ins. */
  since: z.optional(momentSchema("Since")),
});
export type CheckInsQuery = z.infer<typeof checkInsQuerySchema>;

/** The error for a check-in in the future. */
export const CHECK_IN_AHEAD = "That time is in the future. Please check this device's clock.";
export const CHECK_IN_TOO_OLD = "You can add a check-in for the last 30 days only.";

export const WELLNESS_PATHS = {
  checkIns: "/api/wellness-checks",
  one: (id: string) => `/api/wellness-checks/${id}`,
} as const;
