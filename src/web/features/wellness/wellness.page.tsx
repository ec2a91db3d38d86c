import { MeditationLibraryCard, ResourcesCard } from "#web/features/library/library.sections.ts";
import { SupportContactsPanel } from "#web/features/support-contacts/support-contacts.sections.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { CheckInCard } from "./check-in-card.tsx";
import { HistoryCard } from "./history/history-card.tsx";
import { ReadinessCard } from "./readiness-card.tsx";
import { WellnessActions } from "./wellness-actions.tsx";

/**
 * How the person is, and what helps. On a phone: the check-in, people to turn to and the safety plan, then the rest.
 */
export function WellnessPage() {
  const { label, helper } = useMode();
  return (
    <>
      <PageHeader
        title={label("wellness", "Wellness")}
        tagline={helper("wellness") || "\u00a0"}
        actions={<WellnessActions />}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-6">
        <CheckInCard />
        <aside aria-label="People and your plan" className="grid min-w-0 gap-4 lg:row-span-2">
          <SupportContactsPanel shownAtOnce={1} />
          <ReadinessCard />
        </aside>
        {/* In this order: practices, trends, history, boundary builder, meditation library, resources. */}
        <div className="grid min-w-0 gap-4">
          <HistoryCard />
          <MeditationLibraryCard />
          <ResourcesCard />
        </div>
      </div>
    </>
  );
}
