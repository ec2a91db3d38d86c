/**
 * Fields that hold no words of a person. Every other text that they send is read for danger, so a new field is read
 * unless it is added here; a test compares this list with the contracts.
 */
const NOT_WORDS: readonly string[] = [
  "id",
  "email",
  "password",
  "currentPassword",
  "newPassword",
  "confirmPassword",
  "setupCode",
  "mode",
  "timeZone",
  "createdAt",
  "baseUpdatedAt",
  "sourcePlugin",
  "sourceCode",
];

/** All texts in a body that a person may have written, however deep. */
export function freeTextsIn(body: unknown): string[] {
  if (typeof body === "string") return body.trim() === "" ? [] : [body];
  if (typeof body !== "object" || body === null) return [];
  return Object.entries(body).flatMap(([field, value]) =>
    NOT_WORDS.includes(field) ? [] : freeTextsIn(value),
  );
}
