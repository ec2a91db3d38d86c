import { CalendarClock, CalendarDays, type LucideIcon, TriangleAlert } from "lucide-react";
import { urgencyOf } from "#shared/objectives/due.rules.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { useOwnDay } from "#web/platform/time/use-own-day.ts";
import { Badge } from "#web/ui/badge.tsx";
import { dueInWords } from "./due-date.format.ts";

const LOOKS = {
  overdue: { variant: "other", icon: TriangleAlert },
  soon: { variant: "warning", icon: CalendarClock },
  later: { variant: "neutral", icon: CalendarDays },
} as const satisfies Record<string, { variant: string; icon: LucideIcon }>;

interface DueBadgeProps {
  due: Pick<Objective, "dueOn" | "dueSource" | "status">;
  /** Always with the whole date. */
  isFull?: boolean;
}

/** When an objective is due, in words; nothing without a due date. */
export function DueBadge({ due, isFull = false }: DueBadgeProps) {
  const { today } = useOwnDay();
  const words = dueInWords(due, { today, isFull });
  if (words === null) return null;
  const { variant, icon: Icon } = LOOKS[urgencyOf(due, today) ?? "later"];
  return (
    <Badge variant={variant}>
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {words}
    </Badge>
  );
}
