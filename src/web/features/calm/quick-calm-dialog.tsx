import { useLocation } from "wouter";
import { CALM } from "#shared/doctrine/calm.content.ts";
import type { CalmEnd } from "#shared/doctrine/calm.rules.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { QuickCalm } from "./quick-calm.tsx";

export interface QuickCalmDialogProps {
  onClose: () => void;
}

const ECHO = `/echo?${new URLSearchParams({ context: "I just did the 60 Second Reset, and I'd like to keep talking." })}`;

/** The 60 Second Reset. Escape closes it at any time, and nothing is stored. */
export function QuickCalmDialog({ onClose }: QuickCalmDialogProps) {
  const [, navigate] = useLocation();
  const end = (how: CalmEnd) => {
    onClose();
    if (how === "keep-talking") navigate(ECHO);
  };
  return (
    <Dialog open onOpenChange={onClose} title={CALM.title} description={CALM.subtitle}>
      <QuickCalm onEnd={end} />
    </Dialog>
  );
}
