import * as z from "zod/mini";
import {
  type CustomResource,
  RESOURCE_CATEGORIES,
  type ResourceCategory,
  resourceFieldsSchema,
} from "#shared/custom-resources/custom-resources.contract.ts";

export const CATEGORY_WORDS: Record<ResourceCategory, string> = {
  crisis: "Crisis",
  meditation: "Meditation",
  therapy: "Therapy",
  spiritual: "Spiritual",
  other: "Other",
};

export const CATEGORY_OPTIONS = RESOURCE_CATEGORIES.map((value) => ({ value, label: CATEGORY_WORDS[value] }));

/** The values of the form, also as a draft: what was typed, valid or not. */
export const resourceDraftSchema = z.object({
  name: z.string(),
  url: z.string(),
  phone: z.string(),
  description: z.string(),
  category: z.enum(RESOURCE_CATEGORIES),
});
type ResourceForm = z.infer<typeof resourceDraftSchema>;

/** Validates what is sent. */
export const resourceFormSchema = resourceFieldsSchema;

export const resourceDraft = (id?: string): string => (id === undefined ? "resource" : `resource:${id}`);

export const EMPTY_RESOURCE: ResourceForm = {
  name: "",
  url: "",
  phone: "",
  description: "",
  category: "other",
};

/** An email address is typed and shown without its scheme. */
export const resourceFormOf = ({
  name,
  url,
  phone,
  description,
  category,
}: CustomResource): ResourceForm => ({
  name,
  url: url?.replace(/^mailto:/, "") ?? "",
  phone: phone ?? "",
  description: description ?? "",
  category,
});

/** Those for a crisis first, then by category; oldest first within one. */
export const byCategory = (resources: readonly CustomResource[]): CustomResource[] =>
  resources.toSorted(
    (a, b) => RESOURCE_CATEGORIES.indexOf(a.category) - RESOURCE_CATEGORIES.indexOf(b.category),
  );
