import { Plus, Printer } from "lucide-react";
import { useId, useState } from "react";
import type { Risk } from "#shared/risks/risks.contract.ts";
import { inOrderOfAttention, isOpen } from "#shared/risks/risks.rules.ts";
import { ExportButton } from "#web/features/downloads/downloads.sections.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { useAskedFor } from "#web/platform/shell/use-address.ts";
import { useOwnDay } from "#web/platform/time/use-own-day.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AnalysisSheet } from "./analysis-sheet.tsx";
import { RiskDialog } from "./lazy-risk-dialog.tsx";
import { OpenRisks } from "./open-risks.tsx";
import { useRisks } from "./risks.api.ts";
import { useSheetPrinting } from "./use-sheet-printing.ts";

/** All open risks, with buttons to add one and to print them as an analysis. */
export function RiskLog() {
  const { data: risks, error, isPending, isFetching, refetch } = useRisks();
  const { today } = useOwnDay();
  const [edited, setEdited] = useState<Risk | "new" | null>(null);
  const { isPrinting, print } = useSheetPrinting();
  const titleId = useId();
  useAskedFor("new", { isHere: (value) => value === "risk", onAsked: () => setEdited("new") });
  const open = risks && inOrderOfAttention(risks.filter(isOpen), today);

  const addButton = (
    <Button variant="secondary" onClick={() => setEdited("new")}>
      <Plus aria-hidden="true" className="size-4.5" />
      Add risk
    </Button>
  );
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="min-w-0 text-xl">
          Risk Log
        </h2>
        {open && open.length > 0 && (
          <div className="flex flex-wrap gap-2 print:hidden">
            <Button variant="ghost" onClick={print}>
              <Printer aria-hidden="true" className="size-4.5" />
              Print 215A
            </Button>
            <ExportButton type="risks" what="risks" />
            {addButton}
          </div>
        )}
      </div>
      {isPending && <LogSkeleton />}
      {error && !risks && (
        <ErrorState
          title="Couldn't load your risks"
          message={sentenceOf(error)}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {open?.length === 0 && (
        <EmptyState
          level={3}
          title="No open risks"
          text="Write down what could go wrong, how likely it is, how bad it would be, and what you can do about it. Then you don't have to keep it all in your head."
          action={addButton}
        />
      )}
      {open && open.length > 0 && <OpenRisks risks={open} today={today} onEdit={setEdited} />}
      <RiskDialog
        isOpen={edited !== null}
        risk={edited === "new" ? null : edited}
        onClose={() => setEdited(null)}
      />
      {isPrinting && open && <AnalysisSheet risks={open} today={today} />}
    </section>
  );
}

function LogSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <span role="status" className="sr-only">
        Loading
      </span>
      {[1, 2].map((risk) => (
        <div
          key={risk}
          data-testid="skeleton-card"
          aria-hidden="true"
          className="grid gap-3 rounded-card border border-hairline bg-card p-5"
        >
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-4 w-48 max-w-full" />
          <Skeleton className="h-11 w-full" />
        </div>
      ))}
    </div>
  );
}
