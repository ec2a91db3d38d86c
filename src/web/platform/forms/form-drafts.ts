import * as z from "zod/mini";
import { type DraftSchema, readDraft, writeDraft } from "#web/platform/device/drafts.ts";

/*
 * The drafts of forms, apart from the forms themselves: features that begin one from elsewhere need not load the library
 * for forms.
 */

/** What lies on the device of a form. */
export interface FormDraft<Values> {
  values: Values;
  /** What the form began with. */
  base: Values;
}

export function formDraftSchema<Values>(schema: DraftSchema<Values>): DraftSchema<FormDraft<Values>> {
  return z.object({ values: schema, base: schema }) as unknown as DraftSchema<FormDraft<Values>>;
}

/**
 * Begins a form's draft from elsewhere, in the place of an unfinished one.
 * @returns false when the device refuses
 */
export const writeFormDraft = <Values>(userId: string, name: string, values: Values, base: Values): boolean =>
  writeDraft(userId, name, { values, base });

/** The values of a form's draft on this device, or null. */
export function readFormDraft<Values>(
  userId: string,
  name: string,
  schema: DraftSchema<Values>,
): Values | null {
  return readDraft(userId, name, formDraftSchema(schema))?.value.values ?? null;
}
