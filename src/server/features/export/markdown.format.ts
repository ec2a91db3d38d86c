import type { WallClock } from "#shared/calendar/local-days.rules.ts";
import type { PlainDate } from "#shared/calendar/plain-date.rules.ts";

/** The day on which an export is made, and what the person's own clock showed at an instant (UTC ISO). */
export interface ExportCalendar {
  today: PlainDate;
  clockAt: (instant: string) => WallClock;
}

/** A document of its own: a title, the day it was made, and blocks with a blank line between them. */
export function documentOf(title: string, day: PlainDate, blocks: readonly string[]): string {
  return `${[`# ${title}`, `Exported from Ridgeline on ${day}.`, ...blocks].join("\n\n")}\n`;
}

/** A labelled text of the person's own; nothing where there is none. */
export function section(label: string, text: string): string[] {
  return text.trim() === "" ? [] : [`**${label}:** ${textAsMarkdown(text)}`];
}

/** A text of the person's own, in its lines, that reads as it was written. */
export function textAsMarkdown(text: string): string {
  return text
    .trim()
    .split(/\r\n|\r|\n/)
    .map(escapeLine)
    .join("\n");
}

/** As `textAsMarkdown`, in one line: for a heading or an item of a list. */
export function lineAsMarkdown(text: string): string {
  return escapeLine(text.replace(/\s+/g, " "));
}

/** What would make a heading, list, quote, rule, table or code block of a line. */
const LINE_START = /^(?:[-+=>:|]|\d{1,9}(?=[.)]))/;

/** Escapes with a backslash only where Markdown would take a character for a mark of its own. */
function escapeLine(line: string): string {
  return line
    .trim()
    .replace(/[\\`*[\]<~]|&(?=#?\w+;)|(?<!\S)#|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\$&")
    .replace(LINE_START, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}
