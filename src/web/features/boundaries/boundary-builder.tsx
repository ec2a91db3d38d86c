import { SupportLine } from "#web/features/doctrine/doctrine.api.ts";
import { BoundaryForm } from "./boundary-form.tsx";
import { BoundaryList } from "./boundary-list.tsx";

/** Adds, edits and reviews boundaries. Safety comes first where stating one may be dangerous. */
export function BoundaryBuilder() {
  return (
    <div className="grid gap-6">
      <SupportLine
        isAboutAbuse
        title="If saying it could put you or someone else in danger, don't say it yet. Talk to someone first"
      />
      <section aria-label="New boundary">
        <h3 className="mb-3 text-base">Set a boundary</h3>
        <BoundaryForm />
      </section>
      <section aria-label="Your boundaries">
        <h3 className="mb-3 text-base">Your boundaries</h3>
        <BoundaryList />
      </section>
    </div>
  );
}
