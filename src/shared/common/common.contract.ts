import * as z from "zod/mini";
import { PILLARS } from "../doctrine/pillars.ts";
import { MODE_IDS } from "../modes/modes.ts";
import { ERROR_CODES } from "./error-codes.ts";

/** Ids are UUIDv7. Anything else cannot match a row, so it is refused without a query. */
export const idSchema = z.uuid("That address doesn't lead to anything here.");

/**
 * The id of a new record, made by the client (UUIDv7) so that a repeated call stores only one row. The server makes one
 * if it is missing.
 */
export const newIdSchema = z.optional(z.uuid("An id is a UUID.").check(z.toLowerCase()));

/** A UTC instant such as 2026-11-21T07:05:09.120Z. PostgreSQL has no year 0. `name` begins error messages. */
export function momentSchema(name: string) {
  const sentence = `${name} is a moment such as 2026-11-21T07:05:00Z.`;
  return z.iso.datetime(sentence).check(z.refine((text) => !text.startsWith("0000"), sentence));
}

export const timestampSchema = momentSchema("This");

export const modeSchema = z.enum(MODE_IDS, "Choose one of the modes: life, business or incident.");

export const pillarSchema = z.enum(PILLARS, "Choose one of the four pillars.");

export const LCES_TAGS = ["lookout", "comms", "escape-route", "safety-zone"] as const;
export const lcesTagsSchema = z
  .array(z.enum(LCES_TAGS, "Choose from lookout, comms, escape-route and safety-zone."), "Tags are a list.")
  .check(z.refine((tags) => new Set(tags).size === tags.length, "Each tag can be chosen once."));
export type LcesTag = (typeof LCES_TAGS)[number];

/** The body of every failed call: a sentence for the person, a code for programs, and messages for form fields. */
export const errorSchema = z.object({
  error: z.string(),
  code: z.enum(ERROR_CODES),
  fields: z.optional(z.record(z.string(), z.string())),
  /** After a conflict: the stored value, if it helps the person decide. */
  current: z.optional(z.unknown()),
});
export type ErrorBody = z.infer<typeof errorSchema>;

/** The empty body of a 204. */
export const noContentSchema = z.null();

/** A deletion can be undone for a while with this id. */
export const deletedSchema = z.object({ undoId: idSchema });
export type Deleted = z.infer<typeof deletedSchema>;

/** Required text: trimmed, 1 to `max` characters. `name` begins error messages, as in "The title". */
export function requiredText(name: string, max: number) {
  return z
    .string(`${name} is missing.`)
    .check(
      z.trim(),
      z.minLength(1, `${name} is missing.`),
      z.maxLength(max, `${name} can have at most ${max} characters.`),
    );
}

/** Reads empty text as null. */
export const emptyIsNull = <Text extends z.core.$ZodType<string, string>>(text: Text) =>
  z.pipe(
    z.nullable(text),
    z.transform((value) => value || null),
  );

/** Optional text: trimmed, at most `max` characters. */
export function optionalText(name: string, max: number) {
  return z
    .string(`${name} must be text.`)
    .check(z.trim(), z.maxLength(max, `${name} can have at most ${max} characters.`));
}
