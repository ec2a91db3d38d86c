/** Joins class names and skips falsy values, so that classes can be conditional. */
export function cx(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
