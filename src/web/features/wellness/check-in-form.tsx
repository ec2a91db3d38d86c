import { useId } from "react";
import { useWatch } from "react-hook-form";
import { v7 as uuidv7 } from "uuid";
import {
  CHECK_IN_NOTE_MAX,
  type CheckIn,
  STRESS_MAX,
  STRESS_MIN,
} from "#shared/wellness/wellness.contract.ts";
import { alertAfter, type CheckInAlert } from "#shared/wellness/wellness.rules.ts";
import { useDraftForm } from "#web/platform/forms/use-draft-form.ts";
import { SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { Button } from "#web/ui/button.tsx";
import { DraftNotice } from "#web/ui/draft-notice.tsx";
import { Field } from "#web/ui/field.tsx";
import { RadioCards } from "#web/ui/radio-cards.tsx";
import { Slider } from "#web/ui/slider.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { toast } from "#web/ui/toast.store.ts";
import {
  CHECK_IN_DRAFT,
  type CheckInForm as CheckInValues,
  checkInDraftSchema,
  checkInFormSchema,
  checkInToSend,
  EMPTY_CHECK_IN,
  ENERGY_OPTIONS,
  hasContent,
  MOOD_OPTIONS,
} from "./check-in-form.rules.ts";
import { useLogCheckIn } from "./wellness.api.ts";

export interface CheckInFormProps {
  /** Runs once it is stored. The caller shows the alert, if any; otherwise a toast was shown. */
  onSaved: (checkIn: CheckIn, alert: CheckInAlert | null) => void;
}

/** The check-in form: energy first, then stress, mood and a note. Kept on this device until it is saved. */
export function CheckInForm({ onSaved }: CheckInFormProps) {
  const { form, notice, discard, bringBack, change, startAnew, submit } = useDraftForm({
    name: CHECK_IN_DRAFT,
    schema: checkInFormSchema,
    draftSchema: checkInDraftSchema,
    start: EMPTY_CHECK_IN,
    hasContent,
  });
  const { mutateAsync: log, isPending } = useLogCheckIn();
  const values = { ...EMPTY_CHECK_IN, ...useWatch({ control: form.control }) };
  const hintId = useId();
  const isReady = values.energy !== null && values.mood !== null;
  // A changed form is another check-in, with an id of its own.
  const set = (changes: Partial<CheckInValues>) => change({ id: null, ...changes });

  const send = submit(
    async (checkIn) => {
      const id = values.id ?? uuidv7();
      change({ id });
      return await log({ ...checkInToSend(checkIn), id });
    },
    {
      onSaved: ({ isSent, logged }) => {
        const alert = alertAfter(logged);
        startAnew();
        if (!isSent) toast(SAVED_HERE);
        else if (!alert) toast({ title: "Check-in saved" });
        onSaved(logged, alert);
      },
    },
  );

  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      <DraftNotice notice={notice} onDiscard={discard} onBringBack={bringBack} />
      <RadioCards
        legend="How is your energy?"
        options={ENERGY_OPTIONS}
        value={values.energy}
        onValueChange={(energy) => set({ energy })}
        columns={3}
        required
        disabled={isPending}
      />
      {values.energy !== null && (
        <>
          <Slider
            label="How stressed are you?"
            value={values.stress}
            onValueChange={(stress) => set({ stress })}
            min={STRESS_MIN}
            max={STRESS_MAX}
            valueText={(stress) => `${stress} of ${STRESS_MAX}`}
            disabled={isPending}
          />
          <RadioCards
            legend="How is your mood?"
            options={MOOD_OPTIONS}
            value={values.mood}
            onValueChange={(mood) => set({ mood })}
            columns={3}
            required
            disabled={isPending}
          />
          <Field
            label="A note"
            hint="Optional. Other users can't see it."
            error={form.formState.errors.note?.message}
          >
            <Textarea
              minRows={2}
              maxRows={8}
              maxLength={CHECK_IN_NOTE_MAX}
              value={values.note}
              readOnly={isPending}
              onChange={({ target }) => set({ note: target.value })}
            />
          </Field>
        </>
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {!isReady && (
          <p id={hintId} className="text-ink-2 text-sm">
            {values.energy === null ? "Choose your energy to begin." : "Choose your mood to log it."}
          </p>
        )}
        <Button
          type="submit"
          disabled={!isReady}
          aria-describedby={isReady ? undefined : hintId}
          pending={isPending}
          pendingLabel="Saving..."
          className="max-sm:w-full"
        >
          Log Check-In
        </Button>
      </div>
    </form>
  );
}
