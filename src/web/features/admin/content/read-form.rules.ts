import type * as z from "zod/mini";
import type { ReadForm } from "./use-content.ts";

/** Validates what a form would send. Of several messages about a field, the first one counts. */
export function readForm(schema: z.ZodMiniType, sent: object): ReadForm {
  const { success, data, error } = schema.safeParse(sent);
  if (success) return { body: data as object };
  const messages = error.issues.toReversed().map(({ path, message }) => [String(path[0] ?? ""), message]);
  return { errors: Object.fromEntries(messages) };
}
