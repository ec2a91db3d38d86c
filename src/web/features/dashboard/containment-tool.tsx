import { Timer } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { asClock, containmentOutcomes, namedActions, TIMEBOX_MIN } from "./containment.rules.ts";
import { ContainmentClock } from "./containment-clock.tsx";
import { ContainmentForm } from "./containment-form.tsx";
import { OutcomeButtons } from "./outcome-buttons.tsx";
import { ToolCard, toolCardClass } from "./tool-card.tsx";
import { useContainment } from "./use-containment.ts";

const NAME = "Quick Containment Plan";

/** One short, bounded effort: a timebox and one to three immediate actions. */
export function ContainmentTool() {
  const [isOpen, setOpen] = useState(false);
  const { plan, left, isAllDone, change, forget, clear, start } = useContainment();
  const isOver = left === 0 || isAllDone;
  const hasActions = namedActions(plan).length > 0;
  const text =
    left === null
      ? hasActions
        ? "Begun: it is kept on this device"
        : "15 to 45 minutes, 1 to 3 actions"
      : isAllDone
        ? "All done"
        : left === 0
          ? "Time is up. Look again"
          : `${asClock(left)} left`;

  return (
    <>
      <button type="button" className={toolCardClass} onClick={() => setOpen(true)}>
        <ToolCard icon={Timer} name={NAME} text={<span className="tabular">{text}</span>} />
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={NAME}
        description="Keep it from growing first. The rest can wait until the clock has run out."
        footer={
          <>
            {hasActions && (
              <Button
                variant="ghost"
                className="mr-auto"
                onClick={() => {
                  setOpen(false);
                  clear("Containment plan cleared");
                }}
              >
                {left === null ? "Clear" : "Stop"}
              </Button>
            )}
            {left === null && (
              <Button disabled={!hasActions} onClick={() => start(plan.minutes)}>
                Start the clock
              </Button>
            )}
            {left === 0 && !isAllDone && (
              <Button variant="secondary" onClick={() => start(TIMEBOX_MIN)}>
                {TIMEBOX_MIN} more minutes
              </Button>
            )}
            {isOver && (
              <OutcomeButtons outcomes={containmentOutcomes(plan)} disabled={!hasActions} onTaken={forget} />
            )}
          </>
        }
      >
        {left === null ? (
          <ContainmentForm plan={plan} onChange={change} />
        ) : (
          <ContainmentClock plan={plan} left={left} isAllDone={isAllDone} onChange={change} />
        )}
      </Dialog>
    </>
  );
}
