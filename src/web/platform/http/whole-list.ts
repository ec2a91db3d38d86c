/** One answer of the server: its text and, of a list that goes on, the address of the next page. */
export interface PageAnswer {
  text: string;
  next: string | null;
}

/** The address of the next page of a list, from the Link header; null on the last one and for anything else. */
export function nextPageOf({ headers }: Response): string | null {
  return /^<(\/api\/[^>]+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1] ?? null;
}

/** The text of the answer at `path`: of a list that comes in pages, all of its rows as one JSON array. */
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
