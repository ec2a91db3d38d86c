import { ListOrdered } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "#web/platform/shell/lazy-part.tsx";
import { usePreloadWhenIdle } from "#web/platform/shell/use-preload-when-idle.ts";
import { ToolCard, toolCardClass } from "./tool-card.tsx";
import { BLANK_PRIORITY, ranked, triageSchema } from "./triage.rules.ts";
import { useTool } from "./use-tool.ts";

const TriageDialog = lazyPart(async () => (await import("./triage-dialog.tsx")).TriageDialog);

const NAME = "Priorities Triage";
const BLANK = [BLANK_PRIORITY, BLANK_PRIORITY];

/** Up to five things that compete, put in the order of what they bring for their effort. */
export function TriageTool() {
  usePreloadWhenIdle(TriageDialog.preload);
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
      <Suspense>
        {isOpen && <TriageDialog title={NAME} draft={draft} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
