import { Timer } from "lucide-react";
import { useState } from "react";
import { asClock } from "#shared/calendar/clock.format.ts";
import { lazyDialog } from "#web/ui/lazy-dialog.tsx";
import { namedActions } from "./containment.rules.ts";
import { ToolCard, toolCardClass } from "./tool-card.tsx";
import { useContainment } from "./use-containment.ts";

const ContainmentDialog = lazyDialog(
  async () => (await import("./containment-dialog.tsx")).ContainmentDialog,
);

const NAME = "Quick Containment Plan";

/** One short, bounded effort: a timebox and one to three immediate actions. */
export function ContainmentTool() {
  const [isOpen, setOpen] = useState(false);
  const containment = useContainment();
  const { plan, left, isAllDone } = containment;
  const hasActions = namedActions(plan).length > 0;
  const text =
    left === null
      ? hasActions
        ? "Started. It's on this device."
        : "15 to 45 minutes, 1 to 3 actions"
      : isAllDone
        ? "All done"
        : left === 0
          ? "Time's up. Look again"
          : `${asClock(left)} left`;

  return (
    <>
      <button type="button" className={toolCardClass} onClick={() => setOpen(true)}>
        <ToolCard icon={Timer} name={NAME} text={<span className="tabular">{text}</span>} />
      </button>
      <ContainmentDialog
        isOpen={isOpen}
        title={NAME}
        containment={containment}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
