import { type ReactNode, useState } from "react";
import { hasDrafts } from "#web/platform/device/drafts.ts";
import { hasWaiting } from "#web/platform/offline/outbox-storage.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { signOut } from "#web/platform/session/device-session.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";

/** Signs out, after a confirmation if there is unfinished work on this device. Render `confirmation`. */
export function useSignOut(): { askToSignOut: () => void; confirmation: ReactNode } {
  const user = useCurrentUser();
  const [isConfirming, setConfirming] = useState(false);
  const askToSignOut = () => {
    if (hasDrafts(user.id) || hasWaiting(user.id)) setConfirming(true);
    else signOut();
  };
  const confirmation = (
    <ConfirmDialog
      open={isConfirming}
      onOpenChange={setConfirming}
      title={
        hasWaiting(user.id)
          ? "Some of your changes haven't been sent yet"
          : "You have unfinished work on this device"
      }
      text="It isn't saved yet. Signing out removes it from this device."
      confirmLabel="Sign out anyway"
      cancelLabel="Stay signed in"
      onConfirm={signOut}
    />
  );
  return { askToSignOut, confirmation };
}
