import { ShieldCheck } from "lucide-react";
import { Suspense, useState } from "react";
import { LCES_CHECK } from "#shared/tool-plugins/tool-plugins.contract.ts";
import { PluginToolDialog } from "#web/features/tool-plugins/tool-plugins.sections.ts";
import { usePreloadWhenIdle } from "#web/platform/shell/use-preload-when-idle.ts";
import { ToolCard, toolCardClass } from "./tool-card.tsx";

const NAME = "LCES Check";

/** The LCES Check, in place. */
export function LcesTool() {
  usePreloadWhenIdle(PluginToolDialog.preload);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <button type="button" className={toolCardClass} onClick={open}>
        <ToolCard icon={ShieldCheck} name={NAME} text="Lookouts, comms, escape routes, safety zones" />
      </button>
      <Suspense>
        {wasOpened && <PluginToolDialog slug={LCES_CHECK} name={NAME} open={isOpen} onOpenChange={setOpen} />}
      </Suspense>
    </>
  );
}
