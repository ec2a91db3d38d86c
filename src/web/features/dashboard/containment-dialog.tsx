import { Button } from "#web/ui/button.tsx";
import { containmentOutcomes, namedActions, TIMEBOX_MIN } from "./containment.rules.ts";
import { ContainmentClock } from "./containment-clock.tsx";
import { ContainmentForm } from "./containment-form.tsx";
import { OutcomeButtons } from "./outcome-buttons.tsx";
import { ToolDialog } from "./tool-dialog.tsx";
import type { useContainment } from "./use-containment.ts";

interface ContainmentDialogProps {
  title: string;
  containment: ReturnType<typeof useContainment>;
  onClose: () => void;
}

/** The plan before the start, then its clock and what is done of it. */
export function ContainmentDialog({ title, containment, onClose }: ContainmentDialogProps) {
  const { plan, left, isAllDone, change, forget, clear, start } = containment;
  const isOver = left === 0 || isAllDone;
  const hasActions = namedActions(plan).length > 0;
  return (
    <ToolDialog
      title={title}
      description="First, keep it from growing. The rest can wait until time's up."
      onClear={hasActions ? () => clear("Containment plan cleared") : null}
      clearLabel={left === null ? "Clear" : "Stop"}
      actions={
        <>
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
      onClose={onClose}
    >
      {left === null ? (
        <ContainmentForm plan={plan} onChange={change} />
      ) : (
        <ContainmentClock plan={plan} left={left} isAllDone={isAllDone} onChange={change} />
      )}
    </ToolDialog>
  );
}
