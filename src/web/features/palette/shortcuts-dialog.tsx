import { commandKeyName } from "#web/platform/device/keyboard.ts";
import { setSingleKeys, useSingleKeys } from "#web/platform/device/single-keys.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Switch } from "#web/ui/switch.tsx";

const SHORTCUTS: readonly { keys: readonly string[]; what: string }[] = [
  { keys: ["Command", "K"], what: "Find or create, anywhere" },
  { keys: ["N"], what: "New objective" },
  { keys: ["Command", "Enter"], what: "Create the objective you're writing" },
  { keys: ["?"], what: "Show these shortcuts" },
  { keys: ["Command", "S"], what: "Save the text you're editing" },
  { keys: ["Esc"], what: "Save the text you're editing, or close what's open" },
  { keys: ["F8"], what: "Go to the message at the edge of the screen, for Undo or Retry" },
  { keys: ["Tab"], what: "Go to the next control. At the top of a page, skip to its content" },
  { keys: ["↑", "↓"], what: "Move through a list, a menu, milestones, or objectives in your own order" },
];

/** What the keyboard can do beyond Tab and Enter. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const commandKey = commandKeyName();
  const areSingleKeysOn = useSingleKeys();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Keyboard shortcuts"
      size="sm"
    >
      <dl className="grid">
        {SHORTCUTS.map(({ keys, what }) => (
          <div key={what} className="flex items-center justify-between gap-4 border-hairline border-b py-2.5">
            <dt className="order-2 flex shrink-0 gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-8 rounded-chip border border-control-edge px-1.5 py-0.5 text-center font-sans text-sm"
                >
                  {key === "Command" ? commandKey : key}
                </kbd>
              ))}
            </dt>
            <dd className="min-w-0">{what}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-2">
        <Switch label="Single-key shortcuts" isOn={areSingleKeysOn} onChange={setSingleKeys} />
      </div>
    </Dialog>
  );
}
