import * as z from "zod/mini";
import { type DraftSchema, readDraft, writeDraft } from "#web/platform/device/drafts.ts";

/*
 * The drafts of forms, in a file of their own so that features that begin a draft need not load the form library.
 */

/** The stored draft of a form. */
export interface FormDraft<Values> {
  values: Values;
  /** The form's initial values. */
  base: Values;
}

export function formDraftSchema<Values>(schema: DraftSchema<Values>): DraftSchema<FormDraft<Values>> {
  return z.object({ values: schema, base: schema }) as unknown as DraftSchema<FormDraft<Values>>;
}

/**
 * Begins a form's draft from elsewhere, replacing an unfinished one.
 * @returns false if the device's storage is full or disabled
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
