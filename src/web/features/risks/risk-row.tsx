import { Pencil } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { type Risk, riskStatusSchema } from "#shared/risks/risks.contract.ts";
import type { Asked } from "#web/platform/shell/use-address.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { useFocusNeighbor } from "#web/ui/use-focus-neighbor.ts";
import { DeleteRiskButton } from "./delete-risk-button.tsx";
import { RiskFacts, RiskRating } from "./risk-facts.tsx";
import { RiskNotes } from "./risk-notes.tsx";
import { STATUS_OPTIONS } from "./risk-words.rules.ts";
import { useSetStatus } from "./risks.api.ts";

interface RiskRowProps {
  risk: Risk;
  today: string;
  onEdit: (risk: Risk) => void;
  /** Scrolls to it and focuses it, because a link led to it. */
  askedFor: Asked | null;
}

/** An open risk with its actions. */
export function RiskRow({ risk, today, onEdit, askedFor }: RiskRowProps) {
  const setStatus = useSetStatus(risk);
  const titleId = useId();
  const row = useRef<HTMLLIElement>(null);
  const article = useRef<HTMLElement>(null);
  useFocusNeighbor(row);

  useEffect(() => {
    if (!askedFor) return;
    article.current?.focus({ preventScroll: true });
    article.current?.scrollIntoView({ block: "center" });
  }, [askedFor]);

  return (
    <li ref={row} className="rounded-card border border-hairline bg-card shadow-card">
      <article
        ref={article}
        tabIndex={-1}
        aria-labelledby={titleId}
        className="grid grid-cols-1 gap-3 rounded-card p-4 sm:p-5"
      >
        <div className="flex items-start gap-x-2">
          <div className="grid min-w-0 flex-1 grid-cols-1 gap-1.5">
            <h3 id={titleId} className="text-base">
              {risk.hazard}
            </h3>
            <RiskRating risk={risk} />
          </div>
          <div className="-mt-2 -mr-2 flex shrink-0 print:hidden">
            <IconButton label={`Edit ${risk.hazard}`} icon={Pencil} onClick={() => onEdit(risk)} />
            <DeleteRiskButton risk={risk} question="Are you sure you want to delete this risk?" />
          </div>
        </div>
        {risk.mitigation && (
          <p className="max-w-reading whitespace-pre-wrap">
            <span className="font-semibold">Mitigation: </span>
            {risk.mitigation}
          </p>
        )}
        <RiskFacts risk={risk} today={today} />
        <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <div className="grid gap-1.5">
            <label htmlFor={`${titleId}-status`} className="font-semibold text-sm">
              Status<span className="sr-only"> of {risk.hazard}</span>
            </label>
            <NativeSelect
              id={`${titleId}-status`}
              options={STATUS_OPTIONS}
              value={risk.status}
              onChange={({ target }) => void setStatus(riskStatusSchema.parse(target.value))}
            />
          </div>
          <RiskNotes risk={risk} />
        </div>
      </article>
    </li>
  );
}
