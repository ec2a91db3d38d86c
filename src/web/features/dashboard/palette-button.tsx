import { Search } from "lucide-react";
import { commandKeyName } from "#web/platform/device/keyboard.ts";
import { openPalette } from "#web/platform/shell/palette.ts";
import { Button } from "#web/ui/button.tsx";

/** Opens the command palette, and shows the keys that open it anywhere. */
export function PaletteButton() {
  const key = commandKeyName();
  return (
    <Button
      variant="secondary"
      aria-haspopup="dialog"
      aria-keyshortcuts={key === "⌘" ? "Meta+K" : "Control+K"}
      onClick={() => openPalette()}
    >
      <Search aria-hidden="true" className="size-4.5" />
      Find or create
      <span aria-hidden="true" className="font-normal text-ink-2 pointer-coarse:hidden">
        {key} K
      </span>
    </Button>
  );
}
