import { CALM } from "#shared/doctrine/calm.content.ts";
import { BREATH_ROUNDS } from "#shared/doctrine/calm.rules.ts";
import { Button } from "#web/ui/button.tsx";
import { BreathCircle } from "./breath-circle.tsx";
import { BreathCues } from "./breath-cues.tsx";
import { type StepProps, StepTitle } from "./step-frame.tsx";
import { useBreath } from "./use-breath.ts";
import { useCalmSetting } from "./use-calm-setting.ts";
import { useReducedMotion } from "./use-reduced-motion.ts";

/** Four rounds of breathing; the next step follows automatically. */
export function BreathStep({ go }: StepProps) {
  const { title, note, withHolds: holdLabel, withoutHolds, skip } = CALM.breath;
  const [withHolds, setWithHolds] = useCalmSetting("holds", true);
  const isStill = useReducedMotion();
  const breath = useBreath(withHolds, () => go("next"));
  const round = breath?.round ?? 1;
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
          {breath &&
            (breath.phase === "in" ? `${breath.label}, round ${round} of ${BREATH_ROUNDS}` : breath.label)}
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
      <BreathCues breath={breath} isStill={isStill} />
    </div>
  );
}
