const QUOTE_MAX = 60;
const NAMED_MAX = 3;

/** A person's short text in quotation marks: one line, at most 60 characters. */
export function quoted(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, " ");
  if (line.length <= QUOTE_MAX) return `“${line}”`;
  const characters = Array.from(line);
  return characters.length <= QUOTE_MAX
    ? `“${line}”`
    : `“${characters
        .slice(0, QUOTE_MAX - 1)
        .join("")
        .trimEnd()}…”`;
}

/** "a", "a and b", "a, b and c", "a, b, c and 2 more". */
export function listed(items: readonly string[]): string {
  const more = items.length - NAMED_MAX;
  const named = more > 0 ? [...items.slice(0, NAMED_MAX), `${more} more`] : items;
  const last = named.at(-1) ?? "";
  return named.length > 1 ? `${named.slice(0, -1).join(", ")} and ${last}` : last;
}

/** "1 milestone", "4 milestones". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
