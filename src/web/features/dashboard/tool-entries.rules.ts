/** What is written in a tool, by the field's name. */
export type Entries = Readonly<Record<string, string>>;

export const hasEntries = (entries: Entries): boolean =>
  Object.values(entries).some((text) => text.trim() !== "");
