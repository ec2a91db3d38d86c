import { UserRound } from "lucide-react";
import { useState } from "react";
import { DEFAULT_OWNER } from "#shared/command-staff/command-staff.contract.ts";
import { isOwnedByMe } from "#shared/command-staff/command-staff.rules.ts";
import { Button } from "#web/ui/button.tsx";
import { OwnerDialog, type RoleOwnership } from "./owner-dialog.tsx";

/** Shows the owner of a role; a press changes it. */
export function OwnerButton({ role, title, owner, note, save }: RoleOwnership) {
  const [isOpen, setOpen] = useState(false);
  const name = isOwnedByMe(owner) ? DEFAULT_OWNER : owner;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`${name}: owner of ${title}, change`}
        onClick={() => setOpen(true)}
        className="max-w-full !rounded-full"
      >
        <UserRound aria-hidden="true" className="size-4 text-ink-2" />
        <span className="min-w-0 max-w-40 truncate">{name}</span>
      </Button>
      {isOpen && (
        <OwnerDialog
          role={role}
          title={title}
          owner={isOwnedByMe(owner) ? "" : owner}
          note={note}
          save={save}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
