import { Link } from "wouter";
import { isStillOpen } from "#shared/handover/handover.rules.ts";
import { now } from "#web/platform/time/clock.ts";
import { ownTimeZone } from "#web/platform/time/own-day.ts";
import { textLinkClass } from "#web/ui/text-link.ts";
import { useBriefings } from "./handover.api.ts";
import { latestDayFirst } from "./handover-filters.rules.ts";

/** Says that the day already has a handover, with a link to it. A second one for the day is allowed. */
export function LoggedAlready({ opPeriod }: { opPeriod: string }) {
  const { data: briefings = [] } = useBriefings();
  const logged = latestDayFirst(briefings).find((briefing) => briefing.opPeriod === opPeriod);
  const canEdit = logged && isStillOpen(logged, now().toISOString(), ownTimeZone());
  return (
    <div role="status" className="empty:hidden">
      {logged && (
        <p className="mb-4 rounded-control bg-sunk px-3 py-2 text-sm">
          You already logged a handover for this day.{" "}
          <Link
            href={`/briefing?${canEdit ? "edit" : "handover"}=${logged.id}`}
            className={`${textLinkClass} inline-flex min-h-6 items-center`}
          >
            {canEdit ? "Edit that handover" : "Show that handover"}
          </Link>
        </p>
      )}
    </div>
  );
}
