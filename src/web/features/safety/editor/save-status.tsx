import { sentenceOf } from "#web/platform/http/api-client.ts";
import { formatTime } from "#web/platform/time/format-date.ts";
import { textLinkClass } from "#web/ui/text-link.ts";
import type { SaveState } from "./item-editing.rules.ts";

interface SaveStatusProps {
  state: SaveState;
  onRetry: () => void;
}

/** The save status of the text. */
export function SaveStatus({ state, onRetry }: SaveStatusProps) {
  const failed = state.kind === "failed";
  return (
    <div className="flex min-h-9 min-w-0 flex-1 basis-full flex-wrap sm:basis-40 items-center gap-x-2 text-sm">
      <p role="status" className={failed ? "sr-only" : "text-ink-2"}>
        {WORDS[state.kind]}
        {state.kind === "saved" && ` ${formatTime(state.at)}`}
      </p>
      {failed && (
        <>
          <p role="alert" className="min-w-0 text-danger">
            {sentenceOf(state.error, "Failed to save changes")}
          </p>
          <button
            type="button"
            onClick={onRetry}
            className={`${textLinkClass} min-h-9 rounded-chip px-1 pointer-coarse:min-h-11`}
          >
            Retry
          </button>
        </>
      )}
    </div>
  );
}

const WORDS: Readonly<Record<SaveState["kind"], string>> = {
  untouched: "",
  unsaved: "Not saved yet",
  saving: "Saving...",
  saved: "Saved",
  // The line about queued changes says so.
  kept: "",
  refused: "Not saved. See the fields marked above.",
  failed: "",
  conflict: "Not saved: changed in two places",
  gone: "",
};
