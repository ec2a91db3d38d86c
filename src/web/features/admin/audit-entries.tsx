import type { AuditEntryRow } from "#shared/admin/audit.contract.ts";
import { formatMoment } from "#web/platform/time/format-date.ts";
import { actionWords, capital, detailWords } from "./audit-words.format.ts";

/** What admins did, as it is recorded. */
export function AuditEntries({ entries }: { entries: readonly AuditEntryRow[] }) {
  return (
    <ul className="divide-y divide-hairline">
      {entries.map(({ id, action, actorEmail, targetEmail, details, createdAt }) => {
        const more = detailWords(details);
        return (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2.5">
            <p className="min-w-0 break-words">
              <span className="font-semibold">{actionWords(action)}</span>
              {targetEmail && <span> {targetEmail}</span>}
              {more && <span className="block text-ink-2 text-sm">{more}</span>}
            </p>
            <p className="min-w-0 break-words text-ink-2 text-sm">
              <time dateTime={createdAt} className="block">
                {capital(formatMoment(createdAt))}
              </time>
              <span>by {actorEmail ?? "a deleted account"}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
