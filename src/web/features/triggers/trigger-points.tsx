import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { inOrderOfUrgency } from "#shared/triggers/triggers.rules.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { useAskedFor } from "#web/platform/shell/use-address.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { lazyDialog } from "#web/ui/lazy-dialog.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TriggerRow } from "./trigger-row.tsx";
import { useTriggers } from "./triggers.api.ts";

const TriggerDialog = lazyDialog(async () => (await import("./trigger-dialog.tsx")).TriggerDialog);
const TrippedDialog = lazyDialog(async () => (await import("./tripped-dialog.tsx")).TrippedDialog);

/** The open dialog. */
type Open = { dialog: "new" } | { dialog: "edit" | "trip"; id: string } | null;

/** The trigger points of an objective or, without one, all of the person's. New ones are added for the same. */
export function TriggerPoints({ objectiveId }: { objectiveId?: string }) {
  const { data, error, isFetching, refetch } = useTriggers();
  const [open, setOpen] = useState<Open>(null);
  const isOnObjective = objectiveId !== undefined;
  const card = useRef<HTMLElement>(null);
  useAskedFor("open", {
    isHere: (value) => value === "triggers" && !isOnObjective,
    onAsked: () => {
      card.current?.scrollIntoView({ block: "start" });
      card.current?.focus({ preventScroll: true });
    },
  });
  useAskedFor("new", {
    isHere: (value) => value === "trigger" && !isOnObjective,
    onAsked: () => setOpen({ dialog: "new" }),
  });

  const shown = inOrderOfUrgency(
    (data ?? []).filter((trigger) => !isOnObjective || trigger.objectiveId === objectiveId),
  );
  const chosen = open && "id" in open ? shown.find(({ id }) => id === open.id) : undefined;

  const add = (
    <Button variant="secondary" size="sm" onClick={() => setOpen({ dialog: "new" })}>
      <Plus aria-hidden="true" className="size-4" />
      Set a trigger point
    </Button>
  );

  const content = (
    <>
      {error && (
        <ErrorState
          message={sentenceOf(error, "Couldn't load the trigger points.")}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {!data && !error && <Waiting />}
      {data && shown.length === 0 && (
        <p className="text-ink-2">
          {isOnObjective
            ? "Decide now what would make you change this plan, and what you'd do."
            : "Decide while things are calm: if this reaches that point, then I'll do this."}
        </p>
      )}
      {shown.length > 0 && (
        <ul aria-label="Trigger points">
          {shown.map((trigger) => (
            <TriggerRow
              key={trigger.id}
              trigger={trigger}
              showsObjective={!isOnObjective}
              onTrip={() => setOpen({ dialog: "trip", id: trigger.id })}
              onEdit={() => setOpen({ dialog: "edit", id: trigger.id })}
            />
          ))}
        </ul>
      )}
      <TriggerDialog
        isOpen={open?.dialog === "new"}
        trigger={null}
        objectiveId={objectiveId ?? null}
        onClose={() => setOpen(null)}
      />
      {chosen && (
        <>
          <TriggerDialog
            isOpen={open?.dialog === "edit"}
            trigger={chosen}
            objectiveId={chosen.objectiveId}
            onClose={() => setOpen(null)}
          />
          <TrippedDialog isOpen={open?.dialog === "trip"} trigger={chosen} onClose={() => setOpen(null)} />
        </>
      )}
    </>
  );
  if (!isOnObjective) {
    return (
      <Card
        ref={card}
        tabIndex={-1}
        title="Trigger points"
        aside={add}
        className="scroll-mt-20 outline-none md:scroll-mt-6"
      >
        {content}
      </Card>
    );
  }
  return (
    <section aria-label="Trigger points">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-sm">Trigger points</h3>
        {add}
      </div>
      {content}
    </section>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-3 py-2">
      <span role="status" className="sr-only">
        Loading trigger points
      </span>
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-3/5" />
    </div>
  );
}
