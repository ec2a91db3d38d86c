import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { PillarFilter, StatusFilter } from "./objective-filters.rules.ts";

/** Shown while there are no objectives. */
export function NoObjectivesYet({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      title="No Objectives Yet"
      text="Name one thing you want to get done, and how you'll know when it's done. A template can help with the words."
      action={<Button onClick={onCreate}>Create First</Button>}
    />
  );
}

interface NothingMatchesProps {
  status: StatusFilter;
  pillar: PillarFilter;
  onClearPillar: () => void;
  onClearStatus: () => void;
}

/** Shown if no objective matches the filters. */
export function NothingMatches({ status, pillar, onClearPillar, onClearStatus }: NothingMatchesProps) {
  const kind = status === "all" ? "" : `${status} `;
  if (pillar !== "all") {
    return (
      <EmptyState
        title={`No ${kind}objectives for ${pillar}`}
        text="You have objectives for other pillars."
        action={
          <Button variant="secondary" onClick={onClearPillar}>
            Clear Filter
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={status === "completed" ? "Nothing completed yet" : "Nothing active right now"}
      text={
        status === "completed"
          ? "What you complete is kept here, with the date."
          : "All your objectives are complete. Take a breath before the next one."
      }
      action={
        <Button variant="secondary" onClick={onClearStatus}>
          Show All
        </Button>
      }
    />
  );
}
