import { Headphones, ShieldHalf, Wind } from "lucide-react";
import type { Ref } from "react";
import { PAGE_HELP } from "#shared/doctrine/help-texts.content.ts";
import { FirstContactLink } from "#web/features/support-contacts/support-contacts.sections.ts";
import { useAddress } from "#web/platform/shell/use-address.ts";
import { Button } from "#web/ui/button.tsx";
import { HelpDialog } from "#web/ui/help-dialog.tsx";
import { LEAVE_QUICKLY_NOTE, LeaveQuickly } from "#web/ui/leave-quickly.tsx";
import { Tooltip } from "#web/ui/tooltip.tsx";

interface WellnessActionsProps {
  /** Leaves only the call and the way out. */
  isShort: boolean;
  quickCalmButton: Ref<HTMLButtonElement>;
  onQuickCalm: () => void;
  onBoundaries: () => void;
}

/** The actions beside the title. */
export function WellnessActions(props: WellnessActionsProps) {
  const { isShort, quickCalmButton, onQuickCalm, onBoundaries } = props;
  const [, changeAddress] = useAddress();
  // Two columns on a phone.
  const buttonClassName = isShort ? "" : "max-sm:flex-1 max-sm:basis-28 max-sm:px-2";
  return (
    <>
      <FirstContactLink className={buttonClassName} />
      {!isShort && (
        <>
          <Button ref={quickCalmButton} variant="secondary" className={buttonClassName} onClick={onQuickCalm}>
            <Wind aria-hidden="true" className="size-4.5" />
            Quick Calm
          </Button>
          <Button
            variant="secondary"
            className={buttonClassName}
            onClick={() => changeAddress({ open: "meditations" })}
          >
            <Headphones aria-hidden="true" className="size-4.5" />
            Quick Meditation
          </Button>
          <Button variant="secondary" className={buttonClassName} onClick={onBoundaries}>
            <ShieldHalf aria-hidden="true" className="size-4.5" />
            Boundary Builder
          </Button>
        </>
      )}
      <Tooltip label={LEAVE_QUICKLY_NOTE} side="bottom">
        <LeaveQuickly className={buttonClassName} />
      </Tooltip>
      {!isShort && <HelpDialog {...PAGE_HELP.wellness} />}
    </>
  );
}
