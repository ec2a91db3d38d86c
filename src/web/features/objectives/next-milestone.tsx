import { useEffect, useRef, useState } from "react";
import type { Milestone } from "#shared/objectives/objectives.contract.ts";
import { SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { cx } from "#web/ui/cx.ts";
import { toast } from "#web/ui/toast.store.ts";
import { useChangeMilestone } from "./milestones.api.ts";

interface NextMilestoneProps {
  milestone: Milestone;
  /** Whether it takes the place of one that was ticked a moment ago. */
  takesFocus: boolean;
  onTick: () => void;
  onChanged?: () => void;
  className?: string;
}

/** The next step of an objective, to tick off without opening it. */
export function NextMilestone({ milestone, takesFocus, onTick, onChanged, className }: NextMilestoneProps) {
  const change = useChangeMilestone(milestone, "Failed to toggle milestone");
  const [isTicked, setTicked] = useState(milestone.completed);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  const save = async (completed: boolean) => {
    setTicked(completed);
    const stored = await change({ completed });
    if (!stored) toast(SAVED_HERE);
    else if (completed) {
      const undo = () => void save(false).catch(() => undefined);
      toast({
        title: "Milestone completed",
        description: milestone.title,
        action: { label: "Undo", altText: "Untick the milestone", onClick: undo },
      });
    }
    onChanged?.();
  };
  return (
    <label
      className={cx(
        "flex min-h-11 w-fit max-w-full items-center gap-2.5 rounded-control px-2 text-sm hover:bg-sunk",
        className,
      )}
    >
      <input
        ref={box}
        type="checkbox"
        checked={isTicked}
        onChange={({ target: { checked } }) => {
          onTick();
          save(checked).catch(() => setTicked(!checked));
        }}
        className="size-5 shrink-0 accent-accent"
      />
      <span className="line-clamp-2">
        <span className="text-ink-2">Next: </span>
        {milestone.title}
      </span>
    </label>
  );
}
