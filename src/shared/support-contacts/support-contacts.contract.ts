import * as z from "zod/mini";

/** ISO 3166-1 alpha-2, in capitals. */
const countrySchema = z
  .string("A country has a code of two letters, such as US.")
  .check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/, "A country has a code of two letters, such as US."));

export const supportContactsQuerySchema = z.object({ country: z.optional(countrySchema) });

/** Somebody to turn to. What a person sees of it is exact and checked: see `verifiedOn`. */
export const supportContactSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** What it is for and what to say or press, in a sentence or two. */
  description: z.string(),
  /** As people write it; a link to it leaves out what is not dialled. */
  phone: z.nullable(z.string()),
  smsNumber: z.nullable(z.string()),
  /** The word to send, where one is needed. */
  smsBody: z.nullable(z.string()),
  url: z.nullable(z.string()),
  /** "crisis" for a line that is there for one; "other" for information and support around it. */
  category: z.string(),
  /** For the whole world; otherwise for those in `regions` alone. */
  isGlobal: z.boolean(),
  /** ISO country codes. */
  regions: z.array(z.string()),
  hours: z.string(),
  /** The day on which number and hours were last checked, or null. */
  verifiedOn: z.nullable(z.string()),
  orderIndex: z.int(),
});
export type SupportContact = z.infer<typeof supportContactSchema>;

export const SUPPORT_CONTACTS_PATH = "/api/support-contacts";
