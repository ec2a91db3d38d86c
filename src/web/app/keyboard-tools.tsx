import { Keyboard, LogOut } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useStore } from "zustand";
import { setTheme, THEMES } from "#web/platform/device/theme.ts";
import { closePalette, openPalette, paletteStore } from "#web/platform/shell/palette.ts";
import { toast } from "#web/ui/toast.store.ts";
import { usePreloadWhenIdle } from "#web/ui/use-preload-when-idle.ts";
import { THEME_LOOKS } from "./theme-looks.ts";
import { useSignOut } from "./use-sign-out.tsx";
import { useTypedAhead } from "./use-typed-ahead.ts";

async function loadDialogs() {
  const [{ CommandPalette }, { ShortcutsDialog }] = await Promise.all([
    import("#web/features/palette/command-palette.tsx"),
    import("#web/features/palette/shortcuts-dialog.tsx"),
  ]);
  return { CommandPalette, ShortcutsDialog };
}

/**
 * The command palette on Ctrl/Cmd+K and the list of shortcuts on "?". Neither gets in the way of a dialog. Both are
 * fetched once the screen stands, or when first asked for; what is typed meanwhile is kept.
 */
export function KeyboardTools() {
  const { isOpen: isPaletteOpen } = useStore(paletteStore);
  const [isListOpen, setListOpen] = useState(false);
  const [dialogs, setDialogs] = useState<Awaited<ReturnType<typeof loadDialogs>> | null>(null);
  const isWaiting = dialogs === null && (isPaletteOpen || isListOpen);
  const { askToSignOut, confirmation } = useSignOut();
  const closeAll = () => {
    closePalette();
    setListOpen(false);
    typedAhead.forget();
  };
  const typedAhead = useTypedAhead(isWaiting, closeAll);

  usePreloadWhenIdle(loadDialogs, setDialogs);
  const sayUnreachable = useEffectEvent(() => {
    closeAll();
    toast({
      title: "This could not be opened",
      description: "Check your connection and try again.",
      variant: "destructive",
    });
  });
  useEffect(() => {
    if (isWaiting) loadDialogs().then(setDialogs, () => sayUnreachable());
  }, [isWaiting]);

  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    const hasCommandKey = event.ctrlKey || event.metaKey;
    if (hasCommandKey && !event.shiftKey && event.key.toLowerCase() === "k") {
      if (!isPaletteOpen && isDialogOpen()) return;
      event.preventDefault();
      if (isPaletteOpen) closeAll();
      else openPalette();
    } else if (!hasCommandKey && event.key === "?" && !isTyping(event.target) && !isDialogOpen()) {
      event.preventDefault();
      setListOpen(true);
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
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
  if (!dialogs) return confirmation;
  const { CommandPalette, ShortcutsDialog } = dialogs;
  return (
    <>
      {isPaletteOpen && <CommandPalette typedAhead={typedAhead.text} onClose={closeAll} actions={actions} />}
      {confirmation}
      {isListOpen && <ShortcutsDialog onClose={closeAll} />}
    </>
  );
}

/** Whatever is in a dialog or menu comes first; leaving it unasked could cost what was typed there. */
function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null)
  );
}
