import { useEffect, useId } from "react";
import { useWatch } from "react-hook-form";
import { v7 as uuidv7 } from "uuid";
import type { CheckIn } from "#shared/wellness/wellness.contract.ts";
import { alertAfter, type CheckInAlert } from "#shared/wellness/wellness.rules.ts";
import { type Begun, useDraftForm } from "#web/platform/forms/use-draft-form.ts";
import { SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { Button } from "#web/ui/button.tsx";
import { DraftNotice } from "#web/ui/draft-notice.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { CheckInFields } from "./check-in-fields.tsx";
import {
  CHECK_IN_DRAFT,
  type CheckInForm as CheckInValues,
  checkInDraftSchema,
  checkInFormSchema,
  checkInToSend,
  EMPTY_CHECK_IN,
  hasContent,
} from "./check-in-form.rules.ts";
import { useLogCheckIn } from "./wellness.api.ts";

export interface CheckInFormProps {
  /** The answer to the first question, if it was given before the form opened. */
  energy?: CheckIn["energy"] | undefined;
  begun?: Begun<CheckInValues> | undefined;
  /** Runs once it is stored. The caller shows the alert, if any; otherwise a toast was shown. */
  onSaved: (checkIn: CheckIn, alert: CheckInAlert | null) => void;
}

/** The check-in form: energy first, then stress, mood and a note. Kept on this device until it is saved. */
export function CheckInForm({ energy, begun, onSaved }: CheckInFormProps) {
  const { form, notice, discard, bringBack, change, startAnew, submit } = useDraftForm({
    name: begun?.name ?? CHECK_IN_DRAFT,
    schema: checkInFormSchema,
    draftSchema: checkInDraftSchema,
    start: { ...EMPTY_CHECK_IN, ...begun?.values },
    hasContent,
  });
  const { mutateAsync: log, isPending } = useLogCheckIn();
  const values = { ...EMPTY_CHECK_IN, ...useWatch({ control: form.control }) };
  const hintId = useId();
  const isReady = values.energy !== null && values.mood !== null;
  // A changed form is another check-in, with an id of its own.
  const set = (changes: Partial<CheckInValues>) => change({ id: null, ...changes });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form opens
  useEffect(() => {
    if (energy) set({ energy });
  }, []);

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
      <CheckInFields
        values={values}
        onChange={set}
        noteError={form.formState.errors.note?.message}
        disabled={isPending}
      />
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
