import { Card } from "#web/ui/card.tsx";
import { BoundaryBuilder } from "./boundary-builder.tsx";
import { WHAT_A_BOUNDARY_IS } from "./boundary-form.rules.ts";

/** The boundary builder as a part of a page. */
export function BoundaryBuilderSection() {
  return (
    <Card id="boundary-builder" title="Boundary Builder">
      <p className="mb-4 max-w-[65ch] text-ink-2 text-sm">{WHAT_A_BOUNDARY_IS}</p>
      <BoundaryBuilder />
    </Card>
  );
}
