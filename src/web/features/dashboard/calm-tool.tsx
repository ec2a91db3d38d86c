import { Wind } from "lucide-react";
import { useState } from "react";
import { QuickCalmDialog } from "#web/features/calm/calm.sections.ts";
import { ToolCard, toolCardClass } from "./tool-card.tsx";

/** The 60 Second Reset, in place. */
export function CalmTool() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={toolCardClass} onClick={() => setOpen(true)}>
        <ToolCard icon={Wind} name="Quick Calm" text="60-second reset" />
      </button>
      <QuickCalmDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
