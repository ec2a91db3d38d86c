import * as z from "zod/mini";
import { BRIEF_PARTS, type BriefPart } from "./echo-brief.ts";

const briefPartSchema = z.enum(BRIEF_PARTS, `The parts are ${BRIEF_PARTS.join(", ")}.`);

const keepsConversations = z.boolean("Whether conversations are kept is true or false.");

/** What is stored of a person's choices about Echo, for all of their devices. */
export const storedEchoSettingsSchema = z.object({
  /** Whether conversations are kept on the server. Turning it off deletes those that are. */
  keepsConversations,
  /** The parts of the plan that Echo may not read. */
  hiddenParts: z._default(z.array(briefPartSchema, "The hidden parts are a list."), []),
});
export type StoredEchoSettings = z.infer<typeof storedEchoSettingsSchema>;

export const echoSettingsSchema = z.extend(storedEchoSettingsSchema, {
  hiddenParts: z.array(briefPartSchema),
  /** The person's share of the model for a day; null without a model or without a limit. */
  modelTokens: z.nullable(z.object({ used: z.int(), perDay: z.int() })),
});
export type EchoSettings = z.infer<typeof echoSettingsSchema>;

/** Absent choices stay unchanged. */
export const echoSettingsChangesSchema = z.object({
  keepsConversations: z.optional(keepsConversations),
  /** For each part, whether Echo may read it. */
  parts: z.optional(
    z.partialRecord(briefPartSchema, z.boolean("Whether Echo may read a part is true or false.")),
  ),
});
export type EchoSettingsChanges = z.infer<typeof echoSettingsChangesSchema>;

/** The hidden parts after a change, in their usual order. */
export function hiddenAfter(
  hidden: readonly BriefPart[],
  parts: EchoSettingsChanges["parts"] = {},
): BriefPart[] {
  return BRIEF_PARTS.filter((part) => !(parts[part] ?? !hidden.includes(part)));
}
