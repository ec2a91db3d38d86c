import { CALM } from "#shared/doctrine/calm.content.ts";
import { BREATH_ROUNDS, BREATH_TO_GROUND_MS, CALM_BREATHING } from "#shared/doctrine/calm.rules.ts";
import {
  BreathCircle,
  StepCues,
  StepTitle,
  useCalmSetting,
  useReducedMotion,
  useTimedSteps,
} from "#web/features/breathing/breathing.sections.ts";
import { Button } from "#web/ui/button.tsx";
import type { StepProps } from "./step-frame.tsx";

/** Four rounds of breathing; the next step follows automatically. */
export function BreathStep({ go }: StepProps) {
  const { title, note, withHolds: holdLabel, withoutHolds, skip } = CALM.breath;
  const [withHolds, setWithHolds] = useCalmSetting("holds", true);
  const isStill = useReducedMotion();
  const [breath] = useTimedSteps(CALM_BREATHING[withHolds ? "withHolds" : "withoutHolds"], {
    onDone: () => go("next"),
    lingerMs: BREATH_TO_GROUND_MS,
  });
  const { round = 1, cue, label } = breath?.step ?? {};
  return (
    <div className="flex flex-1 flex-col gap-4">
      <StepTitle>{title}</StepTitle>
      <div className="grid justify-items-center gap-2">
        <BreathCircle breath={breath} isStill={isStill} />
        <p aria-hidden="true" className="tabular text-ink-2 text-sm">
          Round {round} of {BREATH_ROUNDS}
        </p>
        {/* Only announces each phase: announcing the seconds would be too much. */}
        <p role="status" className="sr-only">
          {cue === "in" ? `${label}, round ${round} of ${BREATH_ROUNDS}` : label}
        </p>
      </div>
      <p className="text-ink-2 text-sm">{note}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" className="flex-1 basis-52" onClick={() => setWithHolds(!withHolds)}>
          {withHolds ? withoutHolds : holdLabel}
        </Button>
        <Button variant="ghost" className="flex-1 basis-44" onClick={() => go("next")}>
          {skip}
        </Button>
      </div>
      <StepCues moment={breath} isStill={isStill} />
    </div>
  );
}
