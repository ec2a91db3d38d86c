import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { overallProgress } from "#shared/objectives/objectives.rules.ts";
import { latestIsapQuery } from "#web/features/isap/isap.api.ts";
import { objectivesQuery } from "#web/features/objectives/objectives.api.ts";
import { now } from "#web/platform/clock.ts";
import { useMode } from "#web/platform/mode.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { StatCard } from "#web/ui/stat-card.tsx";
import { DashboardLink } from "./dashboard-link.tsx";

const ACTIVE_TAB = { tab: "active" };
const DAY_MS = 24 * 60 * 60 * 1000;

/** Three figures, each a way to the screen that it comes from. */
export function StatCards() {
  const { label } = useMode();
  const objectives = useQuery(objectivesQuery);
  const latest = useQuery(latestIsapQuery);
  const active = objectives.data?.filter(({ status }) => status === "active").length;
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      <Stat
        to="/objectives"
        parameters={ACTIVE_TAB}
        label={`Active ${label("objectives", "Objectives")}`}
        failed={objectives.isError}
      >
        {active}
      </Stat>
      <Stat to="/objectives" label="Overall Progress" failed={objectives.isError}>
        {objectives.data && `${overallProgress(objectives.data)} %`}
      </Stat>
      <Stat
        to="/isap-compass"
        label="Latest ISAP Session"
        failed={latest.isError}
        className="col-span-2 sm:col-span-1"
      >
        {latest.data === undefined ? undefined : latest.data ? ageOf(latest.data.createdAt) : "None yet"}
      </Stat>
    </div>
  );
}

interface StatProps {
  to: string;
  parameters?: Record<string, string>;
  label: string;
  failed: boolean;
  className?: string;
  /** The figure; undefined while it loads. */
  children: ReactNode;
}

function Stat({ to, parameters, label, failed, className, children }: StatProps) {
  const value = failed ? (
    <span>
      ?<span className="sr-only"> (could not be loaded)</span>
    </span>
  ) : (
    (children ?? <Skeleton className="my-1.5 h-5 w-12" />)
  );
  return (
    <DashboardLink to={to} parameters={parameters ?? {}} className={className ?? ""}>
      <StatCard value={value} label={label} />
    </DashboardLink>
  );
}

function ageOf(createdAt: string): string {
  const days = Math.round((startOfDay(now()) - startOfDay(new Date(createdAt))) / DAY_MS);
  if (days <= 0) return "Today";
  return days === 1 ? "Yesterday" : `${days} days ago`;
}

function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}
