import * as z from "zod/mini";
import {
  emptyIsNull,
  idSchema,
  newIdSchema,
  optionalText,
  requiredText,
  timestampSchema,
} from "../common/common.contract.ts";
import { pageOrEmailSchema } from "../common/link.contract.ts";

export const RESOURCE_CATEGORIES = ["crisis", "meditation", "therapy", "spiritual", "other"] as const;
export type ResourceCategory = (typeof RESOURCE_CATEGORIES)[number];

const RESOURCE_NAME_MAX = 200;
const RESOURCE_PHONE_MAX = 40;
export const RESOURCE_DESCRIPTION_MAX = 2000;

const PHONE = "Enter a phone number in digits, such as 988 or +1 555 0100.";
const isPhone = (text: string) => /^\+?[\d\s().-]+$/.test(text) && text.replace(/\D/g, "").length >= 3;

const categorySchema = z.enum(
  RESOURCE_CATEGORIES,
  "Choose a category: crisis, meditation, therapy, spiritual or other.",
);

/** The fields of a resource. Empty texts become null. */
export const resourceFieldsSchema = z.object({
  name: requiredText("The name", RESOURCE_NAME_MAX),
  url: pageOrEmailSchema,
  phone: emptyIsNull(
    optionalText("The phone number", RESOURCE_PHONE_MAX).check(
      z.refine((text) => text === "" || isPhone(text), PHONE),
    ),
  ),
  description: emptyIsNull(optionalText("The description", RESOURCE_DESCRIPTION_MAX)),
  category: categorySchema,
});

const { name, url, phone, description, category } = resourceFieldsSchema.shape;

export const newResourceSchema = z.object({
  id: newIdSchema,
  name,
  url: z._default(url, null),
  phone: z._default(phone, null),
  description: z._default(description, null),
  category: z._default(category, "other"),
});
export type NewResource = z.infer<typeof newResourceSchema>;
export type NewResourceInput = z.input<typeof newResourceSchema>;

export const resourceChangesSchema = z
  .partial(resourceFieldsSchema)
  .check(z.refine((changes) => Object.keys(changes).length > 0, "There's nothing to change."));
export type ResourceChanges = z.infer<typeof resourceChangesSchema>;
export type ResourceChangesInput = z.input<typeof resourceChangesSchema>;

/** A place to turn to or to learn from that a person has added. */
export const customResourceSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** A web address, or `mailto:` with an email address. */
  url: z.nullable(z.string()),
  /** As the person wrote it. */
  phone: z.nullable(z.string()),
  description: z.nullable(z.string()),
  category: categorySchema,
  createdAt: timestampSchema,
});
export type CustomResource = z.infer<typeof customResourceSchema>;

export const RESOURCE_PATHS = {
  list: "/api/custom-resources",
  one: (id: string) => `/api/custom-resources/${id}`,
} as const;
