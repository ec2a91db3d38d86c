import { BellRing } from "lucide-react";
import { useId } from "react";
import type { Trigger } from "#shared/triggers/triggers.contract.ts";
import { triggerSentence } from "#shared/triggers/triggers.rules.ts";
import type { Section } from "./dashboard.api.ts";
import { DashboardLink } from "./dashboard-link.tsx";

const SHOWN = 3;

const isTripped = ({ status }: Trigger) => status === "tripped";

export const hasTripped = (triggers: readonly Trigger[] | undefined): boolean =>
  triggers?.some(isTripped) ?? false;

/** The trigger points that have tripped, until each is retired or watched again. Nothing at all when there are none. */
export function TrippedPoints({ section }: { section: Section<Trigger[]> }) {
  const titleId = useId();
  const tripped = section.data?.filter(isTripped) ?? [];
  if (tripped.length === 0) return null;
  const more = tripped.length - SHOWN;
  return (
    <section
      aria-labelledby={titleId}
      className="flex min-w-0 gap-3 rounded-card bg-warning-tint px-4 pt-4 pb-1.5"
    >
      <BellRing aria-hidden="true" className="mt-1 size-5 shrink-0 text-warning" />
      <div className="min-w-0 flex-1">
        <h2 id={titleId} className="text-base">
          {tripped.length === 1
            ? "A trigger point has tripped"
            : `${tripped.length} trigger points have tripped`}
        </h2>
        <ul>
          {tripped.slice(0, SHOWN).map((trigger) => (
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
