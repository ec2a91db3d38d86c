import { Link } from "wouter";
import { useSafetyItems } from "#web/features/safety/safety.api.ts";
import { WholePlanOffer } from "#web/features/safety/whole-plan-offer.tsx";
import { SupportContactsPanel } from "#web/features/support-contacts/support-contacts.sections.ts";
import { useTriggers } from "#web/features/triggers/triggers.api.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { useLcesName } from "#web/platform/shell/use-lces-name.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LEAVE_QUICKLY_NOTE, LeaveQuickly } from "#web/ui/leave-quickly.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import { Tooltip } from "#web/ui/tooltip.tsx";
import { PlanReading } from "./plan-reading.tsx";

/** The plan of the mode for a bad moment: the person's own first, then people to turn to. Nothing to edit. */
export function UseNowPage() {
  const { mode } = useMode();
  const { data: items, error, isFetching, refetch } = useSafetyItems(mode.id);
  const { data: triggers = [] } = useTriggers();
  const nameOf = useLcesName();
  return (
    <div className="max-w-reading">
      <PageHeader
        title="Use your plan now"
        tagline="One thing at a time."
        actions={
          <>
            <Tooltip label={LEAVE_QUICKLY_NOTE} side="bottom">
              <LeaveQuickly />
            </Tooltip>
            <Link href="/safety" className={buttonClass({ variant: "ghost" })}>
              Edit the plan
            </Link>
          </>
        }
      />
      <div className="grid grid-cols-1 gap-4">
        {!items && !error && (
          <Waiting className="grid gap-4">
            <Skeleton className="h-32 w-full" />
            <Skeleton className="h-32 w-full" />
          </Waiting>
        )}
        {!items && error && (
          <ErrorState
            title="Couldn't load your safety plan"
            message={sentenceOf(error)}
            onRetry={() => void refetch()}
            pending={isFetching}
          />
        )}
        {items && <WholePlanOffer items={items} />}
        {items && <PlanReading items={items} triggers={triggers} mode={mode.id} nameOf={nameOf} />}
        <SupportContactsPanel />
      </div>
    </div>
  );
}
