import { Wind } from "lucide-react";
import { Suspense, useState } from "react";
import { QuickCalmDialog } from "#web/features/calm/calm.sections.ts";
import { usePreloadWhenIdle } from "#web/platform/shell/use-preload-when-idle.ts";
import { ToolCard, toolCardClass } from "./tool-card.tsx";

/** The 60 Second Reset, in place. */
export function CalmTool() {
  usePreloadWhenIdle(QuickCalmDialog.preload);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={toolCardClass} onClick={() => setOpen(true)}>
        <ToolCard icon={Wind} name="Quick Calm" text="60-second reset" />
      </button>
      <Suspense>{isOpen && <QuickCalmDialog open onOpenChange={setOpen} />}</Suspense>
    </>
  );
}
