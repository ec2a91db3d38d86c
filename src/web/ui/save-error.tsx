import { Button } from "./button.tsx";

export type SaveErrorProps = {
  /** `canRetry` is false when the text itself is the reason. */
  error: { message: string; canRetry: boolean };
  onRetry: () => void;
  onDiscard: () => void;
};

/** Why a text was not saved, with both options. Its buttons do not take the focus, so that the editor stays open. */
export function SaveError({ error, onRetry, onDiscard }: SaveErrorProps) {
  const keepFocus = { onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault() };
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <p role="alert" className="min-w-0 flex-1 basis-48 text-danger text-sm">
        {error.message}
      </p>
      <Button variant="ghost" size="sm" onClick={onDiscard} {...keepFocus}>
        Undo changes
      </Button>
      {error.canRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry} {...keepFocus}>
          Retry
        </Button>
      )}
    </div>
  );
}
