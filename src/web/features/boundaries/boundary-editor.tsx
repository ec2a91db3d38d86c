import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Boundary } from "#shared/boundaries/boundaries.contract.ts";
import { ApiError } from "#web/platform/http/api-client.ts";
import { useSingleFlight } from "#web/platform/shell/use-single-flight.ts";
import { Button } from "#web/ui/button.tsx";
import { KeptNotice } from "#web/ui/kept-notice.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { useUpdateBoundary } from "./boundaries.api.ts";
import { BoundaryFields } from "./boundary-fields.tsx";
import {
  editDraftName,
  editDraftSchema,
  editFormOf,
  type Refusals,
  refusalsOfEdit,
} from "./boundary-form.rules.ts";
import { useKeptForm } from "./use-kept-form.ts";

interface BoundaryEditorProps {
  boundary: Boundary;
  onClose: () => void;
}

/** Changes a boundary in its place in the list. What is typed stays on this device until it is stored or cancelled. */
export function BoundaryEditor({ boundary, onClose }: BoundaryEditorProps) {
  const form = useKeptForm(editDraftName(boundary.id), editDraftSchema, editFormOf(boundary));
  const { mutateAsync: update, isPending } = useUpdateBoundary(boundary.id);
  const [refusals, setRefusals] = useState<Refusals>({});
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => name.current?.focus(), []);

  const close = () => {
    form.reset();
    onClose();
  };
  const change: typeof form.change = (changes) => {
    setRefusals({});
    form.change(changes);
  };
  const send = useSingleFlight(async () => {
    const found = refusalsOfEdit(form.values);
    setRefusals(found);
    const first = Object.values(found)[0];
    if (first !== undefined) {
      return void toast({ title: "Validation Error", description: first, variant: "destructive" });
    }
    try {
      await update(form.values);
      toast({ title: "Boundary updated" });
      close();
    } catch (error) {
      if (error instanceof ApiError) setRefusals(error.fields);
      toast({ title: "Error", description: "Failed to update boundary.", variant: "destructive" });
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <form onSubmit={submit} noValidate aria-label={`Edit ${boundary.name}`} className="grid gap-4">
      <KeptNotice isRestored={form.isRestored} onDiscard={form.reset} />
      <BoundaryFields values={form.values} onChange={change} refusals={refusals} nameRef={name} />
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={form.values.honored === true}
          onChange={({ target }) => change({ honored: target.checked })}
          className="size-5 shrink-0 accent-accent"
        />
        I honored this boundary
      </label>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={close}>
          Cancel
        </Button>
        <Button type="submit" variant="secondary" pending={isPending} pendingLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  );
}
