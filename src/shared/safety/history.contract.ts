import * as z from "zod/mini";
import {
  idSchema,
  modeSchema,
  optionalText,
  requiredText,
  timestampSchema,
} from "../common/common.contract.ts";
import { pageQuerySchema } from "../common/pages.contract.ts";
import { SAFETY_DETAILS_MAX } from "./safety.contract.ts";

/** The kinds of records with a history. */
const LOGGED_ENTITIES = ["safety"] as const;
const entitySchema = z.enum(LOGGED_ENTITIES, "History is kept for: safety.");
const valueSchema = z._default(z.nullable(optionalText("The value", SAFETY_DETAILS_MAX)), null);

/** Field names that only the server writes. */
const SERVER_FIELDS = ["created", "deleted", "restored"];
const fieldSchema = requiredText("The field", 60).check(
  z.refine(
    (field) => !SERVER_FIELDS.includes(field),
    "The server keeps this word for its own entries. Please use another.",
  ),
);

/**
 * An entry written by a person. Entries about changes are written by the server together with the change, and only the
 * server writes `created`, `deleted` and `restored`.
 */
export const newLogEntrySchema = z.object({
  entity: entitySchema,
  itemId: idSchema,
  field: fieldSchema,
  oldValue: valueSchema,
  newValue: valueSchema,
  mode: z.optional(modeSchema),
});
export type NewLogEntry = z.infer<typeof newLogEntrySchema>;
export type NewLogEntryInput = z.input<typeof newLogEntrySchema>;

/**
 * `field` is the name of a changed field, `created`, `deleted` or `restored`, or the subject of a person's own entry.
 */
export const logEntrySchema = z.object({
  id: idSchema,
  entity: z.string(),
  itemId: idSchema,
  field: z.string(),
  oldValue: z.nullable(z.string()),
  newValue: z.nullable(z.string()),
  mode: z.nullable(modeSchema),
  createdAt: timestampSchema,
});
export type LogEntry = z.infer<typeof logEntrySchema>;

/** The history of one item, newest first. */
export const logQuerySchema = z.extend(pageQuerySchema, { entity: entitySchema, itemId: idSchema });

export const LOGS_PATH = "/api/logs";
