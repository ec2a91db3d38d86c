import { Check, CircleUser, CreditCard, LogOut, Settings } from "lucide-react";
import { Link } from "wouter";
import { setTheme, THEMES, useTheme } from "#web/platform/device/theme.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { THEME_LOOKS } from "#web/platform/shell/theme-looks.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "#web/ui/menu.tsx";
import { useSignOut } from "./use-sign-out.tsx";

interface UserMenuProps {
  /** Shows only an icon. */
  compact?: boolean;
  onNavigate?: (() => void) | undefined;
}

/** Who is signed in, the theme, Settings, Billing and Logout. */
export function UserMenu({ compact = false, onNavigate }: UserMenuProps) {
  const user = useCurrentUser();
  const theme = useTheme();
  const { askToSignOut, confirmation } = useSignOut();

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
      className="flex w-full items-center gap-3 rounded-control p-2 text-left hover:bg-card"
    >
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-tint font-semibold text-sm text-tint-ink"
      >
        {initialsOf(user.username)}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">
          <span className="sr-only">Account of </span>
          {user.username}
        </span>
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
        <MenuItem asChild {...(onNavigate && { onSelect: onNavigate })}>
          <Link href="/settings">
            <Settings aria-hidden="true" className="size-4.5 shrink-0" />
            Settings
          </Link>
        </MenuItem>
        <MenuItem asChild {...(onNavigate && { onSelect: onNavigate })}>
          <Link href="/billing">
            <CreditCard aria-hidden="true" className="size-4.5 shrink-0" />
            Billing
          </Link>
        </MenuItem>
        <MenuItem icon={LogOut} onSelect={askToSignOut}>
          Logout
        </MenuItem>
      </Menu>
      {confirmation}
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
