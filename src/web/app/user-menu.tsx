import { Check, CircleUser, LogOut, Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { hasDrafts } from "#web/platform/device/drafts.ts";
import { setTheme, THEMES, type Theme, useTheme } from "#web/platform/device/theme.ts";
import { hasWaiting } from "#web/platform/offline/outbox-storage.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { signOut } from "#web/platform/session/device-session.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "#web/ui/menu.tsx";

const THEME_LOOKS: Record<Theme, { name: string; icon: typeof Sun }> = {
  system: { name: "Like the device", icon: Monitor },
  light: { name: "Light", icon: Sun },
  dark: { name: "Dark", icon: Moon },
};

/** Who is signed in, the theme, and the way out. `compact` shows only an icon. */
export function UserMenu({ compact = false }: { compact?: boolean }) {
  const user = useCurrentUser();
  const theme = useTheme();
  const [isConfirming, setConfirming] = useState(false);
  const askToSignOut = () => {
    if (hasDrafts(user.id) || hasWaiting(user.id)) setConfirming(true);
    else signOut();
  };

  const trigger = compact ? (
    <button
      type="button"
      aria-label="Account"
      className="grid size-11 place-items-center rounded-control text-ink-2 hover:bg-card"
    >
      <CircleUser aria-hidden="true" className="size-6" />
    </button>
  ) : (
    <button
      type="button"
      aria-label={`Account of ${user.username}`}
      className="flex w-full items-center gap-3 rounded-control p-2 text-left hover:bg-card"
    >
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-tint font-semibold text-sm text-tint-ink"
      >
        {initialsOf(user.username)}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{user.username}</span>
        <Badge>{user.plan === "guest" ? "Guest" : "Member"}</Badge>
      </span>
    </button>
  );

  return (
    <>
      <Menu trigger={trigger} align={compact ? "end" : "start"}>
        <MenuLabel>{user.email}</MenuLabel>
        <MenuSeparator />
        <MenuLabel>Theme</MenuLabel>
        {THEMES.map((option) => {
          const { name, icon } = THEME_LOOKS[option];
          return (
            <MenuItem key={option} icon={icon} onSelect={() => setTheme(option)}>
              <span className="flex-1">{name}</span>
              {theme === option && <Check aria-label="chosen" className="size-4" />}
            </MenuItem>
          );
        })}
        <MenuSeparator />
        <MenuItem icon={LogOut} onSelect={askToSignOut}>
          Logout
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={
          hasWaiting(user.id)
            ? "Something on this device has not been sent yet"
            : "You have unfinished work on this device"
        }
        text="It is not saved yet, and signing out removes it from this device."
        confirmLabel="Sign out anyway"
        cancelLabel="Stay signed in"
        onConfirm={signOut}
      />
    </>
  );
}

function initialsOf(username: string): string {
  const words = username.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}
