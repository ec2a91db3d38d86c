import { EyeOff, Globe, Keyboard, KeyRound, LogOut, MonitorSmartphone } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "wouter";
import { useStore } from "zustand";
import { NEW_OBJECTIVE_ADDRESS } from "#web/features/objectives/objective-address.api.ts";
import { areSingleKeysOn } from "#web/platform/device/single-keys.ts";
import { setTheme, THEMES } from "#web/platform/device/theme.ts";
import { closePalette, openPalette, paletteStore } from "#web/platform/shell/palette.ts";
import { THEME_LOOKS } from "#web/platform/shell/theme-looks.ts";
import { lazyDialog } from "#web/ui/lazy-dialog.tsx";
import { TypeAhead } from "./type-ahead.tsx";
import { useSignOut } from "./use-sign-out.tsx";

const CommandPalette = lazyDialog(
  async () => (await import("#web/features/palette/command-palette.tsx")).CommandPalette,
);
const ShortcutsDialog = lazyDialog(
  async () => (await import("#web/features/palette/shortcuts-dialog.tsx")).ShortcutsDialog,
);

/**
 * The command palette on Ctrl/Cmd+K, a new objective on "n" and the list of shortcuts on "?". None opens over another
 * dialog. What is typed while the palette is being fetched is kept for its box. The shortcuts of a single key can be turned
 * off in that list.
 */
export function KeyboardTools() {
  const { isOpen: isPaletteOpen } = useStore(paletteStore);
  const [isListOpen, setListOpen] = useState(false);
  const [typedAhead, setTypedAhead] = useState("");
  const [, navigate] = useLocation();
  const { askToSignOut, confirmation } = useSignOut();
  const closeAll = () => {
    closePalette();
    setListOpen(false);
    setTypedAhead("");
  };

  const singleKeys: Record<string, () => void> = {
    "?": () => setListOpen(true),
    n: () => navigate(NEW_OBJECTIVE_ADDRESS),
  };
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    const hasCommandKey = event.ctrlKey || event.metaKey;
    if (hasCommandKey && !event.shiftKey && event.key.toLowerCase() === "k") {
      if (!isPaletteOpen && isDialogOpen()) return;
      event.preventDefault();
      if (isPaletteOpen) closeAll();
      else openPalette();
      return;
    }
    const singleKey = singleKeys[event.key];
    if (!singleKey || hasCommandKey || !areSingleKeysOn() || isTyping(event.target) || isDialogOpen()) return;
    event.preventDefault();
    singleKey();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => {
      document.removeEventListener("keydown", listener);
      closePalette();
    };
  }, []);

  const actions = [
    {
      id: "shortcuts",
      title: "Keyboard shortcuts",
      keywords: "keys help",
      icon: Keyboard,
      run: () => setListOpen(true),
    },
    {
      id: "settings-password",
      title: "Change password",
      keywords: "settings security",
      icon: KeyRound,
      run: () => navigate("/settings#password"),
    },
    {
      id: "settings-devices",
      title: "Devices that are signed in",
      keywords: "settings security sessions everywhere browser phone",
      icon: MonitorSmartphone,
      run: () => navigate("/settings#devices"),
    },
    {
      id: "settings-preferences",
      title: "Time zone and country",
      keywords: "settings preferences day region hotlines numbers",
      icon: Globe,
      run: () => navigate("/settings#preferences"),
    },
    {
      id: "settings-echo",
      title: "What Echo may read",
      keywords: "settings privacy ai model conversations keep",
      icon: EyeOff,
      run: () => navigate("/settings#echo"),
    },
    ...THEMES.map((theme) => ({
      id: `theme-${theme}`,
      title: `Theme: ${THEME_LOOKS[theme].name}`,
      keywords: "appearance colors mode night bright",
      icon: THEME_LOOKS[theme].icon,
      run: () => setTheme(theme),
    })),
    {
      id: "logout",
      title: "Logout",
      keywords: "log out sign out leave account",
      icon: LogOut,
      run: askToSignOut,
    },
  ];
  return (
    <>
      <CommandPalette
        isOpen={isPaletteOpen}
        fallback={<TypeAhead onChange={setTypedAhead} onEscape={closeAll} />}
        typedAhead={typedAhead}
        onClose={closeAll}
        actions={actions}
      />
      {confirmation}
      <ShortcutsDialog isOpen={isListOpen} onClose={closeAll} />
    </>
  );
}

/** Whether a dialog or menu is open, which comes first: leaving it could lose what was typed there. */
function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null)
  );
}
