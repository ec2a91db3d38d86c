import { type FormEvent, useId } from "react";
import { v7 as uuidv7 } from "uuid";
import {
  CHECK_IN_NOTE_MAX,
  type CheckIn,
  STRESS_MAX,
  STRESS_MIN,
} from "#shared/wellness/wellness.contract.ts";
import { alertAfter, type CheckInAlert } from "#shared/wellness/wellness.rules.ts";
import { ApiError, sentenceOf } from "#web/platform/http/api-client.ts";
import { SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { useSingleFlight } from "#web/platform/shell/use-single-flight.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { KeptNotice } from "#web/ui/kept-notice.tsx";
import { RadioCards } from "#web/ui/radio-cards.tsx";
import { Slider } from "#web/ui/slider.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { checkInToSend, ENERGY_OPTIONS, MOOD_OPTIONS, noteRefusal } from "./check-in-form.rules.ts";
import { useCheckInForm } from "./use-check-in-form.ts";
import { useLogCheckIn } from "./wellness.api.ts";

export interface CheckInFormProps {
  /** Runs once it is stored. With an alert, showing it is up to the caller; without one a toast has said so. */
  onSaved: (checkIn: CheckIn, alert: CheckInAlert | null) => void;
}

/** How a person is: energy first, then stress, mood and a note. What is chosen stays on this device until it is saved. */
export function CheckInForm({ onSaved }: CheckInFormProps) {
  const { values, isRestored, change, reset } = useCheckInForm();
  const { mutateAsync: log, isPending } = useLogCheckIn();
  const hintId = useId();
  const noteError = noteRefusal(values.note);
  const isReady = values.energy !== null && values.mood !== null;

  const send = useSingleFlight(async () => {
    const id = values.id ?? uuidv7();
    const checkIn = checkInToSend(values, id);
    if (!checkIn || noteError !== undefined) return;
    change({ id });
    try {
      const { isSent, logged } = await log({ ...checkIn, id });
      const alert = alertAfter(logged);
      reset();
      if (!isSent) toast(SAVED_HERE);
      else if (!alert) toast({ title: "Check-in saved" });
      onSaved(logged, alert);
    } catch (error) {
      // An id that is taken will stay so: the next try goes under another.
      if (error instanceof ApiError && error.status === 409) change({});
      toast({ title: "Failed to save check-in", description: sentenceOf(error), variant: "destructive" });
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <KeptNotice isRestored={isRestored} onDiscard={reset} />
      <RadioCards
        legend="How is your energy?"
        options={ENERGY_OPTIONS}
        value={values.energy}
        onValueChange={(energy) => change({ energy })}
        columns={3}
        required
        disabled={isPending}
      />
      {values.energy !== null && (
        <>
          <Slider
            label="How much stress?"
            value={values.stress}
            onValueChange={(stress) => change({ stress })}
            min={STRESS_MIN}
            max={STRESS_MAX}
            valueText={(stress) => `${stress} of ${STRESS_MAX}`}
            disabled={isPending}
          />
          <RadioCards
            legend="How is your mood?"
            options={MOOD_OPTIONS}
            value={values.mood}
            onValueChange={(mood) => change({ mood })}
            columns={3}
            required
            disabled={isPending}
          />
          <Field label="A note" hint="Only if you like. It is for your eyes alone." error={noteError}>
            <Textarea
              minRows={2}
              maxRows={8}
              maxLength={CHECK_IN_NOTE_MAX}
              value={values.note}
              readOnly={isPending}
              onChange={({ target }) => change({ note: target.value })}
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
