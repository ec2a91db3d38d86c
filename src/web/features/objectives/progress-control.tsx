import { CircleCheck, RotateCcw } from "lucide-react";
import { type Objective, PROGRESS_STEP } from "#shared/objectives/objectives.contract.ts";
import { Button } from "#web/ui/button.tsx";
import { Slider } from "#web/ui/slider.tsx";
import { useSaveProgress } from "./objectives.api.ts";

/** The progress slider and the button to complete or reopen the objective. */
export function ProgressControl({ objective }: { objective: Objective }) {
  const saveProgress = useSaveProgress(objective);
  const isCompleted = objective.status === "completed";
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
      <Slider
        label="Progress"
        value={objective.progress}
        step={PROGRESS_STEP}
        valueText={(value) => `${value}%`}
        onCommit={(progress) => {
          if (progress !== objective.progress) saveProgress({ progress });
        }}
        className="flex-1 basis-56"
      />
      <Button
        variant="secondary"
        onClick={() => saveProgress({ status: isCompleted ? "active" : "completed" })}
        className="max-sm:w-full"
      >
        {isCompleted ? (
          <RotateCcw aria-hidden="true" className="size-4" />
        ) : (
          <CircleCheck aria-hidden="true" className="size-4" />
        )}
        {isCompleted ? "Reopen" : "Complete"}
      </Button>
    </div>
  );
}
