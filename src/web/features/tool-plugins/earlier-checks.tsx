import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PluginHistory } from "#shared/tool-plugins/tool-plugins.contract.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { formatFullDay } from "#web/platform/time/format-date.ts";
import { Button } from "#web/ui/button.tsx";
import { Collapsible } from "#web/ui/collapsible.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { type Checklist, countsInWords, LEVEL_WORDS } from "./plugin-reading.rules.ts";
import { checksQuery, pluginHistoryQuery } from "./tool-plugins.api.ts";

const SHOWN_FIRST = 10;

/** The earlier days with a check, newest first, each with its result. */
export function EarlierChecks({ tool, today }: { tool: Checklist; today: string }) {
  const { data, error, isFetching, refetch } = useQuery(pluginHistoryQuery(tool.slug, today));
  const [count, setCount] = useState(SHOWN_FIRST);
  if (!data) {
    if (!error) return <Waiting word="Loading earlier checks" />;
    return (
      <ErrorState
        message={sentenceOf(error, "Couldn't load earlier checks.")}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  }
  const days = data.filter(({ day }) => day !== today);
  if (days.length === 0) {
    return <p className="text-ink-2 text-sm">No checks yet. Each day you check something is kept here.</p>;
  }
  return (
    <>
      <ul aria-label="Earlier checks">
        {days.slice(0, count).map((entry) => (
          <li key={entry.day}>
            <Collapsible title={<DayTitle entry={entry} />}>
              <ThatDay tool={tool} day={entry.day} />
            </Collapsible>
          </li>
        ))}
      </ul>
      {days.length > count && (
        <Button variant="ghost" size="sm" onClick={() => setCount(count + SHOWN_FIRST)}>
          Show more ({days.length - count})
        </Button>
      )}
    </>
  );
}

function DayTitle({ entry }: { entry: PluginHistory[number] }) {
  return (
    <>
      <span className="block font-normal">{formatFullDay(entry.day)}</span>
      <span className="block font-normal text-ink-2 text-sm">{countsInWords(entry)}</span>
    </>
  );
}

function ThatDay({ tool, day }: { tool: Checklist; day: string }) {
  const { data, error, isFetching, refetch } = useQuery(checksQuery(tool.slug, day));
  if (!data) {
    if (!error) return <Waiting word="Loading that day's check" />;
    return (
      <ErrorState
        message={sentenceOf(error, "Couldn't load that day's check.")}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  }
  const checked = data.filter((check) => check.checked);
  if (checked.length === 0) {
    return <p className="pb-2 pl-7 text-ink-2 text-sm">Nothing was checked at the end of that day.</p>;
  }
  const place = (code: string) => tool.config.items.findIndex((item) => item.code === code);
  return (
    <ul aria-label={`Checked on ${formatFullDay(day)}`} className="grid gap-2 pb-3 pl-7">
      {checked
        .toSorted((a, b) => place(a.code) - place(b.code))
        .map(({ code, severity, owner }) => (
          <li key={code} className="text-sm">
            {tool.config.items[place(code)]?.label ?? "An item that's no longer part of this check"}
            <span className="block text-ink-2">
              Severity: {LEVEL_WORDS[severity].toLowerCase()}
              {owner && `. Owner: ${owner}`}
            </span>
          </li>
        ))}
    </ul>
  );
}

function Waiting({ word }: { word: string }) {
  return (
    <div aria-busy="true" className="grid gap-2 py-2 pl-7">
      <span role="status" className="sr-only">
        {word}
      </span>
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-5 w-2/5" />
    </div>
  );
}
