/** Joins class names and leaves out what is empty, so that a condition can stand where a class would. */
export function cx(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
