import { useQuery } from "@tanstack/react-query";
import { Check, CircleDashed } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import * as z from "zod/mini";
import type { Completeness } from "#shared/safety/lces.contract.ts";
import { firstEmptyKind, LCES_ELEMENTS } from "#shared/safety/lces.rules.ts";
import { completenessQuery } from "#web/features/safety/safety.api.ts";
import { readStored, writeStored } from "#web/platform/device/storage.ts";
import { hasNotArrived, sentenceOf } from "#web/platform/http/api-client.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { useLcesName } from "#web/platform/shell/use-lces-name.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Ring } from "#web/ui/ring.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { CompletenessHelp } from "./completeness-help.tsx";
import { CompletenessTrend } from "./completeness-trend.tsx";

const REFRESH_MS = 5000;
const ERROR_TITLE = "Failed to fetch LCES completeness";

/** The plan's completeness by element, with a link to the first gap. Updates while visible. */
export function CompletenessPanel() {
  const { mode } = useMode();
  const [counted, setCounted] = useCounted();
  const { data, error, isFetching, refetch } = useQuery({
    ...completenessQuery({ mode: mode.id, ...counted }),
    refetchInterval: REFRESH_MS,
    refetchIntervalInBackground: false,
  });
  // The notice above the screen already says that there is no connection; this keeps retrying.
  const failure = hasNotArrived(error) ? null : error;
  return (
    <Card
      title="LCES Completeness"
      aside={data ? <Badge variant={data.badgeVariant}>{data.badge}</Badge> : undefined}
    >
      {data && <Figures completeness={data} />}
      {failure && (
        <ErrorState
          title={ERROR_TITLE}
          message={data ? "These numbers may be out of date." : sentenceOf(failure)}
          onRetry={() => void refetch()}
          pending={isFetching && !data}
          className={data ? "mt-3 border-0 !p-0" : "border-0 !p-0"}
        />
      )}
      {!data && !failure && <PanelSkeleton />}
      <div className="mt-3 border-hairline border-t pt-2">
        <Switch
          label="Include ISAP"
          isOn={counted.includeIsap}
          onChange={(includeIsap) => setCounted({ ...counted, includeIsap })}
        />
        <Switch
          label="Include objectives"
          isOn={counted.includeGoals}
          onChange={(includeGoals) => setCounted({ ...counted, includeGoals })}
        />
        <CompletenessTrend />
        <CompletenessHelp />
      </div>
    </Card>
  );
}

function Figures({ completeness: { percent, counts } }: { completeness: Completeness }) {
  const nameOf = useLcesName();
  const gap = firstEmptyKind(counts);
  return (
    <>
      <div className="flex items-center gap-4">
        <Ring percent={percent} label="LCES Completeness" className="size-20" />
        <ul className="min-w-0 flex-1">
          {LCES_ELEMENTS.map(({ name, kind }) => {
            const count = counts[name];
            const Mark = count > 0 ? Check : CircleDashed;
            return (
              <li key={kind}>
                <Link
                  href={`/safety?open=${kind}`}
                  replace
                  className={`-mx-1.5 flex min-h-8 items-center gap-2 rounded-chip px-1.5 text-sm hover:bg-sunk pointer-coarse:min-h-11 ${count > 0 ? "" : "text-warning"}`}
                >
                  <Mark aria-hidden="true" className={`size-4 shrink-0 ${count > 0 ? "text-good" : ""}`} />
                  <span className="min-w-0 flex-1">{nameOf(kind)}</span>
                  <span className="tabular">{count || "none"}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
      {gap && (
        <Link
          href={`/safety?open=${gap}`}
          replace
          className={buttonClass({ className: "mt-4 w-full text-center" })}
        >
          Fill the first gap: {nameOf(gap)}
        </Link>
      )}
    </>
  );
}

function PanelSkeleton() {
  return (
    <div aria-busy="true" className="flex items-center gap-4">
      <span role="status" className="sr-only">
        Loading
      </span>
      <Skeleton className="size-20 rounded-full" />
      <div className="grid flex-1 gap-3 py-2">
        <Skeleton />
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}

const STORED_COUNTED = "lces-counted";
const countedSchema = z.object({ includeIsap: z.boolean(), includeGoals: z.boolean() });
type Counted = z.infer<typeof countedSchema>;

/** What counts besides the items, remembered on this device. */
function useCounted(): [Counted, (counted: Counted) => void] {
  const [counted, setCounted] = useState(readCounted);
  return [
    counted,
    (next) => {
      writeStored(STORED_COUNTED, JSON.stringify(next));
      setCounted(next);
    },
  ];
}

function readCounted(): Counted {
  const nothing = { includeIsap: false, includeGoals: false };
  try {
    return countedSchema.safeParse(JSON.parse(readStored(STORED_COUNTED) ?? "")).data ?? nothing;
  } catch {
    return nothing;
  }
}
