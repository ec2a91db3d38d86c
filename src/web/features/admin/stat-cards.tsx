import { useQuery } from "@tanstack/react-query";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { StatCard } from "#web/ui/stat-card.tsx";
import { statsQuery } from "./admin.api.ts";

/** How many people there are: all, those who pay, and those who administer. */
export function StatCards() {
  const { data, error, isFetching, refetch } = useQuery(statsQuery);
  if (error && !data)
    return <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} pending={isFetching} />;
  const figure = (value: number | undefined) =>
    value === undefined ? <Skeleton className="h-6 w-10" /> : value.toLocaleString();
  return (
    <section aria-label="Figures" className="grid grid-cols-3 gap-2 sm:gap-3">
      <StatCard value={figure(data?.totalUsers)} label="Total users" />
      <StatCard value={figure(data?.paidMembers)} label="Paid members" />
      <StatCard value={figure(data?.admins)} label="Admins" />
    </section>
  );
}
