import { ChevronDown, CircleCheck } from "lucide-react";
import { memo, useDeferredValue, useEffect, useId, useRef, useState } from "react";
import type { Milestone, Objective } from "#shared/objectives/objectives.contract.ts";
import { formatDay } from "#web/platform/time/format-date.ts";
import { Badge } from "#web/ui/badge.tsx";
import { cx } from "#web/ui/cx.ts";
import { type Movable, MoveButtons, MoveHandle, movableClass } from "#web/ui/move-handle.tsx";
import { PillarIcon } from "#web/ui/pillar-icon.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { useFocusNeighbor } from "#web/ui/use-focus-neighbor.ts";
import { ClosedCardStep } from "./closed-card-step.tsx";
import { DueBadge } from "./due-badge.tsx";
import { ObjectiveDetails } from "./objective-details.tsx";

interface ObjectiveCardProps {
  objective: Objective;
  /** Undefined until it is loaded, null without one. */
  nextMilestone: Milestone | null | undefined;
  /** Null unless several can be selected. */
  isSelected: boolean | null;
  onToggle: (id: string) => void;
  /** Null unless the list is in the person's own order. */
  movable: Movable | null;
  /** Opens it, scrolls to it and focuses it, because a link led to it. */
  isAskedFor?: boolean;
}

/** An objective with its progress; expands to all details. */
export const ObjectiveCard = memo(function ObjectiveCard(props: ObjectiveCardProps) {
  const { objective, nextMilestone, isSelected, onToggle, movable, isAskedFor } = props;
  const { id, title, pillar, progress } = objective;
  const [wantsOpen, setOpen] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const isSelecting = isSelected !== null;
  const isOpen = wantsOpen && !isSelecting;
  // The header answers a press at once; on a slow phone, drawing the details takes longer than a tenth of a second.
  const hasDetails = useDeferredValue(isOpen) && isOpen;
  const item = useRef<HTMLLIElement>(null);
  const detailsId = useId();
  useFocusNeighbor(item);

  useEffect(() => {
    if (!isAskedFor) return;
    setOpen(true);
    item.current?.scrollIntoView({ block: "start" });
    item.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [isAskedFor]);

  return (
    <li
      ref={item}
      style={movable?.drag.styleOf(movable.place)}
      className={cx(
        "min-w-0 scroll-mt-20 rounded-card border bg-card shadow-card",
        isSelected ? "border-accent" : "border-hairline",
        movable && movableClass(movable),
      )}
    >
      {/* The whole header can be pressed, but the button's name is only the title. */}
      <div className="relative flex items-start gap-3 rounded-card p-4 transition-colors hover:bg-sunk/50 sm:px-5">
        {isSelecting && (
          <input
            type="checkbox"
            aria-label={`Select ${title}`}
            checked={isSelected}
            onChange={() => onToggle(id)}
            className="mt-2 size-5 shrink-0 accent-accent outline-none after:absolute after:inset-0 after:cursor-pointer after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-focus"
          />
        )}
        {movable && !isSelecting && (
          <MoveHandle
            title={title}
            movable={movable}
            isMoving={isMoving}
            onMovingChange={setMoving}
            className="relative z-10 -my-1 -ml-2"
          />
        )}
        <span className={cx("flex", (movable || isSelecting) && "max-sm:hidden")}>
          <PillarIcon pillar={pillar} boxed />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex items-start justify-between gap-3">
            <h2 className="min-w-0 text-base">
              {isSelecting ? (
                title
              ) : (
                <button
                  type="button"
                  aria-expanded={isOpen}
                  aria-controls={hasDetails ? detailsId : undefined}
                  onClick={() => setOpen(!isOpen)}
                  className="text-left outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-focus"
                >
                  {title}
                </button>
              )}
            </h2>
            {movable && isMoving && !isSelecting ? (
              <span className="relative z-10 -my-2 flex shrink-0">
                <MoveButtons title={title} movable={movable} />
              </span>
            ) : (
              <span className="tabular flex shrink-0 items-center gap-2">
                {progress}%
                {!isSelecting && (
                  <ChevronDown
                    aria-hidden="true"
                    className={cx(
                      "size-5 shrink-0 text-ink-2 transition-transform print:hidden",
                      !isOpen && "-rotate-90",
                    )}
                  />
                )}
              </span>
            )}
          </div>
          <Facts objective={objective} />
          <ProgressBar label={`Progress of ${title}`} value={progress} className="mt-2.5" />
        </div>
      </div>
      {!isOpen && !isSelecting && (
        <ClosedCardStep
          objective={objective}
          milestone={nextMilestone}
          item={item}
          className={cx("mr-2 mb-1 ml-2 sm:-mt-2 sm:mb-2", movable ? "sm:ml-25" : "sm:ml-15")}
        />
      )}
      {hasDetails && (
        <div id={detailsId} className="animate-fade-in border-hairline border-t px-4 py-4 sm:px-5">
          <ObjectiveDetails objective={objective} />
        </div>
      )}
    </li>
  );
});

function Facts({ objective }: { objective: Objective }) {
  const { status, pillar, milestonesTotal, milestonesCompleted, timeBound, dueOn, completedAt } = objective;
  const facts = [
    pillar,
    milestonesTotal > 0 ? `${milestonesCompleted} of ${milestonesTotal} milestones` : "",
    completedAt || dueOn ? "" : timeBound,
  ].filter((fact) => fact !== "");
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-sm">
      <p className="line-clamp-2 min-w-0">{facts.join(" · ")}</p>
      {status === "active" && <DueBadge due={objective} />}
      {status === "archived" && <Badge>Archived</Badge>}
      {completedAt && (
        <p className="flex items-center gap-1.5 text-good">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
          Completed {formatDay(completedAt)}
        </p>
      )}
    </div>
  );
}
