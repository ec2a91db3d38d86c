import { useState } from "react";
import type { Boundary } from "#shared/boundaries/boundaries.contract.ts";
import { Collapsible } from "#web/ui/collapsible.tsx";
import { reviewsInWords } from "./boundary-reviews.format.ts";
import { ReviewButtons } from "./review-buttons.tsx";
import { ReviewHistory } from "./review-history.tsx";

/** Asks how it went, each time, and says how often it was kept. */
export function BoundaryReviews({ boundary }: { boundary: Boundary }) {
  const words = reviewsInWords(boundary);
  const [isOpen, setOpen] = useState(false);
  const { name } = boundary;
  return (
    <div className="mt-3 grid gap-1">
      <ReviewButtons boundary={boundary} question="How did it go?" label={`How did it go with ${name}?`} />
      {(words || isOpen) && (
        <Collapsible
          title={<span className="tabular font-normal text-ink-2 text-sm">{words || "No answers yet"}</span>}
          open={isOpen}
          onOpenChange={setOpen}
        >
          <ReviewHistory boundary={boundary} />
        </Collapsible>
      )}
    </div>
  );
}
