import * as z from "zod/mini";
import { linkFrom } from "#shared/common/link.contract.ts";
import { newSafetyItemSchema } from "#shared/safety/safety.contract.ts";
import type { WholeItem } from "#web/features/safety/safety.api.ts";

/** The editable fields of an item, in the order of the form. */
export const TEXT_FIELDS = ["title", "details", "linkUrl", "useAllModes"] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

export const FIELD_NAMES: Readonly<Record<TextField, string>> = {
  title: "Title",
  details: "Details",
  linkUrl: "Link",
  useAllModes: "Use in all modes",
};

/** The form's values, valid or not. Without a link, `linkUrl` is empty. */
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

/** The draft on the device until it is saved. */
export const itemDraftSchema = z.object({
  texts: textsSchema,
  /** The stored version that was edited. */
  base: textsSchema,
  baseUpdatedAt: z.string(),
  /** Texts that were sent without a response so far. */
  unanswered: z.array(textsSchema),
  /** When it was typed, to find the newest of several. */
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

/** The server trims texts and turns phone numbers and addresses into links, which does not count as a change. */
function isSameField(one: ItemTexts, other: ItemTexts, field: TextField): boolean {
  if (field === "useAllModes") return one[field] === other[field];
  const [a, b] = [one[field].trim(), other[field].trim()];
  return a === b || (field === "linkUrl" && linkFrom(a) !== null && linkFrom(a) === linkFrom(b));
}

export function isSame(one: ItemTexts, other: ItemTexts): boolean {
  return TEXT_FIELDS.every((field) => isSameField(one, other, field));
}

/**
 * Merges my edit with the version that was stored meanwhile. A field that only one side changed is taken from that side.
 * `conflicts` are the fields that both changed differently: they keep my text until the person has chosen.
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

/** The texts with one field from others. */
export function withField(texts: ItemTexts, field: TextField, from: ItemTexts): ItemTexts {
  return { ...texts, [field]: from[field] };
}
