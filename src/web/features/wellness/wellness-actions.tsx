import { Headphones, ShieldHalf, Wind } from "lucide-react";
import { useState } from "react";
import { PAGE_HELP } from "#shared/doctrine/help-texts.content.ts";
import { BoundaryDialog } from "#web/features/boundaries/boundaries.sections.ts";
import { QuickCalmDialog } from "#web/features/calm/calm.sections.ts";
import { FirstContactLink } from "#web/features/support-contacts/support-contacts.sections.ts";
import { useAddress, useAskedFor } from "#web/platform/shell/use-address.ts";
import { Button } from "#web/ui/button.tsx";
import { HelpDialog } from "#web/ui/help-dialog.tsx";
import { LEAVE_QUICKLY_NOTE, LeaveQuickly } from "#web/ui/leave-quickly.tsx";
import { Tooltip } from "#web/ui/tooltip.tsx";

/** Two columns on a phone. */
const buttonOnPhone = "max-sm:flex-1 max-sm:basis-36 max-sm:px-2";

/** The actions beside the title. `?open=quick-calm` and `?open=boundaries` open the dialogs. */
export function WellnessActions() {
  const [dialog, setDialog] = useState<string | null>(null);
  const close = () => setDialog(null);
  const [, changeAddress] = useAddress();
  useAskedFor("open", {
    isHere: (value) => value === "quick-calm" || value === "boundaries",
    onAsked: setDialog,
  });
  return (
    <>
      <FirstContactLink className={buttonOnPhone} />
      <Button variant="secondary" className={buttonOnPhone} onClick={() => setDialog("quick-calm")}>
        <Wind aria-hidden="true" className="size-4.5" />
        Quick Calm
      </Button>
      <Button
        variant="secondary"
        className={buttonOnPhone}
        onClick={() => changeAddress({ open: "meditations" })}
      >
        <Headphones aria-hidden="true" className="size-4.5" />
        Quick Meditation
      </Button>
      <Button variant="secondary" className={buttonOnPhone} onClick={() => setDialog("boundaries")}>
        <ShieldHalf aria-hidden="true" className="size-4.5" />
        Boundary Builder
      </Button>
      <Tooltip label={LEAVE_QUICKLY_NOTE} side="bottom">
        <LeaveQuickly className={buttonOnPhone} />
      </Tooltip>
      <HelpDialog {...PAGE_HELP.wellness} />
      <QuickCalmDialog isOpen={dialog === "quick-calm"} onClose={close} />
      <BoundaryDialog isOpen={dialog === "boundaries"} onClose={close} />
    </>
  );
}
