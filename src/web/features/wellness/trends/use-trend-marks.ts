import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { BoundaryReview } from "#shared/boundaries/boundaries.contract.ts";
import { honoredDays } from "#shared/boundaries/boundaries.rules.ts";
import { ownDay } from "#shared/calendar/local-days.rules.ts";
import type { Briefing } from "#shared/handover/handover.contract.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { trendBegins, YEAR_DAYS } from "#shared/wellness/trends.rules.ts";
import { boundaryReviewsQuery } from "#web/features/boundaries/boundaries.api.ts";
import { briefingsQuery } from "#web/features/handover/handover.api.ts";
import { objectivesQuery } from "#web/features/objectives/objectives.api.ts";
import type { OwnDay } from "#web/platform/time/use-own-day.ts";

/** What can be marked beside a trend. `inWords` is for a day or a week with a count of them. */
const MARKS = {
  handovers: {
    label: "Handovers",
    inWords: (count: number) => (count === 1 ? "1 handover" : `${count} handovers`),
  },
  objectives: {
    label: "Objectives completed",
    inWords: (count: number) => `${count} ${count === 1 ? "objective" : "objectives"} completed`,
  },
  boundaries: {
    label: "Boundaries kept",
    // Each day counts once.
    inWords: (days: number) => (days === 1 ? "a boundary kept" : `boundaries kept on ${days} days`),
  },
};
export type MarkId = keyof typeof MARKS;
export const MARK_IDS = Object.keys(MARKS) as MarkId[];
export const markLabel = (id: MarkId): string => MARKS[id].label;
export const markInWords = (id: MarkId, count: number): string => MARKS[id].inWords(count);

const handoverDays = (briefings: Briefing[]) => briefings.map(({ opPeriod }) => opPeriod);
const completedDays = (timeZone: string) => (objectives: Objective[]) =>
  objectives.flatMap(({ completedAt }) => (completedAt === null ? [] : ownDay(completedAt, timeZone)));
const keptDays = (timeZone: string) => (reviews: BoundaryReview[]) => honoredDays(reviews, timeZone);

/** The marks that are switched on, with the days they stand on ("2026-11-21"). What is off is not read. */
export function useTrendMarks({ today, timeZone }: OwnDay) {
  const [shown, setShown] = useState<readonly MarkId[]>([]);
  const isShown = (id: MarkId) => shown.includes(id);
  const queries = {
    handovers: useQuery({ ...briefingsQuery, select: handoverDays, enabled: isShown("handovers") }),
    objectives: useQuery({
      ...objectivesQuery,
      select: completedDays(timeZone),
      enabled: isShown("objectives"),
    }),
    boundaries: useQuery({
      ...boundaryReviewsQuery(trendBegins(today, YEAR_DAYS)),
      select: keptDays(timeZone),
      enabled: isShown("boundaries"),
    }),
  } satisfies Record<MarkId, unknown>;
  const failed = shown.filter((id) => queries[id].error !== null && queries[id].data === undefined);
  return {
    isShown,
    toggle: (id: MarkId) => setShown(isShown(id) ? shown.filter((one) => one !== id) : [...shown, id]),
    marks: MARK_IDS.flatMap((id) => {
      const { data } = queries[id];
      return isShown(id) && data ? [{ id, days: data }] : [];
    }),
    failed,
    retry: () => {
      for (const id of failed) void queries[id].refetch();
    },
  };
}
