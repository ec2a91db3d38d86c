import * as z from "zod/mini";
import {
  idSchema,
  newIdSchema,
  optionalText,
  requiredText,
  timestampSchema,
} from "../common/common.contract.ts";

export const BOUNDARY_TYPES = ["work", "family", "social", "personal"] as const;
export type BoundaryType = (typeof BOUNDARY_TYPES)[number];

const BOUNDARY_NAME_MAX = 120;
export const BOUNDARY_STATEMENT_MAX = 1000;
export const BOUNDARY_CONTEXT_MAX = 2000;

const fields = {
  name: requiredText("The name", BOUNDARY_NAME_MAX),
  type: z.enum(BOUNDARY_TYPES, "Choose a type: work, family, social or personal."),
  statement: requiredText("The statement", BOUNDARY_STATEMENT_MAX),
  context: z.nullable(optionalText("The context", BOUNDARY_CONTEXT_MAX)),
};

export const newBoundarySchema = z.object({
  id: newIdSchema,
  name: fields.name,
  type: z._default(fields.type, "personal"),
  statement: fields.statement,
  context: z.optional(fields.context),
});
export type NewBoundary = z.infer<typeof newBoundarySchema>;
export type NewBoundaryInput = z.input<typeof newBoundarySchema>;

/** An empty context becomes null; `honored` is null until it is answered. */
export const boundaryChangesSchema = z
  .partial(z.object({ ...fields, honored: z.nullable(z.boolean("Honored is true, false or null.")) }))
  .check(z.refine((changes) => Object.keys(changes).length > 0, "There's nothing to change."));
export type BoundaryChanges = z.infer<typeof boundaryChangesSchema>;

export const boundarySchema = z.object({
  id: idSchema,
  name: z.string(),
  type: fields.type,
  statement: z.string(),
  context: z.nullable(z.string()),
  honored: z.nullable(z.boolean()),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Boundary = z.infer<typeof boundarySchema>;

export const BOUNDARY_PATHS = {
  list: "/api/boundaries",
  one: (id: string) => `/api/boundaries/${id}`,
} as const;
