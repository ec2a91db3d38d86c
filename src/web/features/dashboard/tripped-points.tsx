import { BellRing } from "lucide-react";
import { useId } from "react";
import type { TriggersSummary } from "#shared/dashboard/dashboard.contract.ts";
import { triggerSentence } from "#shared/triggers/triggers.rules.ts";
import type { Section } from "./dashboard.api.ts";
import { DashboardLink } from "./dashboard-link.tsx";

export const hasTripped = (triggers: TriggersSummary | undefined): boolean => (triggers?.count ?? 0) > 0;

/** The trigger points that have tripped, until each is retired or watched again. Nothing at all when there are none. */
export function TrippedPoints({ section }: { section: Section<TriggersSummary> }) {
  const titleId = useId();
  const { tripped = [], count = 0 } = section.data ?? {};
  if (count === 0) return null;
  const more = count - tripped.length;
  return (
    <section
      aria-labelledby={titleId}
      className="flex min-w-0 gap-3 rounded-card bg-warning-tint px-4 pt-4 pb-1.5"
    >
      <BellRing aria-hidden="true" className="mt-1 size-5 shrink-0 text-warning" />
      <div className="min-w-0 flex-1">
        <h2 id={titleId} className="text-base">
          {count === 1 ? "A trigger point has tripped" : `${count} trigger points have tripped`}
        </h2>
        <ul>
          {tripped.map((trigger) => (
            <li key={trigger.id} className="mt-1 max-w-reading text-ink-2 text-sm">
              {triggerSentence(trigger)}
            </li>
          ))}
        </ul>
        {more > 0 && <p className="mt-1 text-ink-2 text-sm">And {more} more.</p>}
        <DashboardLink
          to="/safety"
          parameters={{ open: "triggers" }}
          className="inline-flex min-h-11 items-center rounded-chip font-semibold text-sm text-tint-ink underline-offset-4 hover:underline"
        >
          See what you planned
        </DashboardLink>
      </div>
    </section>
  );
}
