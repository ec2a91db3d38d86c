import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

export interface WatchOutFactsProps {
  facts: readonly string[];
  /** Under the facts: what can be done about them. */
  children?: ReactNode;
}

/** Why a watch-out fits now: what the person recorded. */
export function WatchOutFacts({ facts, children }: WatchOutFactsProps) {
  return (
    <div className="flex min-w-0 gap-2.5 rounded-control bg-warning-tint px-3 py-2.5 text-sm text-warning-tint-ink">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-warning" />
      <div className="min-w-0">
        <p className="font-semibold">Fits what you recorded</p>
        <ul className="mt-0.5 grid gap-1">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {children}
      </div>
    </div>
  );
}
