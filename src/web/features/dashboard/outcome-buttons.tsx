import { useMode } from "#web/platform/shell/mode.tsx";
import { useHasScreen } from "#web/platform/shell/screens.ts";
import { Button } from "#web/ui/button.tsx";
import type { Outcome } from "./outcome.rules.ts";
import { useOutcome } from "./use-outcome.ts";

interface OutcomeButtonsProps {
  /** The likeliest first. */
  outcomes: readonly Outcome[];
  disabled: boolean;
  onTaken: () => void;
}

const SCREENS: Record<Outcome["to"], string> = {
  objective: "/objectives",
  isap: "/isap-compass",
  handover: "/briefing",
  risk: "/safety",
};

/** What can become of what was written, one tap each. */
export function OutcomeButtons({ outcomes, disabled, onTaken }: OutcomeButtonsProps) {
  const { label } = useMode();
  const hasScreen = useHasScreen();
  const { inTheWay, take, replace, open, leaveIt } = useOutcome(onTaken);
  const objective = label("objective", "Objective").toLowerCase();
  const words: Record<Outcome["to"], { button: string; unfinished: string }> = {
    objective: { button: `Make it an ${objective}`.replace(/an (?=[^aeio])/, "a "), unfinished: objective },
    isap: { button: "Take it to the compass", unfinished: "ISAP session" },
    handover: { button: "Put it in the handover", unfinished: "handover" },
    risk: { button: "Put it in the risk log", unfinished: "risk" },
  };

  if (inTheWay) {
    return (
      <div role="alert" className="grid w-full gap-3">
        <p>There's an unfinished {words[inTheWay.to].unfinished} on this device. This would replace it.</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={leaveIt}>
            Back
          </Button>
          <Button variant="secondary" onClick={() => replace(inTheWay)}>
            Replace it
          </Button>
          <Button onClick={() => open(inTheWay)}>Open the unfinished one</Button>
        </div>
      </div>
    );
  }
  // The primary action comes last, where the thumb is.
  const shown = outcomes.filter(({ to }) => hasScreen(SCREENS[to]));
  return shown
    .map((outcome, index) => (
      <Button
        key={outcome.to}
        variant={index === 0 ? "primary" : "secondary"}
        disabled={disabled}
        onClick={() => take(outcome)}
      >
        {words[outcome.to].button}
      </Button>
    ))
    .reverse();
}
