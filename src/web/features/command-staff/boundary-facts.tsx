import { Suspense, useState } from "react";
import { BoundaryDialog } from "#web/features/boundaries/boundaries.sections.ts";
import { usePreloadWhenIdle } from "#web/platform/shell/use-preload-when-idle.ts";
import { Button } from "#web/ui/button.tsx";
import { RoleFact } from "./role-fact.tsx";

/** How many boundaries there are, and the way to them. */
export function BoundaryFacts({ count }: { count: number }) {
  usePreloadWhenIdle(BoundaryDialog.preload);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RoleFact name="Boundaries">{count}</RoleFact>
      <Button variant="secondary" size="sm" className="mt-1 print:hidden" onClick={() => setOpen(true)}>
        Manage Boundaries
      </Button>
      <Suspense>{isOpen && <BoundaryDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
