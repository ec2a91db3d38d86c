import { Fence } from "lucide-react";
import { useState } from "react";
import { BOUNDARY_PATHS } from "#shared/boundaries/boundaries.contract.ts";
import { useCreateBoundary } from "#web/features/boundaries/boundaries.api.ts";
import { BoundaryDialog } from "#web/features/boundaries/boundaries.sections.ts";
import { ScreenLink } from "#web/platform/shell/screen-link.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";
import { OfferFrame } from "./offer-frame.tsx";
import { type OfferOf, useOffer } from "./use-offer.ts";

export function BoundaryOffer({ state, onState, proposal: { id, fields } }: OfferOf<"boundary">) {
  const { mutateAsync: create } = useCreateBoundary();
  const { added, dismiss, markAdded } = useOffer(onState);
  const add = async () => {
    const stored = await create(fields);
    added({
      title: "Boundary created",
      isSent: stored !== null,
      path: stored && BOUNDARY_PATHS.one(stored.id),
      shownIn: [[BOUNDARY_PATHS.list]],
    });
  };
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <OfferFrame
        icon={Fence}
        kind="Boundary"
        title={fields.name}
        facts={[
          ["Statement", fields.statement],
          ["Context", fields.context],
        ]}
        state={state}
        onAdd={add}
        onEdit={() => setEditing(true)}
        onDismiss={dismiss}
        place={
          <ScreenLink href="/wellness?open=boundaries" className={textLinkClass}>
            Open your boundaries
          </ScreenLink>
        }
      />
      <BoundaryDialog
        isOpen={isEditing}
        begun={{
          name: `echo:${id}`,
          values: {
            name: fields.name,
            type: fields.type,
            statement: fields.statement,
            context: fields.context ?? "",
          },
        }}
        onClose={() => setEditing(false)}
        onCreated={() => {
          markAdded();
          setEditing(false);
        }}
      />
    </>
  );
}
