import { Button } from "./button.tsx";

export interface KeptNoticeProps {
  isRestored: boolean;
  onDiscard: () => void;
}

/** Says where the words in a form come from, with the way to be rid of them. */
export function KeptNotice({ isRestored, onDiscard }: KeptNoticeProps) {
  return (
    <div role="status" className="empty:hidden">
      {isRestored && (
        <p className="flex flex-wrap items-center gap-x-2 text-ink-2 text-sm">
          Here is what you had started.
          <Button variant="link" size="sm" onClick={onDiscard}>
            Discard draft
          </Button>
        </p>
      )}
    </div>
  );
}
