import { Button } from "#web/ui/button.tsx";
import type { ObjectiveForm } from "./objective-form.rules.ts";
import type { FormNotice } from "./use-objective-form.ts";

const WORDS: Record<FormNotice["reason"], string> = {
  restored: "Here is what you had started.",
  discarded: "The draft is gone.",
  replaced: "The template took the place of what you had written.",
};

interface DraftNoticeProps {
  notice: FormNotice | null;
  onDiscard: () => void;
  onBringBack: (before: ObjectiveForm) => void;
}

/** A quiet line about where the words in the form come from or went, with the way back. */
export function DraftNotice({ notice, onDiscard, onBringBack }: DraftNoticeProps) {
  const before = notice?.before;
  return (
    <div role="status" className="empty:hidden">
      {notice && (
        <p className="flex flex-wrap items-center gap-x-2 text-ink-2 text-sm">
          {WORDS[notice.reason]}
          {before ? (
            <Button variant="link" size="sm" onClick={() => onBringBack(before)}>
              Bring it back
            </Button>
          ) : (
            <Button variant="link" size="sm" onClick={onDiscard}>
              Discard draft
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
