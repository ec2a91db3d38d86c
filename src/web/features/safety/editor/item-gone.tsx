import { useState } from "react";
import { Button } from "#web/ui/button.tsx";

interface ItemGoneProps {
  onAddAgain: () => Promise<void>;
  onDiscard: () => void;
}

/** Says that the item was deleted elsewhere while it was being edited. */
export function ItemGone({ onAddAgain, onDiscard }: ItemGoneProps) {
  const [pending, setPending] = useState(false);
  const add = async () => {
    setPending(true);
    await onAddAgain();
    setPending(false);
  };
  return (
    <div role="alert" className="grid gap-3 rounded-control bg-warning-tint p-3 text-warning-tint-ink sm:p-4">
      <p>This was deleted in another tab or on another device. What you wrote is still here.</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          pending={pending}
          pendingLabel="Adding..."
          onClick={() => void add()}
        >
          Add it again
        </Button>
        <Button variant="ghost" size="sm" onClick={onDiscard}>
          Let it go
        </Button>
      </div>
    </div>
  );
}
