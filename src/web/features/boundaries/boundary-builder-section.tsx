import { Card } from "#web/ui/card.tsx";
import { lazySection } from "#web/ui/lazy-section.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import { WHAT_A_BOUNDARY_IS } from "./boundary-form.rules.ts";

const Builder = lazySection(
  async () => (await import("./boundary-builder.tsx")).BoundaryBuilder,
  <Waiting className="grid gap-3">
    <Skeleton className="h-11 w-full" />
    <Skeleton className="h-40 w-full" />
  </Waiting>,
);

/** The boundary builder as a part of a page. */
export function BoundaryBuilderSection() {
  return (
    <Card title="Boundary Builder">
      <p className="mb-4 max-w-reading text-ink-2 text-sm">{WHAT_A_BOUNDARY_IS}</p>
      <Builder />
    </Card>
  );
}
