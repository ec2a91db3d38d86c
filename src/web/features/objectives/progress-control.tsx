import { CircleCheck, RotateCcw } from "lucide-react";
import { useState } from "react";
import { type Objective, PROGRESS_STEP } from "#shared/objectives/objectives.contract.ts";
import { Button } from "#web/ui/button.tsx";
import { Slider } from "#web/ui/slider.tsx";
import { useSaveProgress } from "./objectives.api.ts";

/** Where the objective stands: the slider, and the plain way to complete or reopen it. */
export function ProgressControl({ objective }: { objective: Objective }) {
  const saveProgress = useSaveProgress(objective.id);
  // Holds the thumb where it was let go until the objective itself has followed.
  const [settled, setSettled] = useState<number | null>(null);
  const isCompleted = objective.status === "completed";

  const commit = async (progress: number) => {
    if (progress === (settled ?? objective.progress)) return;
    setSettled(progress);
    if (await saveProgress(objective, { progress })) setSettled(null);
  };
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
      <Slider
        label="Progress"
        value={settled ?? objective.progress}
        step={PROGRESS_STEP}
        valueText={(value) => `${value} %`}
        onCommit={(progress) => void commit(progress)}
        className="flex-1 basis-56"
      />
      <Button
        variant="secondary"
        onClick={() => void saveProgress(objective, { status: isCompleted ? "active" : "completed" })}
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
