import { useEffect, useEffectEvent } from "react";
import { type Boundary, newBoundarySchema } from "#shared/boundaries/boundaries.contract.ts";
import { type Begun, useDraftForm } from "#web/platform/forms/use-draft-form.ts";
import { SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { Button } from "#web/ui/button.tsx";
import { DraftNotice } from "#web/ui/draft-notice.tsx";
import { Field } from "#web/ui/field.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { useCreateBoundary } from "./boundaries.api.ts";
import { BoundaryFields } from "./boundary-fields.tsx";
import {
  EMPTY_BOUNDARY,
  NEW_BOUNDARY_DRAFT,
  type NewBoundaryForm,
  newBoundaryDraftSchema,
  type Phrase,
  TYPE_OPTIONS,
  toastFormErrors,
} from "./boundary-form.rules.ts";

export interface BoundaryFormProps {
  /** Each new one replaces what the form holds, which can be brought back. */
  phrase: Phrase | null;
  begun?: Begun<NewBoundaryForm> | undefined;
  onCreated?: (() => void) | undefined;
}

/** The form for a new boundary. Its text stays on this device until it is stored. */
export function BoundaryForm({ phrase, begun, onCreated }: BoundaryFormProps) {
  const { mutateAsync: create } = useCreateBoundary();
  const { form, notice, discard, bringBack, replace, startAnew, submit } = useDraftForm({
    name: begun?.name ?? NEW_BOUNDARY_DRAFT,
    schema: newBoundarySchema,
    draftSchema: newBoundaryDraftSchema,
    start: { ...EMPTY_BOUNDARY, ...begun?.values },
  });
  const { errors, isSubmitting } = form.formState;
  const begin = useEffectEvent(() => {
    if (!phrase) return;
    replace({ ...EMPTY_BOUNDARY, ...phrase });
    form.setFocus("name");
  });
  useEffect(() => {
    if (phrase) begin();
  }, [phrase]);
  const onSaved = (created: Boundary | null) => {
    startAnew();
    toast(created ? { title: "Boundary created" } : SAVED_HERE);
    form.setFocus("name");
    onCreated?.();
  };
  return (
    <form
      onSubmit={submit((values) => create(values), { onSaved, onRefused: toastFormErrors })}
      noValidate
      aria-label="New boundary"
      className="grid gap-4"
    >
      <DraftNotice notice={notice} onDiscard={discard} onBringBack={bringBack} />
      <BoundaryFields
        register={form.register}
        errors={errors}
        afterName={
          <Field label="Type" error={errors.type?.message}>
            <NativeSelect options={TYPE_OPTIONS} {...form.register("type")} />
          </Field>
        }
      />
      <div className="flex justify-end">
        <Button type="submit" pending={isSubmitting} pendingLabel="Saving..." className="max-sm:w-full">
          Create Boundary
        </Button>
      </div>
    </form>
  );
}
