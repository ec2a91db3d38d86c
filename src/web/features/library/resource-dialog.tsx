import {
  type CustomResource,
  RESOURCE_DESCRIPTION_MAX,
} from "#shared/custom-resources/custom-resources.contract.ts";
import { useDraftForm } from "#web/platform/forms/use-draft-form.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { OwnDialog, toastSaved } from "./own-dialog.tsx";
import { useSaveResource } from "./own-lists.api.ts";
import {
  CATEGORY_OPTIONS,
  EMPTY_RESOURCE,
  resourceDraft,
  resourceDraftSchema,
  resourceFormOf,
  resourceFormSchema,
} from "./resource-form.rules.ts";

interface ResourceDialogProps {
  /** The one to change, or null for a new one. */
  resource: CustomResource | null;
  onClose: () => void;
}

/** The dialog for a new resource of the person's own, or for editing one. */
export function ResourceDialog({ resource, onClose }: ResourceDialogProps) {
  const save = useSaveResource(resource);
  const isNew = resource === null;
  const { form, submit, ...draft } = useDraftForm({
    name: resourceDraft(resource?.id),
    schema: resourceFormSchema,
    draftSchema: resourceDraftSchema,
    start: resource ? resourceFormOf(resource) : EMPTY_RESOURCE,
    isStored: !isNew,
  });
  const { errors, isSubmitting } = form.formState;
  const onSaved = (stored: CustomResource | null) => {
    toastSaved("resource", isNew, stored);
    onClose();
  };
  return (
    <OwnDialog
      what="resource"
      isNew={isNew}
      isSubmitting={isSubmitting}
      draft={draft}
      onSubmit={submit(save, { onSaved })}
      onClose={onClose}
    >
      <Field label="Name" required error={errors.name?.message}>
        <Input autoComplete="off" placeholder="Dr. Lee's office" {...form.register("name")} />
      </Field>
      <Field label="Category" error={errors.category?.message}>
        <NativeSelect options={CATEGORY_OPTIONS} {...form.register("category")} />
      </Field>
      <Field label="Phone" error={errors.phone?.message}>
        <Input type="tel" autoComplete="off" {...form.register("phone")} />
      </Field>
      <Field label="Link" hint="A web address or an email address." error={errors.url?.message}>
        <Input
          type="text"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          {...form.register("url")}
        />
      </Field>
      <Field label="Description" hint="What it's good for, and when." error={errors.description?.message}>
        <Textarea
          minRows={2}
          maxRows={8}
          maxLength={RESOURCE_DESCRIPTION_MAX}
          {...form.register("description")}
        />
      </Field>
    </OwnDialog>
  );
}
