import * as z from "zod/mini";
import { daySchema } from "../calendar/calendar.contract.ts";
import { emptyIsNull, optionalText, requiredText } from "../common/common.contract.ts";
import { pageSchema } from "../common/link.contract.ts";
import { supportContactSchema } from "./support-contacts.contract.ts";

export const CONTACTS_ADMIN_PATH = "/api/admin/support-contacts";

const NUMBER = "Enter a number that can be dialed, such as 988 or +44 116 123.";
const COUNTRY = "Countries are two-letter codes, such as US.";
const ORDER = "The order is a whole number from 0 to 9999.";

const numberSchema = emptyIsNull(
  optionalText("The number", 40).check(
    z.refine(
      (text) => text === "" || (/^\+?[\d\s().-]+$/.test(text) && /\d{2}/.test(text.replace(/\D/g, ""))),
      NUMBER,
    ),
  ),
);

const contentShape = z.object({
  label: requiredText("The name", 120),
  description: optionalText("The description", 600),
  phone: numberSchema,
  smsNumber: numberSchema,
  smsBody: emptyIsNull(optionalText("The word to send", 40)),
  url: pageSchema,
  category: z.enum(["crisis", "other"], "Choose crisis or other."),
  isGlobal: z.boolean("A contact is worldwide or not."),
  regions: z.array(z.string(COUNTRY).check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/, COUNTRY)), COUNTRY),
  hours: optionalText("The hours", 120),
  /** A contact that nobody has checked is not offered. */
  verifiedOn: daySchema("The day when it was last checked"),
  orderIndex: z.int(ORDER).check(z.minimum(0, ORDER), z.maximum(9999, ORDER)),
});
export type ContactAdminContent = z.infer<typeof contentShape>;

const NO_WAY = "Give at least one way to reach them: a phone, a number for texts, or a website.";
const NO_PLACE = "Choose at least one country, or worldwide.";

/** The whole of it, because its parts depend on each other. */
export const contactContentSchema = contentShape.check(
  z.refine(({ phone, smsNumber, url }) => Boolean(phone || smsNumber || url), {
    path: ["phone"],
    error: NO_WAY,
  }),
  z.refine(({ isGlobal, regions }) => isGlobal || regions.length > 0, { path: ["regions"], error: NO_PLACE }),
);

export const contactIdSchema = z
  .string()
  .check(z.regex(/^[\w-]{1,80}$/, "That address doesn't lead to anything here."));

export const adminContactSchema = supportContactSchema;
export type AdminContact = z.infer<typeof adminContactSchema>;
