import { useQuery } from "@tanstack/react-query";
import { itemHistoryQuery } from "#web/features/safety/safety.api.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { formatMoment } from "#web/platform/time/format-date.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { changedField, eventInWords, restoringChange } from "./history-words.rules.ts";
import type { ItemTexts } from "./item-texts.rules.ts";

interface ItemHistoryProps {
  itemId: string;
  texts: ItemTexts;
  onRestore: (change: Partial<ItemTexts>) => void;
}

/** The history of an item, newest first. Older values can be restored. */
export function ItemHistory({ itemId, texts, onRestore }: ItemHistoryProps) {
  const { data: entries, error, isFetching, refetch } = useQuery(itemHistoryQuery(itemId));
  if (!entries && error) {
    return (
      <ErrorState
        message={sentenceOf(error, "Couldn't load the history.")}
        onRetry={() => void refetch()}
        pending={isFetching}
        className="border-0 !p-0"
      />
    );
  }
  if (!entries) {
    return (
      <div aria-busy="true" className="grid gap-2">
        <span role="status" className="sr-only">
          Loading
        </span>
        <Skeleton />
        <Skeleton />
      </div>
    );
  }
  if (entries.length === 0) return <p className="text-ink-2 text-sm">No changes yet.</p>;
  return (
    <ol aria-label="History" className="max-h-96 divide-y divide-hairline overflow-y-auto">
      {entries.map((entry) => {
        const change = restoringChange(entry);
        const isCurrent =
          change && Object.entries(change).every(([key, value]) => texts[key as keyof ItemTexts] === value);
        return (
          <li key={entry.id} className="grid gap-1 py-2 text-sm">
            <p className="flex flex-wrap gap-x-3">
              <span className="whitespace-pre-wrap font-semibold">{eventInWords(entry)}</span>
              <span className="tabular text-ink-2">{formatMoment(entry.createdAt)}</span>
            </p>
            {change && changedField(entry) !== "useAllModes" && (
              <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-ink-2">
                <dt>Before</dt>
                <dd className="line-clamp-6 whitespace-pre-wrap">{entry.oldValue || "Nothing"}</dd>
                <dt>After</dt>
                <dd className="line-clamp-6 whitespace-pre-wrap">{entry.newValue || "Nothing"}</dd>
              </dl>
            )}
            {change && !isCurrent && (
              <div>
                <Button variant="link" size="sm" onClick={() => onRestore(change)}>
                  Restore this value
                  <span className="sr-only">
                    : {eventInWords(entry)} {formatMoment(entry.createdAt)}
                  </span>
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
