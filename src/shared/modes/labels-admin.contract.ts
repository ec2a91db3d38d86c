import * as z from "zod/mini";
import { emptyIsNull, idSchema, modeSchema, optionalText, requiredText } from "../common/common.contract.ts";

export const LABELS_ADMIN_PATH = "/api/admin/labels";

const contentShape = z.object({
  label: requiredText("The label", 60),
  helper: emptyIsNull(optionalText("The explanation", 200)),
});
export type LabelAdminContent = z.infer<typeof contentShape>;

export const labelChangesSchema = z
  .partial(contentShape)
  .check(z.refine((changes) => Object.keys(changes).length > 0, "There's nothing to change."));

/** A label as admins see it, beside the product's own words; those are null for a label that the product has not. */
export const adminLabelSchema = z.object({
  id: idSchema,
  mode: modeSchema,
  key: z.string(),
  label: z.string(),
  helper: z.nullable(z.string()),
  original: z.nullable(z.object({ label: z.string(), helper: z.nullable(z.string()) })),
});
export type AdminLabel = z.infer<typeof adminLabelSchema>;
