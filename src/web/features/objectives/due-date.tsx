import { useState } from "react";
import type { DueDate } from "#shared/objectives/due.rules.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/input.tsx";
import { DueBadge } from "./due-badge.tsx";

interface DueDateProps {
  due: DueDate;
  status?: Objective["status"];
  /** The day that the person chose or confirmed, or null for none. */
  onChoose: (day: string | null) => void;
}

/** A day while it is typed can be of the year 2. */
const FIRST_DAY = "2000-01-01";

/** How the due date was understood, to confirm, correct or clear. */
export function DueDateControl({ due, status = "active", onChoose }: DueDateProps) {
  const { dueOn, dueSource } = due;
  // A day that is half typed is empty for the browser, and must not be replaced under the person's fingers.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      <p role="status" className="text-ink-2 text-sm">
        {dueOn === null ? "No due date" : <DueBadge due={{ ...due, status }} isFull />}
      </p>
      <Input
        type="date"
        aria-label="Due date"
        value={typed ?? dueOn ?? ""}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (value >= FIRST_DAY && value !== dueOn) onChoose(value);
        }}
        onBlur={() => setTyped(null)}
        className="max-w-44"
      />
      {dueSource === "suggested" && (
        <Button variant="secondary" size="sm" onClick={() => onChoose(dueOn)}>
          Confirm this day
        </Button>
      )}
      {dueOn !== null && (
        <Button variant="ghost" size="sm" onClick={() => onChoose(null)}>
          Clear due date
        </Button>
      )}
    </div>
  );
}
