import {
  type CustomMeditation,
  MEDITATION_NOTES_MAX,
} from "#shared/custom-meditations/custom-meditations.contract.ts";
import { useDraftForm } from "#web/platform/forms/use-draft-form.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import {
  EMPTY_MEDITATION,
  meditationDraft,
  meditationDraftSchema,
  meditationFormOf,
  meditationFormSchema,
} from "./meditation-form.rules.ts";
import { OwnDialog, toastSaved } from "./own-dialog.tsx";
import { useSaveMeditation } from "./own-lists.api.ts";

interface MeditationDialogProps {
  /** The one to change, or null for a new one. */
  meditation: CustomMeditation | null;
  onClose: () => void;
}

/** The dialog for a new meditation of the person's own, or for editing one. */
export function MeditationDialog({ meditation, onClose }: MeditationDialogProps) {
  const save = useSaveMeditation(meditation);
  const isNew = meditation === null;
  const { form, submit, ...draft } = useDraftForm({
    name: meditationDraft(meditation?.id),
    schema: meditationFormSchema,
    draftSchema: meditationDraftSchema,
    start: meditation ? meditationFormOf(meditation) : EMPTY_MEDITATION,
    isStored: !isNew,
  });
  const { errors, isSubmitting } = form.formState;
  const onSaved = (stored: CustomMeditation | null) => {
    toastSaved("meditation", isNew, stored);
    onClose();
  };
  return (
    <OwnDialog
      what="meditation"
      isNew={isNew}
      isSubmitting={isSubmitting}
      draft={draft}
      onSubmit={submit(save, { onSaved })}
      onClose={onClose}
    >
      <Field label="Title" required error={errors.title?.message}>
        <Input autoComplete="off" placeholder="Evening body scan" {...form.register("title")} />
      </Field>
      <Field label="Link" hint="A web address, if it has one." error={errors.url?.message}>
        <Input
          type="text"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          {...form.register("url")}
        />
      </Field>
      <Field label="Minutes" hint="How long it takes, if you know." error={errors.durationMinutes?.message}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          className="max-w-32"
          {...form.register("durationMinutes")}
        />
      </Field>
      <Field label="Notes" error={errors.notes?.message}>
        <Textarea minRows={2} maxRows={8} maxLength={MEDITATION_NOTES_MAX} {...form.register("notes")} />
      </Field>
    </OwnDialog>
  );
}
