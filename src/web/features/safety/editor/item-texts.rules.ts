import * as z from "zod/mini";
import { linkFrom } from "#shared/common/link.contract.ts";
import { newSafetyItemSchema } from "#shared/safety/safety.contract.ts";
import type { WholeItem } from "#web/features/safety/safety.api.ts";

/** What of an item a person can change, in the order of the form. */
export const TEXT_FIELDS = ["title", "details", "linkUrl", "useAllModes"] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

export const FIELD_NAMES: Readonly<Record<TextField, string>> = {
  title: "Title",
  details: "Details",
  linkUrl: "Link",
  useAllModes: "Use in all modes",
};

/** An item as it stands in the form, finished or not. No link is an empty text. */
export interface ItemTexts {
  title: string;
  details: string;
  linkUrl: string;
  useAllModes: boolean;
}

const textsSchema = z.object({
  title: z.string(),
  details: z.string(),
  linkUrl: z.string(),
  useAllModes: z.boolean(),
});

/** What lies on the device until the server has it. */
export const itemDraftSchema = z.object({
  texts: textsSchema,
  /** The version that the texts began with. */
  base: textsSchema,
  baseUpdatedAt: z.string(),
  /** What was sent without an answer yet. */
  unanswered: z.array(textsSchema),
  /** When it was typed, to tell the newest of several. */
  at: z.string(),
});
export type ItemDraft = z.infer<typeof itemDraftSchema>;

export function textsOf({ title, details, linkUrl, useAllModes }: WholeItem): ItemTexts {
  return { title, details, linkUrl: linkUrl ?? "", useAllModes };
}

const { title, details, linkUrl, useAllModes } = newSafetyItemSchema.shape;
const wholeSchema = z.object({ title, details, linkUrl, useAllModes });

export type TextErrors = Partial<Record<TextField, string>>;

/** The item as it can be stored: a field with an error keeps its stored value. */
export function checkTexts(texts: ItemTexts, stored: WholeItem): { whole: WholeItem; errors: TextErrors } {
  const errors: TextErrors = {};
  let valid = texts;
  for (const { path, message } of wholeSchema.safeParse(texts).error?.issues ?? []) {
    const field = path[0] as TextField;
    errors[field] ??= message;
    valid = withField(valid, field, textsOf(stored));
  }
  const whole = wholeSchema.parse(valid);
  return { whole: { ...whole, title: whole.title ?? stored.title }, errors };
}

/** The server trims texts and makes links of phone numbers and addresses, which is no other text. */
function isSameField(one: ItemTexts, other: ItemTexts, field: TextField): boolean {
  if (field === "useAllModes") return one[field] === other[field];
  const [a, b] = [one[field].trim(), other[field].trim()];
  return a === b || (field === "linkUrl" && linkFrom(a) !== null && linkFrom(a) === linkFrom(b));
}

export function isSame(one: ItemTexts, other: ItemTexts): boolean {
  return TEXT_FIELDS.every((field) => isSameField(one, other, field));
}

/**
 * My edit on top of what somebody else stored meanwhile. A field that only one side changed is taken from that side.
 * `conflicts` are those that both changed, each in its own way: they keep my text until the person has chosen.
 */
export function mergeTexts(
  base: ItemTexts,
  mine: ItemTexts,
  theirs: ItemTexts,
): { texts: ItemTexts; conflicts: TextField[] } {
  const isMine = (field: TextField) => !isSameField(mine, base, field);
  const conflicts = TEXT_FIELDS.filter(
    (field) => isMine(field) && !isSameField(theirs, base, field) && !isSameField(mine, theirs, field),
  );
  return {
    texts: {
      title: isMine("title") ? mine.title : theirs.title,
      details: isMine("details") ? mine.details : theirs.details,
      linkUrl: isMine("linkUrl") ? mine.linkUrl : theirs.linkUrl,
      useAllModes: isMine("useAllModes") ? mine.useAllModes : theirs.useAllModes,
    },
    conflicts,
  };
}

/** The text with one field of another. */
export function withField(texts: ItemTexts, field: TextField, from: ItemTexts): ItemTexts {
  return { ...texts, [field]: from[field] };
}
