import { type KeyboardEvent, useRef } from "react";
import { RISK_LEVELS, type Risk, type RiskLevel, type RiskPriority } from "#shared/risks/risks.contract.ts";
import { cellOf, type MatrixCell, priorityOf } from "#shared/risks/risks.rules.ts";
import { cx } from "#web/ui/cx.ts";
import { countInWords, LEVEL_WORDS, ratingInWords } from "./risk-words.rules.ts";

interface RiskMatrixProps {
  risks: readonly Risk[];
  chosen: MatrixCell | null;
  onChoose: (cell: MatrixCell | null) => void;
}

const ROWS: readonly RiskLevel[] = ["H", "M", "L"];
const STEPS: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const looks: Record<RiskPriority, string> = {
  high: "bg-danger-tint text-danger-tint-ink",
  med: "bg-warning-tint text-warning-tint-ink",
  low: "bg-good-tint text-good-tint-ink",
};

/** The number of risks of each probability and severity. A press filters by one cell, a second removes the filter. */
export function RiskMatrix({ risks, chosen, onChoose }: RiskMatrixProps) {
  const table = useRef<HTMLTableElement>(null);
  const counts = new Map<MatrixCell, number>();
  for (const risk of risks) counts.set(cellOf(risk), (counts.get(cellOf(risk)) ?? 0) + 1);

  const move = (event: KeyboardEvent, row: number, column: number) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const [down, right] = step;
    const rows = table.current?.querySelectorAll("tbody tr");
    rows?.[row + down]?.querySelectorAll("button")[column + right]?.focus();
  };

  return (
    <table ref={table} className="w-full max-w-md table-fixed border-separate border-spacing-1 text-center">
      <caption className="sr-only">Open risks by probability and severity</caption>
      <thead>
        <tr className="text-ink-2 text-xs">
          <th scope="col" className="w-[4.5rem] pr-1 text-left align-bottom font-normal">
            Probability
          </th>
          {RISK_LEVELS.map((severity) => (
            <th key={severity} scope="col" className="font-normal">
              <span className="block text-[0.6875rem] leading-tight">
                {severity === "M" ? "Severity" : "\u00a0"}
              </span>
              {LEVEL_WORDS[severity]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((probability, row) => (
          <tr key={probability}>
            <th scope="row" className="pr-1 text-left font-normal text-ink-2 text-xs">
              {LEVEL_WORDS[probability]}
            </th>
            {RISK_LEVELS.map((severity, column) => {
              const cell: MatrixCell = `${probability}${severity}`;
              const count = counts.get(cell) ?? 0;
              const isChosen = chosen === cell;
              return (
                <td key={cell}>
                  <button
                    type="button"
                    aria-pressed={isChosen}
                    aria-label={`${countInWords(count)}: ${ratingInWords({ probability, severity }).toLowerCase()}`}
                    onClick={() => onChoose(isChosen ? null : cell)}
                    onKeyDown={(event) => move(event, row, column)}
                    className={cx(
                      "tabular h-12 w-full rounded-control border text-lg transition-colors",
                      looks[priorityOf({ probability, severity })],
                      count > 0 ? "font-semibold" : "text-ink-2",
                      isChosen ? "border-2 border-ink" : "border-transparent hover:border-ink-2",
                    )}
                  >
                    {count}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
