import { useEffect, useState } from "react";
import type { Risk } from "#shared/risks/risks.contract.ts";
import { cellOf, type MatrixCell } from "#shared/risks/risks.rules.ts";
import { useAskedFor } from "#web/platform/shell/use-address.ts";
import { Button } from "#web/ui/button.tsx";
import { InSteps } from "#web/ui/in-steps.tsx";
import { RiskMatrix } from "./risk-matrix.tsx";
import { RiskRow } from "./risk-row.tsx";
import { countInWords, ratingInWords } from "./risk-words.rules.ts";

const PAGE_SIZE = 20;
/** As many rows as a phone draws without a pause. */
const AT_ONCE = 2;

interface OpenRisksProps {
  /** In display order. */
  risks: readonly Risk[];
  today: string;
  onEdit: (risk: Risk) => void;
}

/** The open risks below the matrix that filters them, twenty at a time. */
export function OpenRisks({ risks, today, onEdit }: OpenRisksProps) {
  const [cell, setCell] = useState<MatrixCell | null>(null);
  const [count, setCount] = useState(PAGE_SIZE);
  const asked = useAskedFor("risk", { isHere: (id) => risks.some((risk) => risk.id === id) });
  const shown = cell ? risks.filter((risk) => cellOf(risk) === cell) : risks;
  const left = shown.length - count;

  useEffect(() => {
    if (!asked) return;
    setCell(null);
    setCount(Number.POSITIVE_INFINITY);
  }, [asked]);

  const choose = (chosen: MatrixCell | null) => {
    setCell(chosen);
    setCount(PAGE_SIZE);
  };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <RiskMatrix risks={risks} chosen={cell} onChoose={choose} />
        <div className="grid min-w-0 flex-1 basis-52 grid-cols-1 justify-items-start gap-2">
          <p role="status" className="text-ink-2 text-sm">
            {cell
              ? `${countInWords(shown.length)} of ${risks.length}: ${ratingOf(cell)}`
              : `${countInWords(risks.length)} open. Choose a square to see only its risks.`}
          </p>
          {cell && (
            <Button variant="secondary" size="sm" onClick={() => choose(null)}>
              Clear filter
            </Button>
          )}
        </div>
      </div>
      <ul aria-label="Open risks" className="grid grid-cols-1 gap-3">
        <InSteps first={AT_ONCE} step={AT_ONCE}>
          {shown.slice(0, count).map((risk) => (
            <RiskRow
              key={risk.id}
              risk={risk}
              today={today}
              onEdit={onEdit}
              askedFor={asked?.value === risk.id ? asked : null}
            />
          ))}
        </InSteps>
      </ul>
      {cell && shown.length === 0 && <p className="py-4 text-ink-2">No open risks have this rating.</p>}
      {left > 0 && (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 print:hidden">
          <Button variant="secondary" onClick={() => setCount(count + PAGE_SIZE)}>
            Show more
          </Button>
          <span className="tabular text-ink-2 text-sm">{left} not shown yet</span>
        </div>
      )}
    </>
  );
}

function ratingOf(cell: MatrixCell): string {
  const [probability, severity] = cell as unknown as [Risk["probability"], Risk["severity"]];
  return ratingInWords({ probability, severity }).toLowerCase();
}
