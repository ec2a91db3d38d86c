import { Button } from "./button.tsx";

const WORDS = {
  restored: "Here's what you started.",
  discarded: "Draft discarded.",
  replaced: "Your earlier text was replaced.",
};

export interface DraftNoticeProps {
  notice: keyof typeof WORDS | null;
  onDiscard: () => void;
  onBringBack: () => void;
  className?: string;
}

/** Says that a form's text was restored, replaced or discarded, with a way to revert that. */
export function DraftNotice({ notice, onDiscard, onBringBack, className = "" }: DraftNoticeProps) {
  const isRestored = notice === "restored";
  return (
    <div role="status" className={`empty:hidden ${className}`}>
      {notice && (
        <p className="flex flex-wrap items-center gap-x-2 text-ink-2 text-sm">
          {WORDS[notice]}
          <Button variant="link" size="sm" onClick={isRestored ? onDiscard : onBringBack}>
            {isRestored ? "Discard draft" : "Bring it back"}
          </Button>
        </p>
      )}
    </div>
  );
}
