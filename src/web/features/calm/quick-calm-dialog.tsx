import { useLocation } from "wouter";
import { CALM } from "#shared/doctrine/calm.content.ts";
import type { CalmEnd } from "#shared/doctrine/calm.rules.ts";
import { useHasScreen } from "#web/platform/shell/screens.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { QuickCalm } from "./quick-calm.tsx";

export interface QuickCalmDialogProps {
  onClose: () => void;
}

const ECHO = `/echo?${new URLSearchParams({ context: "I just did the 60 Second Reset, and I'd like to keep talking." })}`;

/** The 60 Second Reset. Escape closes it at any time, and nothing is stored. */
export function QuickCalmDialog({ onClose }: QuickCalmDialogProps) {
  const [, navigate] = useLocation();
  const hasScreen = useHasScreen();
  const end = (how: CalmEnd) => {
    onClose();
    if (how !== "keep-talking") return;
    if (hasScreen(ECHO)) navigate(ECHO);
    else {
      toast({
        title: "Quick Calm is here whenever you need it",
        description: "Talking to someone you trust can help too.",
      });
    }
  };
  return (
    <Dialog open onOpenChange={onClose} title={CALM.title} description={CALM.subtitle}>
      <QuickCalm onEnd={end} />
    </Dialog>
  );
}
