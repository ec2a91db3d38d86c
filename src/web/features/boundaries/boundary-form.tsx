import { type FormEvent, useRef, useState } from "react";
import type { BoundaryType } from "#shared/boundaries/boundaries.contract.ts";
import { ApiError } from "#web/platform/http/api-client.ts";
import { useSingleFlight } from "#web/platform/shell/use-single-flight.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { KeptNotice } from "#web/ui/kept-notice.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { useCreateBoundary } from "./boundaries.api.ts";
import { BoundaryFields } from "./boundary-fields.tsx";
import {
  EMPTY_BOUNDARY,
  NEW_BOUNDARY_DRAFT,
  newBoundaryDraftSchema,
  type Refusals,
  refusalsOfNew,
  TYPE_OPTIONS,
} from "./boundary-form.rules.ts";
import { useKeptForm } from "./use-kept-form.ts";

/** Sets a new boundary. What is typed stays on this device until it is stored. */
export function BoundaryForm() {
  const form = useKeptForm(NEW_BOUNDARY_DRAFT, newBoundaryDraftSchema, EMPTY_BOUNDARY);
  const { mutateAsync: create, isPending } = useCreateBoundary();
  const [refusals, setRefusals] = useState<Refusals>({});
  const name = useRef<HTMLInputElement>(null);

  const change: typeof form.change = (changes) => {
    setRefusals({});
    form.change(changes);
  };
  const send = useSingleFlight(async () => {
    const found = refusalsOfNew(form.values);
    setRefusals(found);
    const first = Object.values(found)[0];
    if (first !== undefined) {
      return void toast({ title: "Validation Error", description: first, variant: "destructive" });
    }
    try {
      await create(form.values);
      form.reset();
      toast({ title: "Boundary created" });
      name.current?.focus();
    } catch (error) {
      if (error instanceof ApiError) setRefusals(error.fields);
      toast({
        title: "Error",
        description: "Failed to create boundary. Please try again.",
        variant: "destructive",
      });
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <form onSubmit={submit} noValidate aria-label="New boundary" className="grid gap-4">
      <KeptNotice isRestored={form.isRestored} onDiscard={form.reset} />
      <BoundaryFields
        values={form.values}
        onChange={change}
        refusals={refusals}
        nameRef={name}
        afterName={
          <Field label="Type" error={refusals.type}>
            <NativeSelect
              options={TYPE_OPTIONS}
              value={form.values.type}
              onChange={({ target }) => change({ type: target.value as BoundaryType })}
            />
          </Field>
        }
      />
      <div className="flex justify-end">
        <Button type="submit" pending={isPending} pendingLabel="Saving..." className="max-sm:w-full">
          Create Boundary
        </Button>
      </div>
    </form>
  );
}
