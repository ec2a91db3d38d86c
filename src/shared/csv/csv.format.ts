/** Without it, some spreadsheets read UTF-8 as another encoding. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** A line of CSV (RFC 4180). A cell that a spreadsheet would run as a formula begins with an apostrophe. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
