import * as z from "zod/mini";
import {
  errorSchema,
  idSchema,
  LCES_TAGS,
  modeSchema,
  newIdSchema,
  optionalText,
  requiredText,
  timestampSchema,
} from "../common/common.contract.ts";
import { linkSchema } from "../common/link.contract.ts";
import { pageQuerySchema } from "../common/pages.contract.ts";

export const SAFETY_TITLE_MAX = 200;
export const SAFETY_DETAILS_MAX = 4000;

/** The four elements of LCES, in order. */
export const SAFETY_KINDS = LCES_TAGS;
export const safetyKindSchema = z.enum(
  SAFETY_KINDS,
  "Choose one of lookout, comms, escape-route and safety-zone.",
);
export type SafetyKind = z.infer<typeof safetyKindSchema>;

/** An entry in the safety plan: someone or something that watches, a way to communicate, a way out or a safe place. */
export const safetyItemSchema = z.object({
  id: idSchema,
  kind: safetyKindSchema,
  /** The mode in which it was created; with `useAllModes` it appears in every mode. */
  mode: modeSchema,
  title: z.string(),
  details: z.string(),
  linkUrl: z.nullable(z.string()),
  ownerId: z.nullable(z.string()),
  confidence: z.nullable(z.int()),
  useAllModes: z.boolean(),
  // Defaults, because a copy on a device may be older than these fields.
  /** Pinned items come first in their list. */
  pinned: z._default(z.boolean(), false),
  /** The place among the items of its kind in the person's own order; see `inPlanOrder`. */
  orderIndex: z._default(z.int(), 0),
  /** The version of the item, on which a change can be based. */
  updatedAt: timestampSchema,
  updatedBy: z.nullable(z.string()),
  createdAt: timestampSchema,
});
export type SafetyItem = z.infer<typeof safetyItemSchema>;

const fields = {
  title: requiredText("The title", SAFETY_TITLE_MAX),
  details: optionalText("The details", SAFETY_DETAILS_MAX),
  linkUrl: linkSchema,
  useAllModes: z.boolean("Use in all modes is either on or off."),
  pinned: z.boolean("Pinned is either on or off."),
};

export const newSafetyItemSchema = z.object({
  id: newIdSchema,
  kind: safetyKindSchema,
  mode: modeSchema,
  title: z.optional(fields.title),
  details: z._default(fields.details, ""),
  linkUrl: z._default(fields.linkUrl, null),
  useAllModes: z._default(fields.useAllModes, false),
  pinned: z._default(fields.pinned, false),
});
export type NewSafetyItem = z.infer<typeof newSafetyItemSchema>;
export type NewSafetyItemInput = z.input<typeof newSafetyItemSchema>;

/**
 * With `baseUpdatedAt`, the change is refused if the item has changed since that version. `pinned` says nothing about the
 * plan, so it makes no new version and is never refused.
 */
export const safetyItemChangesSchema = z
  .partial(z.object({ ...fields, baseUpdatedAt: timestampSchema }))
  .check(
    z.refine(
      ({ baseUpdatedAt: _, ...changes }) => Object.values(changes).some((value) => value !== undefined),
      "There's nothing to change.",
    ),
  );
export type SafetyItemChanges = z.infer<typeof safetyItemChangesSchema>;

/** A 409: the current item, to show beside what the person wrote. */
export const safetyConflictSchema = z.extend(errorSchema, { current: z.optional(safetyItemSchema) });

/**
 * Without a mode, items of all modes; with one, its own items and those for all modes. Without a kind, all four kinds.
 */
export const safetyQuerySchema = z.extend(pageQuerySchema, {
  mode: z.optional(modeSchema),
  kind: z.optional(safetyKindSchema),
});
export type SafetyQuery = z.infer<typeof safetyQuerySchema>;

/** The ids of all items of a kind that a mode shows, in their new order, each exactly once. */
export const safetyOrderSchema = z.object({
  kind: safetyKindSchema,
  mode: modeSchema,
  ids: z.array(idSchema, "Send the ids of all items of the list in their new order."),
});
export type SafetyOrder = z.infer<typeof safetyOrderSchema>;

export const SAFETY_PATHS = {
  list: "/api/safety",
  order: "/api/safety/order",
  one: (id: string) => `/api/safety/${id}`,
} as const;
