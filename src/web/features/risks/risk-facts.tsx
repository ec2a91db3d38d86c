import { useQuery } from "@tanstack/react-query";
import { CalendarClock, ClipboardCheck, MapPin, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import type { Risk, RiskPriority } from "#shared/risks/risks.contract.ts";
import { isReviewOverdue } from "#shared/risks/risks.rules.ts";
import { PLUGIN_PATHS, type ToolPlugin } from "#shared/tool-plugins/tool-plugins.contract.ts";
import { call } from "#web/platform/http/api-client.ts";
import { formatDay } from "#web/platform/time/format-date.ts";
import { Badge } from "#web/ui/badge.tsx";
import { cx } from "#web/ui/cx.ts";
import { ratingInWords } from "./risk-words.rules.ts";

const PRIORITIES: Record<RiskPriority, { word: string; look: string }> = {
  high: { word: "High priority", look: "border-danger/40 bg-danger-tint text-danger-tint-ink" },
  med: { word: "Medium priority", look: "border-warning/45 text-warning" },
  low: { word: "Low priority", look: "" },
};

/** The rating of a risk: its priority as a badge, with probability and severity. */
export function RiskRating({ risk }: { risk: Risk }) {
  const { word, look } = PRIORITIES[risk.priority];
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-2 text-sm">
      <Badge className={look}>{word}</Badge>
      {ratingInWords(risk)}
    </p>
  );
}

/** Context, owner, review date and the check that a risk comes from, without empty ones. */
export function RiskFacts({ risk, today }: { risk: Risk; today: string }) {
  const { context, owner, reviewDate, sourcePlugin } = risk;
  // Disabled, because it only reads the cache.
  const { data: plugins } = useQuery({
    queryKey: [PLUGIN_PATHS.list],
    queryFn: ({ signal }) => call<ToolPlugin[]>("GET", PLUGIN_PATHS.list, { signal }),
    enabled: false,
  });
  const isOverdue = isReviewOverdue(risk, today);
  if (!context && !owner && !reviewDate && !sourcePlugin) return null;
  const source = plugins?.find(({ id, slug }) => sourcePlugin === slug || sourcePlugin === id)?.name;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-sm">
      {context && <Fact icon={<MapPin />}>{context}</Fact>}
      {owner && <Fact icon={<UserRound />}>Owner: {owner}</Fact>}
      {reviewDate && (
        <Fact icon={<CalendarClock />} className={isOverdue ? "font-semibold text-danger" : undefined}>
          {isOverdue
            ? `Review was due on ${formatDay(reviewDate)}`
            : reviewDate === today
              ? "Review due today"
              : `Review on ${formatDay(reviewDate)}`}
        </Fact>
      )}
      {sourcePlugin && (
        <Fact icon={<ClipboardCheck />}>{source ? `From the ${source} check` : "From a tool's check"}</Fact>
      )}
    </ul>
  );
}

function Fact({
  icon,
  className,
  children,
}: {
  icon: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <li
      className={cx(
        "flex min-w-0 items-start gap-1.5 [&>svg]:mt-[0.2em] [&>svg]:size-4 [&>svg]:shrink-0",
        className,
      )}
    >
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  );
}
