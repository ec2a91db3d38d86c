import { useState } from "react";
import {
  CALM_START,
  type CalmEnd,
  type CalmEvent,
  calmAfter,
  calmProgress,
} from "#shared/doctrine/calm.rules.ts";
import { useReadForDanger } from "#web/platform/crisis/use-read-for-danger.ts";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { BreathStep } from "./breath-step.tsx";
import { CompleteStep, PermissionStep, ProceedStep } from "./calm-steps.tsx";
import { GroundStep, NOTHING_NOTICED } from "./ground-step.tsx";
import { LcesStep } from "./lces-step.tsx";

/** The six steps of Quick Calm. The typed text is kept in memory only. */
export function QuickCalm({ onEnd }: { onEnd: (end: CalmEnd) => void }) {
  const [state, setState] = useState(CALM_START);
  const [noticed, setNoticed] = useState(NOTHING_NOTICED);
  const [leanOn, setLeanOn] = useState<Record<string, string>>({});
  useReadForDanger([noticed, leanOn]);
  const { index, count } = calmProgress(state.step);
  const go = (event: CalmEvent) => {
    const next = calmAfter(state, event);
    if (next.end === null) setState(next);
    else onEnd(next.end);
  };
  return (
    <div className="flex min-h-96 flex-col gap-5">
      <div className="flex items-center gap-3">
        <ProgressBar label="Steps" value={index} max={count} className="flex-1" />
        <p className="tabular text-ink-3 text-sm">
          Step {index} of {count}
        </p>
      </div>
      {state.step === "permission" && <PermissionStep go={go} />}
      {state.step === "breath" && <BreathStep go={go} />}
      {state.step === "ground" && <GroundStep go={go} noticed={noticed} onNotice={setNoticed} />}
      {state.step === "lces" && <LcesStep go={go} answers={leanOn} onAnswer={setLeanOn} />}
      {state.step === "proceed" && <ProceedStep go={go} />}
      {state.step === "complete" && <CompleteStep go={go} noticed={Object.values(noticed).flat()} />}
    </div>
  );
}
