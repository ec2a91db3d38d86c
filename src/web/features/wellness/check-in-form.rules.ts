import * as z from "zod/mini";
import {
  CHECK_IN_NOTE_MAX,
  type CheckIn,
  ENERGIES,
  MOODS,
  type NewCheckInInput,
  STRESS_DEFAULT,
  STRESS_MAX,
  STRESS_MIN,
} from "#shared/wellness/wellness.contract.ts";

export const CHECK_IN_DRAFT = "check-in";

/** The form's values, complete or not, also as a draft. */
export const checkInDraftSchema = z.object({
  energy: z.nullable(z.enum(ENERGIES)),
  stress: z.int().check(z.minimum(STRESS_MIN), z.maximum(STRESS_MAX)),
  mood: z.nullable(z.enum(MOODS)),
  note: z.string(),
  /** Set when first sent, so that sending it again unchanged stores it once. */
  id: z.nullable(z.string()),
});
export type CheckInForm = z.infer<typeof checkInDraftSchema>;

/** Validates what is sent. */
export const checkInFormSchema = z.extend(checkInDraftSchema, {
  energy: z.enum(ENERGIES),
  mood: z.enum(MOODS),
  note: z.string().check((context) => {
    const excess = context.value.trim().length - CHECK_IN_NOTE_MAX;
    if (excess <= 0) return;
    const message = `The note is ${excess} ${excess === 1 ? "character" : "characters"} too long. Nothing was cut off.`;
    context.issues.push({ code: "custom", message, input: context.value });
  }),
});

export const EMPTY_CHECK_IN: CheckInForm = {
  energy: null,
  stress: STRESS_DEFAULT,
  mood: null,
  note: "",
  id: null,
};

export const ENERGY_OPTIONS = [
  { value: "Low", label: "Low", description: "Running low" },
  { value: "Steady", label: "Steady", description: "Enough for today" },
  { value: "High", label: "High", description: "Plenty to give" },
] as const;

export const MOOD_OPTIONS = [
  { value: "Down", label: "Down" },
  { value: "Neutral", label: "Neutral" },
  { value: "Up", label: "Up" },
] as const;

/** Whether the person has entered anything. */
export function hasContent({ energy, mood, note }: CheckInForm): boolean {
  return energy !== null || mood !== null || note.trim() !== "";
}

/** The values of the editor of a stored check-in. */
export const editDraftSchema = z.object({
  energy: z.enum(ENERGIES),
  stress: checkInDraftSchema.shape.stress,
  mood: z.enum(MOODS),
  note: z.string(),
});
export type EditForm = z.infer<typeof editDraftSchema>;

export const editFormSchema = z.extend(editDraftSchema, { note: checkInFormSchema.shape.note });

export const editDraftName = (id: string): string => `check-in-${id}`;

export const editFormOf = ({ energy, stress, mood, note }: CheckIn): EditForm => ({
  energy,
  stress,
  mood,
  note: note ?? "",
});

/** The request body. An empty note is omitted. */
export function checkInToSend({
  energy,
  stress,
  mood,
  note,
}: z.infer<typeof checkInFormSchema>): NewCheckInInput {
  const words = note.trim();
  return { energy, stress, mood, source: "user", ...(words && { note: words }) };
}
