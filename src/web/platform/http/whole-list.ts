/** A response: its text, and the address of the next page if there is one. */
export interface PageAnswer {
  text: string;
  next: string | null;
}

/** The address of the next page from the Link header; null on the last page and for anything but a list. */
export function nextPageOf({ headers }: Response): string | null {
  return /^<(\/api\/[^>]+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1] ?? null;
}

/** The text of the response at `path`; of a paged list, all rows as one JSON array. */
export async function readWhole(path: string, read: (path: string) => Promise<PageAnswer>): Promise<string> {
  let page = await read(path);
  if (page.next === null) return page.text;
  const rows: unknown[] = JSON.parse(page.text);
  while (page.next !== null) {
    page = await read(page.next);
    for (const row of JSON.parse(page.text)) rows.push(row);
  }
  return JSON.stringify(rows);
}
