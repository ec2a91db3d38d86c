import { Pause, Play } from "lucide-react";
import { useMemo, useState } from "react";
import { asClock } from "#shared/calendar/clock.format.ts";
import type { BreathStep } from "#shared/doctrine/breath.rules.ts";
import { CALM } from "#shared/doctrine/calm.content.ts";
import type { Practice } from "#shared/doctrine/practices.content.ts";
import {
  isBreathing,
  type PracticeStep,
  practiceSteps,
  practiceTexts,
} from "#shared/doctrine/practices.rules.ts";
import {
  BreathCircle,
  type Moment,
  StepCues,
  StepTitle,
  useCalmSetting,
  useReducedMotion,
  useTimedSteps,
} from "#web/features/breathing/breathing.sections.ts";
import { Button } from "#web/ui/button.tsx";
import { useWakeLock } from "./use-wake-lock.ts";

interface PracticeRunProps {
  practice: Practice;
  minutes: number;
  onStop: () => void;
  onDone: () => void;
}

/** A running practice. A breathing one shows the circle, the others their words. */
export function PracticeRun({ practice: { id, title }, minutes, onStop, onDone }: PracticeRunProps) {
  const [withHolds, setWithHolds] = useCalmSetting("holds", true);
  const [isPaused, setPaused] = useState(false);
  const isStill = useReducedMotion();
  const steps = useMemo(() => practiceSteps(id, minutes, withHolds), [id, minutes, withHolds]);
  const [moment, skipPart] = useTimedSteps(steps, { isPaused, onDone });
  useWakeLock(!isPaused);
  const Icon = isPaused ? Play : Pause;
  return (
    <div className="grid gap-4">
      <StepTitle>{title}</StepTitle>
      {isBreathing(id) ? (
        <Breathing moment={moment} isPaused={isPaused} isStill={isStill} />
      ) : (
        <Words moment={moment} isPaused={isPaused} />
      )}
      <p className="tabular text-center text-ink-2 text-sm">
        {moment ? `${asClock(moment.allMs)} left` : "\u00a0"}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button className="flex-1 basis-32" onClick={() => setPaused(!isPaused)}>
          <Icon aria-hidden="true" className="size-4.5" />
          {isPaused ? "Resume" : "Pause"}
        </Button>
        {isBreathing(id) ? (
          <Button variant="secondary" className="flex-1 basis-52" onClick={() => setWithHolds(!withHolds)}>
            {withHolds ? CALM.breath.withoutHolds : CALM.breath.withHolds}
          </Button>
        ) : (
          <Button
            variant="secondary"
            className="flex-1 basis-40"
            onClick={() => {
              setPaused(false);
              skipPart();
            }}
          >
            Skip this part
          </Button>
        )}
        <Button variant="ghost" className="flex-1 basis-24" onClick={onStop}>
          Stop
        </Button>
      </div>
      <p className="text-ink-2 text-sm">{practiceTexts(id).note}</p>
      <StepCues moment={moment} isStill={isStill} />
    </div>
  );
}

interface PartProps {
  moment: Moment<PracticeStep> | null;
  isPaused: boolean;
}

const PAUSED = "Paused";
const isBreath = (moment: Moment<PracticeStep>): moment is Moment<BreathStep> => moment.step.cue !== "step";

function Breathing({ moment, isPaused, isStill }: PartProps & { isStill: boolean }) {
  const breath = moment && isBreath(moment) ? moment : null;
  return (
    <div className="grid justify-items-center">
      <BreathCircle breath={breath} isStill={isStill} {...(isPaused && { rest: PAUSED })} />
      {/* Only announces each phase: announcing the seconds would be too much. */}
      <p role="status" className="sr-only">
        {isPaused ? PAUSED : breath?.step.label}
      </p>
    </div>
  );
}

/** Announces each part once. */
function Words({ moment, isPaused }: PartProps) {
  const step = moment?.step.cue === "step" ? moment.step : null;
  return (
    <div
      role="status"
      className="grid min-h-40 content-center justify-items-center gap-2 rounded-card bg-tint p-5 text-center text-tint-ink"
    >
      <p className="font-semibold text-lg">{isPaused ? PAUSED : step?.label}</p>
      <p className="max-w-reading">{isPaused ? "This part starts over when you resume." : step?.text}</p>
    </div>
  );
}
