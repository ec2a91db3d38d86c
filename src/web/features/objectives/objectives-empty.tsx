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

const EMPTY: Record<StatusFilter, { title: string; text: string }> = {
  all: { title: "Nothing here right now", text: "All your objectives are archived." },
  active: {
    title: "Nothing active right now",
    text: "All your objectives are complete. Take a breath before the next one.",
  },
  completed: { title: "Nothing completed yet", text: "What you complete is kept here, with the date." },
  archived: {
    title: "Nothing archived",
    text: "Archive what you want to keep out of the way. Its milestones and progress stay.",
  },
};

/** Shown if a search finds nothing. */
export function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      title={`No objectives match "${search.trim()}"`}
      text="Try fewer words, or another status or pillar."
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear Search
        </Button>
      }
    />
  );
}

interface NothingMatchesProps {
  status: StatusFilter;
  pillar: PillarFilter;
  onClearPillar: () => void;
  onShowStatus: (status: StatusFilter) => void;
}

/** Shown if no objective matches the filters. */
export function NothingMatches({ status, pillar, onClearPillar, onShowStatus }: NothingMatchesProps) {
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
  const { title, text } = EMPTY[status];
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Button variant="secondary" onClick={() => onShowStatus(status === "all" ? "archived" : "all")}>
          {status === "all" ? "Show Archived" : "Show All"}
        </Button>
      }
    />
  );
}
