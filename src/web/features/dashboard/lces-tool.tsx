import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { LCES_CHECK } from "#shared/tool-plugins/tool-plugins.contract.ts";
import { PluginToolDialog } from "#web/features/tool-plugins/tool-plugins.sections.ts";
import { ToolCard, toolCardClass } from "./tool-card.tsx";

const NAME = "LCES Check";

/** The LCES Check, in place. */
export function LcesTool() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={toolCardClass} onClick={() => setOpen(true)}>
        <ToolCard icon={ShieldCheck} name={NAME} text="Lookouts, comms, escape routes, safety zones" />
      </button>
      <PluginToolDialog isOpen={isOpen} slug={LCES_CHECK} name={NAME} onClose={() => setOpen(false)} />
    </>
  );
}
