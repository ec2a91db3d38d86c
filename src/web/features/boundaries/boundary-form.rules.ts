import type { FieldErrors } from "react-hook-form";
import * as z from "zod/mini";
import { BOUNDARY_TYPES, type Boundary, type BoundaryType } from "#shared/boundaries/boundaries.contract.ts";
import { toastFailure } from "#web/ui/toast.store.ts";

export const WHAT_A_BOUNDARY_IS =
  "A boundary says what you'll do, so you can keep doing what matters. Other users can't see it.";

export const NEW_BOUNDARY_DRAFT = "boundary";
export const editDraftName = (id: string): string => `boundary-${id}`;

export const TYPE_LABELS: Record<BoundaryType, string> = {
  work: "Work",
  family: "Family",
  social: "Social",
  personal: "Personal",
};

export const TYPE_OPTIONS = BOUNDARY_TYPES.map((type) => ({ value: type, label: TYPE_LABELS[type] }));

/** The values of the create form, also as a draft. */
export const newBoundaryDraftSchema = z.object({
  name: z.string(),
  type: z.enum(BOUNDARY_TYPES),
  statement: z.string(),
  context: z.string(),
});
export type NewBoundaryForm = z.infer<typeof newBoundaryDraftSchema>;

export const EMPTY_BOUNDARY: NewBoundaryForm = { name: "", type: "personal", statement: "", context: "" };

/** Words that a new boundary begins with. */
export type Phrase = Pick<NewBoundaryForm, "type" | "statement">;

/** The values of the editor. `honored` is null until the person says. */
export const editDraftSchema = z.object({
  name: z.string(),
  statement: z.string(),
  context: z.string(),
  honored: z.nullable(z.boolean()),
});
export type EditForm = z.infer<typeof editDraftSchema>;

export const editFormOf = ({ name, statement, context, honored }: Boundary): EditForm => ({
  name,
  statement,
  context: context ?? "",
  honored,
});

/** Shows a toast about the errors of a form. */
export function toastFormErrors(errors: FieldErrors): void {
  toastFailure("Validation Error", Object.values(errors)[0]?.message as string | undefined);
}
