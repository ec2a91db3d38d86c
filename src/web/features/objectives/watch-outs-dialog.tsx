import { useEffect, useState } from "react";
import type { WatchOutMatch } from "#shared/doctrine/watch-out.rules.ts";
import { ScreenLink } from "#web/platform/shell/screen-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Dialog } from "#web/ui/dialog.tsx";

interface WatchOutsDialogProps {
  /** At least one, the strongest first. */
  matches: readonly WatchOutMatch[];
  onClose: () => void;
}

/** The watch-outs that match the texts of a new objective. A thought to consider, never a verdict. */
export function WatchOutsDialog({ matches, onClose }: WatchOutsDialogProps) {
  const [isOpen, setOpen] = useState(false);
  // Opened after the previous dialog has returned the focus, so that this one can return it too.
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true));
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Consider These Watch Outs"
      description="Your objective is saved. Some of your words often go with these Watch Outs. Take what fits and leave the rest."
      footer={
        <>
          <ScreenLink href="/safety" className={buttonClass({ variant: "secondary" })}>
            Review on Safety Page
          </ScreenLink>
          <Button onClick={onClose}>Got It</Button>
        </>
      }
    >
      <ul className="grid gap-3">
        {matches.map(({ watchOut, matched }) => (
          <li key={watchOut.id} className="rounded-card border border-hairline p-3 sm:p-4">
            <h3 className="font-normal font-serif text-lg tracking-normal">
              W{watchOut.id} · {watchOut.title}
            </h3>
            <p className="mt-0.5 text-ink-2">{watchOut.intent}</p>
            <p className="mt-2 text-ink-3 text-sm">
              You wrote: {matched.map((words) => `“${words}”`).join(", ")}
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
