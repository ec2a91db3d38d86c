import { useId } from "react";
import { RISK_NOTES_MAX, type Risk } from "#shared/risks/risks.contract.ts";
import { Button } from "#web/ui/button.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { useRiskNotes } from "./use-risk-notes.ts";

/** Notes on a risk, saved while they are typed. */
export function RiskNotes({ risk }: { risk: Risk }) {
  const { text, phase, message, type, save, discard } = useRiskNotes(risk);
  const id = useId();
  return (
    <div className="grid gap-1.5 print:hidden">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-semibold">
          Notes<span className="sr-only"> on {risk.hazard}</span>
        </label>
        <span role="status" className="text-ink-2">
          {(phase === "saving" || phase === "waiting") && "Saving..."}
          {phase === "saved" && "Saved"}
        </span>
      </div>
      <Textarea
        id={id}
        minRows={1}
        value={text}
        maxLength={text.length > RISK_NOTES_MAX * 0.9 ? RISK_NOTES_MAX : undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={() => {
          if (phase === "waiting") save();
        }}
      />
      {phase === "failed" && (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <p role="alert" className="min-w-0 flex-1 basis-48 text-danger text-sm">
            Not saved. {message}
          </p>
          <Button variant="ghost" size="sm" onClick={discard}>
            Undo changes
          </Button>
          <Button variant="secondary" size="sm" onClick={save}>
            Retry
          </Button>
        </div>
      )}
    </div>
  );
}
