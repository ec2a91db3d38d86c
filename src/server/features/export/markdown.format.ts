import type { WallClock } from "#shared/calendar/local-days.rules.ts";
import { dayInWords, type PlainDate } from "#shared/calendar/plain-date.rules.ts";
import type { LcesTag } from "#shared/common/common.contract.ts";
import { LCES_WORDS } from "#shared/safety/lces-words.content.ts";

/** The day of the export, and the local time of an instant (UTC ISO). */
export interface ExportCalendar {
  today: PlainDate;
  clockAt: (instant: string) => WallClock;
}

/** Blocks of text, which may be rendered one at a time as they are read. */
type Blocks = AsyncIterable<string> | Iterable<string>;

/**
 * The parts of a document: a title, the day it was made, and blocks with a blank line between them. The first
 * part has the first block, so whoever has read it knows that the records can be read.
 */
export async function* documentOf(title: string, day: PlainDate, blocks: Blocks): AsyncGenerator<string> {
  let before = `# ${title}\n\nExported from Ridgeline on ${dayInWords(day)}.`;
  for await (const block of blocks) {
    yield `${before}\n\n${block}`;
    before = "";
  }
  yield `${before}\n`;
}

/** A block for each row of a list's pages, or a sentence if there are none. */
export async function* blocksOf<Row>(
  pages: AsyncIterable<readonly Row[]>,
  render: (row: Row) => string,
  whenEmpty: string,
): AsyncGenerator<string> {
  let isEmpty = true;
  for await (const rows of pages) {
    for (const row of rows) {
      isEmpty = false;
      yield render(row);
    }
  }
  if (isEmpty) yield whenEmpty;
}

/** Such as "7:30 AM". */
export function timeInWords({ hour, minute }: Pick<WallClock, "hour" | "minute">): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** Such as "lookout, escape route". */
export function tagsInWords(tags: readonly LcesTag[]): string {
  return tags.map((tag) => LCES_WORDS[tag].singular).join(", ");
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
