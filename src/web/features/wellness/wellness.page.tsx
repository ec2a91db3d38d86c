import { useEffect, useRef, useState } from "react";
import { BoundaryBuilderSection, BoundaryDialog } from "#web/features/boundaries/boundaries.sections.ts";
import { QuickCalmDialog } from "#web/features/calm/calm.sections.ts";
import { MeditationLibraryCard, ResourcesCard } from "#web/features/library/library.sections.ts";
import { PracticeList } from "#web/features/practices/practices.sections.ts";
import { SupportContactsPanel } from "#web/features/support-contacts/support-contacts.sections.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { useAddress, useAskedFor } from "#web/platform/shell/use-address.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import { CheckInCard } from "./check-in-card.tsx";
import { HistoryCard } from "./history/history-card.tsx";
import { ReadinessCard } from "./readiness-card.tsx";
import { ShortPage } from "./short-page.tsx";
import { TrendsCard } from "./trends/trends-card.tsx";
import { useHardDay } from "./use-hard-day.ts";
import { WellnessActions } from "./wellness-actions.tsx";

type PageDialog = "quick-calm" | "boundaries";
const isDialog = (value: string): value is PageDialog => value === "quick-calm" || value === "boundaries";

/**
 * How the person is, and what helps. On hard days it is short until they ask for everything, or come for a certain part
 * of it. `?open=quick-calm` and `?open=boundaries` open the dialogs.
 */
export function WellnessPage() {
  const { label, helper } = useMode();
  const [address] = useAddress();
  const part = address.get("open");
  const [showsAll, setShowAll] = useState<"for-a-part" | "on-request" | null>(null);
  if (part !== null && !isDialog(part) && !showsAll) setShowAll("for-a-part");
  const isHard = useHardDay();
  const isShort = isHard === true && !showsAll;
  const [dialog, setDialog] = useState<PageDialog | null>(null);
  const quickCalmButton = useRef<HTMLButtonElement>(null);
  const asked = useAskedFor("open", { isHere: (value) => isDialog(value) && isHard !== null });
  useEffect(() => {
    if (!asked || !isDialog(asked.value)) return;
    // The focus returns there when the dialog closes.
    quickCalmButton.current?.focus({ preventScroll: true });
    setDialog(asked.value);
  }, [asked]);
  const actions = {
    isShort,
    quickCalmButton,
    onQuickCalm: () => setDialog("quick-calm"),
    onBoundaries: () => setDialog("boundaries"),
  };
  return (
    <>
      <PageHeader
        title={label("wellness", "Wellness")}
        tagline={helper("wellness") || "\u00a0"}
        actions={<WellnessActions {...actions} />}
      />
      {isShort ? (
        <ShortPage {...actions} onShowAll={() => setShowAll("on-request")} />
      ) : isHard === null && !showsAll ? (
        <Waiting className="grid gap-4">
          <Skeleton className="h-72 w-full" />
        </Waiting>
      ) : (
        <Everything takesFocus={showsAll === "on-request"} />
      )}
      <QuickCalmDialog isOpen={dialog === "quick-calm"} onClose={() => setDialog(null)} />
      <BoundaryDialog isOpen={dialog === "boundaries"} onClose={() => setDialog(null)} />
    </>
  );
}

/** On a phone: the check-in, people to turn to and the safety plan, then the rest. */
function Everything({ takesFocus }: { takesFocus: boolean }) {
  const content = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (takesFocus) content.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={content}
      tabIndex={-1}
      className="grid items-start gap-4 outline-none lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-6"
    >
      <CheckInCard />
      <aside aria-label="People and your plan" className="grid min-w-0 gap-4 lg:row-span-2">
        <SupportContactsPanel shownAtOnce={1} />
        <ReadinessCard />
      </aside>
      {/* In this order: practices, trends, history, boundary builder, meditation library, resources. */}
      <div className="grid min-w-0 gap-4">
        <PracticeList />
        <TrendsCard />
        <HistoryCard />
        <BoundaryBuilderSection />
        <MeditationLibraryCard />
        <ResourcesCard />
      </div>
    </div>
  );
}
