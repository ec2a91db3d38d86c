import type { ReactNode } from "react";
import { Dialog } from "#web/ui/dialog.tsx";
import { Trends } from "./trends/trends.tsx";

export interface MoodTrendDialogProps {
  onClose: () => void;
  /** Buttons at the bottom. */
  footer?: ReactNode;
}

/** Mood, energy and stress over the last weeks, as on the Wellness page. */
export function MoodTrendDialog({ onClose, footer }: MoodTrendDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Mood Trend"
      description="From your own check-ins. Where a day or a week has several, you see the middle one."
      footer={footer}
    >
      <Trends />
    </Dialog>
  );
}
