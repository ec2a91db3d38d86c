import { createPortal } from "react-dom";
import type { Risk } from "#shared/risks/risks.contract.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { formatDay, formatFullDay } from "#web/platform/time/format-date.ts";
import { ratingInWords, STATUS_WORDS } from "./risk-words.rules.ts";

interface AnalysisSheetProps {
  /** In print order. */
  risks: readonly Risk[];
  today: string;
}

/** The open risks as a printed safety analysis. Invisible on screen. */
export function AnalysisSheet({ risks, today }: AnalysisSheetProps) {
  const { username } = useCurrentUser();
  return createPortal(
    <div className="hidden text-sm print:block">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h1 className="text-xl">Incident Action Plan Safety Analysis</h1>
        <p className="shrink-0">Modeled on the ICS 215A</p>
      </div>
      <p className="mb-3">
        Prepared by {username} on {formatFullDay(today)}
      </p>
      <table className="w-full table-fixed border-collapse text-left align-top [&_td]:border [&_td]:border-ink [&_td]:p-2 [&_th]:border [&_th]:border-ink [&_th]:p-2">
        <thead>
          <tr>
            <th scope="col" className="w-1/5">
              Incident area
            </th>
            <th scope="col">Hazards / risks</th>
            <th scope="col">Mitigations</th>
          </tr>
        </thead>
        <tbody>
          {risks.map((risk) => (
            <tr key={risk.id} className="align-top">
              <td>{risk.context}</td>
              <td>
                <p className="font-semibold">{risk.hazard}</p>
                <p>{ratingInWords(risk)}</p>
              </td>
              <td>
                <p className="whitespace-pre-wrap">{risk.mitigation}</p>
                <p>{lineOf(risk)}</p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}

function lineOf({ status, owner, reviewDate }: Risk): string {
  return [STATUS_WORDS[status], owner && `owner ${owner}`, reviewDate && `review on ${formatDay(reviewDate)}`]
    .filter(Boolean)
    .join(", ");
}
