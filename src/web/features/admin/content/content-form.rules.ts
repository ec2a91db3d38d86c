import * as z from "zod/mini";
import type { DraftSchema } from "#web/platform/device/drafts.ts";
import type { ContentKind, FormValues } from "./use-content.ts";

/** The name of a form's draft. @param id null for something new */
export const contentDraft = (what: string, id: string | null): string =>
  `content:${what}${id === null ? "" : `:${id}`}`;

/** Validates what a form would send, with its messages beside the fields. */
export function contentFormSchema<Row extends { id: string }, Values extends FormValues>(
  { read }: Pick<ContentKind<Row, Values>, "read">,
  isNew: boolean,
): z.ZodMiniType<Record<string, unknown>> {
  return z.pipe(
    z.custom<Values>(),
    z.transform((values: Values, context) => {
      const form = read(values, isNew);
      if ("body" in form) return form.body as Record<string, unknown>;
      for (const [field, message] of Object.entries(form.errors))
        context.issues.push({ code: "custom", path: [field], message, input: values });
      return z.NEVER;
    }),
  );
}

/** Any values in the form of these, valid or not. An earlier version's draft may lack some. */
export function contentDraftSchema<Values extends FormValues>(start: Values): DraftSchema<Values> {
  const shape = Object.entries(start).map(([name, value]) => [
    name,
    Array.isArray(value) ? z.array(z.string()) : typeof value === "boolean" ? z.boolean() : z.string(),
  ]);
  return z.object(Object.fromEntries(shape)) as unknown as DraftSchema<Values>;
}
