import type { ReactNode } from "react";
import { ownDay } from "#shared/calendar/local-days.rules.ts";
import { daysBetween } from "#shared/calendar/plain-date.rules.ts";
import type { ObjectivesSummary, RisksSummary } from "#shared/dashboard/dashboard.contract.ts";
import type { IsapSession } from "#shared/isap/isap.contract.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { ownTimeZone } from "#web/platform/time/own-day.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { StatCard } from "#web/ui/stat-card.tsx";
import type { Section } from "./dashboard.api.ts";
import { DashboardLink } from "./dashboard-link.tsx";

const ACTIVE_TAB = { tab: "active" };

interface StatCardsProps {
  objectives: Section<ObjectivesSummary>;
  risks: Section<RisksSummary>;
  latestIsap: Section<IsapSession | null>;
  /** The person's own day. */
  today: string;
}

/** The figures, each a way to the screen that it comes from. */
export function StatCards({ objectives, risks, latestIsap, today }: StatCardsProps) {
  const { label } = useMode();
  const latest = latestIsap.data;
  return (
    <section aria-label="Where things stand" className="grid grid-cols-2 gap-3">
      <Stat
        to="/objectives"
        parameters={ACTIVE_TAB}
        label={`Active ${label("objectives", "Objectives")}`}
        section={objectives}
      >
        {objectives.data?.active}
      </Stat>
      <Stat to="/safety" label="High Priority Risks" section={risks}>
        {risks.data?.highPriority}
      </Stat>
      <Stat to="/objectives" label="Overall Progress" section={objectives}>
        {objectives.data && `${objectives.data.overallProgress}%`}
      </Stat>
      <Stat to="/isap-compass" label="Latest ISAP Session" section={latestIsap}>
        {latest === undefined ? undefined : latest ? ageOf(latest.createdAt, today) : "None yet"}
      </Stat>
    </section>
  );
}

interface StatProps {
  to: string;
  parameters?: Record<string, string>;
  label: string;
  section: Section<unknown>;
  className?: string;
  /** The figure; undefined while there is none. */
  children: ReactNode;
}

function Stat({ to, parameters, label, section, className, children }: StatProps) {
  const { error, isFetching, retry } = section;
  if (error !== null) {
    return (
      <button type="button" disabled={isFetching} onClick={retry} className={`text-left ${className ?? ""}`}>
        <StatCard
          isRow
          value="?"
          label={
            <>
              {label}: couldn't load. <span className="font-semibold text-tint-ink underline">Retry</span>
            </>
          }
        />
      </button>
    );
  }
  return (
    <DashboardLink to={to} parameters={parameters ?? {}} className={className ?? ""}>
      <StatCard isRow value={children ?? <Skeleton className="my-1.5 h-5 w-12" />} label={label} />
    </DashboardLink>
  );
}

function ageOf(createdAt: string, today: string): string {
  const days = daysBetween(ownDay(createdAt, ownTimeZone()), today);
  if (days <= 0) return "Today";
  return days === 1 ? "Yesterday" : `${days} days ago`;
}
