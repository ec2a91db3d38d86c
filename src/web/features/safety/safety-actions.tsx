import { Download, LifeBuoy, Printer } from "lucide-react";
import { Link } from "wouter";
import { PAGE_HELP } from "#shared/doctrine/help-texts.content.ts";
import { downloadExport } from "#web/features/downloads/downloads.api.ts";
import { useRisks } from "#web/features/risks/risks.api.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { HelpDialog } from "#web/ui/help-dialog.tsx";
import { LEAVE_QUICKLY_NOTE, LeaveQuickly } from "#web/ui/leave-quickly.tsx";
import { Tooltip } from "#web/ui/tooltip.tsx";
import { useSafetyItems } from "./safety.api.ts";

/** The actions beside the title: Leave quickly, help, export, print and, on a wide screen, the plan to use. */
export function SafetyActions() {
  const { mode } = useMode();
  const { data: risks } = useRisks();
  const { data: items } = useSafetyItems(mode.id);
  const hasPlan = Boolean(risks?.length || items?.length);
  return (
    <>
      <Tooltip label={LEAVE_QUICKLY_NOTE} side="bottom">
        <LeaveQuickly />
      </Tooltip>
      <HelpDialog {...PAGE_HELP.safety} />
      {hasPlan && (
        <Button variant="ghost" onClick={() => void downloadExport("safety", mode.id)}>
          <Download aria-hidden="true" className="size-4.5" />
          Export
        </Button>
      )}
      <Link href="/safety/print" className={buttonClass({ variant: "ghost" })}>
        <Printer aria-hidden="true" className="size-4.5" />
        Print the plan
      </Link>
      <Link href="/safety/now" className={buttonClass({ className: "max-lg:hidden" })}>
        <LifeBuoy aria-hidden="true" className="size-4.5" />
        Use your plan now
      </Link>
    </>
  );
}
