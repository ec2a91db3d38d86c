import { dayInWords } from "#shared/calendar/plain-date.rules.ts";
import { BYTE_ORDER_MARK, csvLine } from "#shared/csv/csv.format.ts";
import {
  blocksOf,
  documentOf,
  type ExportCalendar,
  lineAsMarkdown,
  section,
  timeInWords,
} from "./markdown.format.ts";

/** A column of a list of records, and the line or the text about it in Markdown. */
export interface Column<Row> {
  name: string;
  /** Null or empty where there is nothing to say. A "day" is "2026-11-21", a "moment" a UTC instant. */
  value: (row: Row) => string | number | null;
  /** "heading" begins the record in Markdown, and "text" is a paragraph of its own. */
  kind?: "heading" | "text" | "day" | "moment";
}

/** How a list of records of one kind is written. */
export interface RecordTable<Row> {
  title: string;
  whenEmpty: string;
  columns: readonly Column<Row>[];
}

type Pages<Row> = AsyncIterable<readonly Row[]>;

/** Such as "November 20, 2026 at 6:30 PM". */
export function momentInWords(instant: string, { clockAt }: ExportCalendar): string {
  const at = clockAt(instant);
  return `${dayInWords(at.date)} at ${timeInWords(at)}`;
}

/** The records as the parts of one Markdown document. */
export function tableAsMarkdown<Row>(
  { title, whenEmpty, columns }: RecordTable<Row>,
  pages: Pages<Row>,
  calendar: ExportCalendar,
): AsyncGenerator<string> {
  const render = (row: Row) => {
    const said = columns.flatMap(({ name, value, kind }) => {
      const given = String(value(row) ?? "").trim();
      return given === "" ? [] : [{ name, kind, given: inWords(given, kind, calendar) }];
    });
    const heading = said.find(({ kind }) => kind === "heading") ?? said[0];
    const facts = said.filter((fact) => fact !== heading && fact.kind !== "text");
    return [
      `## ${lineAsMarkdown(heading?.given ?? title)}`,
      ...(facts.length === 0
        ? []
        : [facts.map(({ name, given }) => `- ${name}: ${lineAsMarkdown(given)}`).join("\n")]),
      ...said
        .filter((text) => text !== heading && text.kind === "text")
        .flatMap(({ name, given }) => section(name, given)),
    ].join("\n\n");
  };
  return documentOf(title, calendar.today, blocksOf(pages, render, whenEmpty));
}

function inWords(given: string, kind: Column<never>["kind"], calendar: ExportCalendar): string {
  if (kind === "day") return dayInWords(given);
  return kind === "moment" ? momentInWords(given, calendar) : given;
}

/** The records as the lines of a CSV file, with times in the person's time zone. */
export async function* tableAsCsv<Row>(
  { columns }: RecordTable<Row>,
  pages: Pages<Row>,
  { clockAt }: ExportCalendar,
): AsyncGenerator<string> {
  let header = BYTE_ORDER_MARK + csvLine(columns.map(({ name }) => name));
  const cellOf = (row: Row, { value, kind }: Column<Row>): string => {
    const given = String(value(row) ?? "");
    if (kind !== "moment" || given === "") return given;
    const { date, hour, minute } = clockAt(given);
    return `${date} ${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
  };
  for await (const rows of pages) {
    yield header + rows.map((row) => csvLine(columns.map((column) => cellOf(row, column)))).join("");
    header = "";
  }
  if (header !== "") yield header;
}
