import * as z from "zod/mini";

/** ISO 3166-1 alpha-2, in upper case. */
const countrySchema = z
  .string("Use a two-letter country code, such as US.")
  .check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/, "Use a two-letter country code, such as US."));

export const supportContactsQuerySchema = z.object({ country: z.optional(countrySchema) });

/** Somebody to turn to. The details are checked by hand: see `verifiedOn`. */
export const supportContactSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** A sentence or two on what it is for and what to say or press. */
  description: z.string(),
  /** As people write it; a link only contains what can be dialed. */
  phone: z.nullable(z.string()),
  smsNumber: z.nullable(z.string()),
  /** The word to send, if one is required. */
  smsBody: z.nullable(z.string()),
  url: z.nullable(z.string()),
  /** "crisis" for a crisis line, "other" for related information and support. */
  category: z.string(),
  /** Worldwide; otherwise only for the places in `regions`. */
  isGlobal: z.boolean(),
  /** ISO country codes. */
  regions: z.array(z.string()),
  hours: z.string(),
  /** The day when number and hours were last checked, or null. */
  verifiedOn: z.nullable(z.string()),
  orderIndex: z.int(),
});
export type SupportContact = z.infer<typeof supportContactSchema>;
