import { BookOpen } from "lucide-react";
import { lazy, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { palette } from "#web/platform/palette.ts";
import { NAVIGATION } from "./navigation.ts";

const CommandPalette = lazy(async () => ({
  default: (await import("#web/features/palette/command-palette.tsx")).CommandPalette,
}));
const ShortcutsDialog = lazy(async () => ({
  default: (await import("#web/features/palette/shortcuts-dialog.tsx")).ShortcutsDialog,
}));

/** Every screen, those that the sidebar leaves out, too. */
const SCREENS = [...NAVIGATION, { path: "/universal-orders", name: "Universal Orders", icon: BookOpen }];

/** The command palette on Ctrl/Cmd+K and the list of shortcuts on "?". Neither gets in the way of a dialog. */
export function KeyboardTools() {
  const isPaletteOpen = useSyncExternalStore(palette.subscribe, palette.isOpen);
  const [isListOpen, setListOpen] = useState(false);

  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    const hasCommandKey = event.ctrlKey || event.metaKey;
    if (hasCommandKey && !event.shiftKey && event.key.toLowerCase() === "k") {
      if (!isPaletteOpen && isDialogOpen()) return;
      event.preventDefault();
      palette.setOpen(!isPaletteOpen);
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
      palette.setOpen(false);
    };
  }, []);

  return (
    <Suspense>
      {isPaletteOpen && (
        <CommandPalette
          screens={SCREENS}
          onClose={() => palette.setOpen(false)}
          onShowShortcuts={() => setListOpen(true)}
        />
      )}
      {isListOpen && <ShortcutsDialog onClose={() => setListOpen(false)} />}
    </Suspense>
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
