import * as z from "zod/mini";
import { storableJson } from "#server/platform/http/storable-text.ts";
import {
  ACCOUNT_FILE,
  type AccountImport,
  type AccountTable,
  accountRecordSchemas,
} from "#shared/account/account-data.contract.ts";
import { ACCOUNT_WORDS } from "#shared/account/account-words.content.ts";
import type { Fields } from "./account-data.repository.ts";
import { type Outline, parseJson, type Span, textOf } from "./account-file.rules.ts";

const RECORD_BYTES_MAX = 4 * 1024 * 1024;

/** What happens to the records of one table. */
export interface Tally {
  added: number;
  existing: number;
  skipped: Map<string, number>;
}

export function lineOf(
  table: AccountTable,
  { added, existing, skipped }: Tally,
): AccountImport["tables"][number] {
  const reasons = [...skipped].map(([reason, count]) => ({ reason, count }));
  return { table, name: ACCOUNT_WORDS[table], added, existing, skipped: reasons };
}

/** Counts a record that is not added. */
export function skip({ skipped }: Tally, reason: string): void {
  skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
}

/** The records that have the form of their table. */
export function readRecords(
  table: AccountTable,
  bytes: Buffer,
  spans: readonly Span[],
  tally: Tally,
): Fields[] {
  return spans.flatMap((span) => {
    if (span.end - span.start > RECORD_BYTES_MAX) {
      skip(tally, "It's too large.");
      return [];
    }
    const parsed = z.safeParse(accountRecordSchemas[table], parseJson(storableJson(textOf(bytes, span))));
    if (parsed.success) return [parsed.data as Fields];
    skip(tally, sentenceOf(parsed.error.issues[0]));
    return [];
  });
}

function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  const place = issue?.path.join(".") ?? "";
  // The message about an id speaks of addresses.
  const isId = issue?.code === "invalid_format" && issue.format === "uuid";
  const isTold = issue && !isId && !issue.message.startsWith("Invalid input");
  const message = isTold ? ` ${issue.message}` : "";
  return `Not in the form that Ridgeline uses${place ? ` (${place.slice(0, 60)})` : ""}.${message}`;
}

/** Why this is not a file that can be imported, or null. */
export function faultOf({ format, version }: Outline): string | null {
  if (format !== ACCOUNT_FILE.format)
    return 'This isn\'t a file with your Ridgeline data. Choose one that you got with "Download everything".';
  if (version === ACCOUNT_FILE.version) return null;
  return Number.isInteger(version) && Number(version) > ACCOUNT_FILE.version
    ? "This file comes from a newer Ridgeline than this server runs. Nothing was added."
    : "This file doesn't say which version it has, so it can't be read. Nothing was added.";
}
