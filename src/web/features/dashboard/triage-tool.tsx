import { ListOrdered } from "lucide-react";
import { useState } from "react";
import { lazyDialog } from "#web/ui/lazy-dialog.tsx";
import { ToolCard, toolCardClass } from "./tool-card.tsx";
import { BLANK_PRIORITY, ranked, triageSchema } from "./triage.rules.ts";
import { useTool } from "./use-tool.ts";

const TriageDialog = lazyDialog(async () => (await import("./triage-dialog.tsx")).TriageDialog);

const NAME = "Priorities Triage";
const BLANK = [BLANK_PRIORITY, BLANK_PRIORITY];

/** Up to five things that compete, put in the order of what they bring for their effort. */
export function TriageTool() {
  const [isOpen, setOpen] = useState(false);
  const draft = useTool("priorities-triage", triageSchema, BLANK);
  const first = ranked(draft.value)[0]?.text.trim();

  return (
    <>
      <button type="button" className={toolCardClass} onClick={() => setOpen(true)}>
        <ToolCard
          icon={ListOrdered}
          name={NAME}
          text={
            first ? <span className="line-clamp-1">First: {first}</span> : "Up to five, by impact and effort"
          }
        />
      </button>
      <TriageDialog isOpen={isOpen} title={NAME} draft={draft} onClose={() => setOpen(false)} />
    </>
  );
}
