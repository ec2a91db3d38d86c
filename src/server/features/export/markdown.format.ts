import type { WallClock } from "#shared/calendar/local-days.rules.ts";
import type { PlainDate } from "#shared/calendar/plain-date.rules.ts";

/** The day of the export, and the local time of an instant (UTC ISO). */
export interface ExportCalendar {
  today: PlainDate;
  clockAt: (instant: string) => WallClock;
}

/** A document: a title, the day of the export, and blocks separated by blank lines. */
export function documentOf(title: string, day: PlainDate, blocks: readonly string[]): string {
  return `${[`# ${title}`, `Exported from Ridgeline on ${day}.`, ...blocks].join("\n\n")}\n`;
}

/** A person's text under a label; nothing if it is empty. */
export function section(label: string, text: string): string[] {
  return text.trim() === "" ? [] : [`**${label}:** ${textAsMarkdown(text)}`];
}

/** A person's text with its line breaks, escaped to read as written. */
export function textAsMarkdown(text: string): string {
  return text
    .trim()
    .split(/\r\n|\r|\n/)
    .map(escapeLine)
    .join("\n");
}

/** Like `textAsMarkdown`, but on one line, for a heading or list item. */
export function lineAsMarkdown(text: string): string {
  return escapeLine(text.replace(/\s+/g, " "));
}

/** Matches line starts that would begin a heading, list, quote, rule, table or code block. */
const LINE_START = /^(?:[-+=>:|]|\d{1,9}(?=[.)]))/;

/** Escapes only characters that Markdown would interpret. */
function escapeLine(line: string): string {
  return line
    .trim()
    .replace(/[\\`*[\]<~]|&(?=#?\w+;)|(?<!\S)#|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\$&")
    .replace(LINE_START, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}
