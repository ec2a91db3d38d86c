import { useState } from "react";
import { BoundaryDialog } from "#web/features/boundaries/boundaries.sections.ts";
import { Button } from "#web/ui/button.tsx";
import { RoleFact } from "./role-fact.tsx";

/** The number of boundaries, with a link to them. */
export function BoundaryFacts({ count }: { count: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <RoleFact name="Boundaries">{count}</RoleFact>
      <Button
        variant="secondary"
        size="sm"
        className="mt-1 w-full print:hidden"
        onClick={() => setOpen(true)}
      >
        Manage Boundaries
      </Button>
      <BoundaryDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
