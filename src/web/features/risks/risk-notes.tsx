import { useId } from "react";
import { RISK_NOTES_MAX, RISK_PATHS, type Risk } from "#shared/risks/risks.contract.ts";
import { useIsWaiting, WaitingMark } from "#web/features/offline/offline.sections.ts";
import { useAutosave } from "#web/platform/forms/use-autosave.ts";
import { Button } from "#web/ui/button.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { useLateFailure } from "#web/ui/use-late-failure.ts";
import { useChangeRisk } from "./risks.api.ts";

const REST_MS = 300;

/** Notes on a risk, saved while typing. */
export function RiskNotes({ risk }: { risk: Risk }) {
  const isWaiting = useIsWaiting(RISK_PATHS.one(risk.id));
  const change = useChangeRisk(risk);
  const { text, phase, error, type, save, discard, lateFailure } = useAutosave({
    name: `risk-notes:${risk.id}`,
    stored: risk.notes,
    save: (notes) => change({ notes }),
    restMs: REST_MS,
  });
  useLateFailure("Risk notes", lateFailure);
  const id = useId();
  return (
    <div className="grid gap-1.5 print:hidden">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-semibold">
          Notes<span className="sr-only"> on {risk.hazard}</span>
        </label>
        <span role="status" className="text-ink-2">
          {(phase === "saving" || phase === "typed") && "Saving..."}
          {phase === "saved" && !isWaiting && "Saved"}
        </span>
      </div>
      <Textarea
        id={id}
        minRows={1}
        value={text}
        maxLength={text.length > RISK_NOTES_MAX * 0.9 ? RISK_NOTES_MAX : undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={() => {
          if (phase === "typed") void save();
        }}
      />
      <WaitingMark target={RISK_PATHS.one(risk.id)} />
      {error && (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <p role="alert" className="min-w-0 flex-1 basis-48 text-danger text-sm">
            Not saved. {error.message}
          </p>
          <Button variant="ghost" size="sm" onClick={discard}>
            Undo changes
          </Button>
          <Button variant="secondary" size="sm" onClick={() => void save()}>
            Retry
          </Button>
        </div>
      )}
    </div>
  );
}
