import { useRef } from "react";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { Button } from "#web/ui/button.tsx";
import { useFocusNeighbor } from "#web/ui/use-focus-neighbor.ts";
import { useSaveProgress } from "./objectives.api.ts";

/** Offers to complete the objective after its last milestone was completed. */
export function AllDoneOffer({ objective, onClose }: { objective: Objective; onClose: () => void }) {
  const saveProgress = useSaveProgress(objective);
  const offer = useRef<HTMLDivElement>(null);
  useFocusNeighbor(offer);
  return (
    <div
      ref={offer}
      role="status"
      className="my-3 flex flex-wrap items-center gap-2 rounded-control bg-tint p-3 text-tint-ink"
    >
      <p className="flex-1 basis-56">That was the last milestone. Is the objective done?</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={onClose}>
          Not yet
        </Button>
        <Button size="sm" onClick={() => saveProgress({ progress: 100 })}>
          Set progress to 100%
        </Button>
      </div>
    </div>
  );
}
