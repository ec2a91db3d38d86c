import * as z from "zod/mini";
import {
  idSchema,
  momentSchema,
  newIdSchema,
  optionalText,
  requiredText,
  timestampSchema,
} from "../common/common.contract.ts";
import { pageQuerySchema } from "../common/pages.contract.ts";

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

/**
 * An empty context becomes null. Another answer to `honored` is kept as a review of its own; null only takes the answer
 * off the boundary.
 */
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
  /** The newest answer, or null. */
  honored: z.nullable(z.boolean()),
  reviewsTotal: z.int(),
  reviewsHonored: z.int(),
  firstReviewAt: z.nullable(timestampSchema),
  lastReviewAt: z.nullable(timestampSchema),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Boundary = z.infer<typeof boundarySchema>;

/** One time that a boundary was honored or not. A review made offline or for an earlier day brings its own time. */
export const newReviewSchema = z.object({
  id: newIdSchema,
  honored: z.boolean("Honored is true or false."),
  createdAt: z.optional(momentSchema("The time of a review")),
});
export type NewReview = z.infer<typeof newReviewSchema>;

export const reviewSchema = z.object({
  id: idSchema,
  boundaryId: idSchema,
  honored: z.boolean(),
  createdAt: timestampSchema,
});
export type BoundaryReview = z.infer<typeof reviewSchema>;

export const reviewsQuerySchema = z.extend(pageQuerySchema, {
  /** Excludes earlier reviews. */
  since: z.optional(momentSchema("Since")),
});
export type ReviewsQuery = z.infer<typeof reviewsQuerySchema>;

/** The oldest review that can still be added. */
export const REVIEW_AGE_MAX_DAYS = 30;

export const BOUNDARY_PATHS = {
  list: "/api/boundaries",
  one: (id: string) => `/api/boundaries/${id}`,
  reviewsOf: (id: string) => `/api/boundaries/${id}/reviews`,
  reviews: "/api/boundary-reviews",
  review: (id: string) => `/api/boundary-reviews/${id}`,
} as const;
