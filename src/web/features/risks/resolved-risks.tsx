import { RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Risk } from "#shared/risks/risks.contract.ts";
import { isOpen } from "#shared/risks/risks.rules.ts";
import { type Asked, useAskedFor } from "#web/platform/shell/use-address.ts";
import { useOwnDay } from "#web/platform/time/use-own-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Collapsible } from "#web/ui/collapsible.tsx";
import { useFocusNeighbor } from "#web/ui/use-focus-neighbor.ts";
import { DeleteRiskButton } from "./delete-risk-button.tsx";
import { RiskFacts } from "./risk-facts.tsx";
import { ratingInWords } from "./risk-words.rules.ts";
import { useRisks, useSetStatus } from "./risks.api.ts";

/** The resolved risks, collapsed, each with a way to reopen it. Nothing while there are none. */
export function ResolvedRisks() {
  const { data: risks } = useRisks();
  const { today } = useOwnDay();
  const [isUnfolded, setUnfolded] = useState(false);
  const resolved = risks?.filter((risk) => !isOpen(risk)) ?? [];
  const asked = useAskedFor("risk", { isHere: (id) => resolved.some((risk) => risk.id === id) });

  useEffect(() => {
    if (asked) setUnfolded(true);
  }, [asked]);

  if (resolved.length === 0) return null;
  return (
    <Collapsible
      level={2}
      title={`Resolved Risks (${resolved.length})`}
      open={isUnfolded}
      onOpenChange={setUnfolded}
    >
      <ul aria-label="Resolved risks" className="grid grid-cols-1 gap-3">
        {resolved.map((risk) => (
          <ResolvedRisk
            key={risk.id}
            risk={risk}
            today={today}
            askedFor={asked?.value === risk.id ? asked : null}
          />
        ))}
      </ul>
    </Collapsible>
  );
}

interface ResolvedRiskProps {
  risk: Risk;
  today: string;
  askedFor: Asked | null;
}

function ResolvedRisk({ risk, today, askedFor }: ResolvedRiskProps) {
  const setStatus = useSetStatus(risk);
  const row = useRef<HTMLLIElement>(null);
  useFocusNeighbor(row);

  useEffect(() => {
    if (!askedFor) return;
    row.current?.querySelector("button")?.focus({ preventScroll: true });
    row.current?.scrollIntoView({ block: "center" });
  }, [askedFor]);

  return (
    <li
      ref={row}
      className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-card border border-hairline bg-card p-4"
    >
      <div className="grid min-w-0 flex-1 basis-60 grid-cols-1 gap-1">
        <h3 className="text-base">{risk.hazard}</h3>
        <p className="text-ink-2 text-sm">{ratingInWords(risk)}</p>
        {risk.mitigation && <p className="max-w-reading whitespace-pre-wrap text-sm">{risk.mitigation}</p>}
        {risk.notes && <p className="max-w-reading whitespace-pre-wrap text-ink-2 text-sm">{risk.notes}</p>}
        <RiskFacts risk={risk} today={today} />
      </div>
      <div className="flex shrink-0 items-center gap-1 print:hidden">
        <Button variant="secondary" onClick={() => void setStatus("identified")}>
          <RotateCcw aria-hidden="true" className="size-4.5" />
          Reopen
          <span className="sr-only"> {risk.hazard}</span>
        </Button>
        <DeleteRiskButton
          risk={risk}
          question="Are you sure you want to permanently delete this resolved risk?"
        />
      </div>
    </li>
  );
}
