import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { type Begun, useDraftForm } from "#web/platform/forms/use-draft-form.ts";
import { SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { ownTimeZone, ownToday } from "#web/platform/time/own-day.ts";
import { Button } from "#web/ui/button.tsx";
import { DraftNotice } from "#web/ui/draft-notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { prefillQuery, useLogHandover } from "./handover.api.ts";
import { HandoverFields } from "./handover-fields.tsx";
import {
  emptyForm,
  HANDOVER_DRAFT,
  type HandoverForm,
  handoverDraftSchema,
  handoverFormSchema,
  hasContent,
  QUESTIONS,
  suggestionsFrom,
  toastFormErrors,
} from "./handover-form.rules.ts";
import { LoggedAlready } from "./logged-already.tsx";
import { SuggestionChips } from "./suggestion-chips.tsx";

export interface LogHandoverFormProps {
  begun?: Begun<HandoverForm> | undefined;
  onLogged?: (() => void) | undefined;
}

/** The form for a new handover, with suggested lines from the day's records. */
export function LogHandoverForm({ begun, onLogged }: LogHandoverFormProps) {
  const { form, notice, discard, bringBack, change, startAnew, submit } = useDraftForm({
    name: begun?.name ?? HANDOVER_DRAFT,
    schema: handoverFormSchema,
    draftSchema: handoverDraftSchema,
    start: { ...emptyForm(), ...begun?.values },
    hasContent,
  });
  const { mutateAsync: logHandover } = useLogHandover();
  const texts = useWatch({ control: form.control });
  const { prefill, hasFailed, retry } = usePrefill(texts.opPeriod ?? "");
  const suggestions = prefill && suggestionsFrom(prefill);

  const onSaved = ({ isSent }: { isSent: boolean }) => {
    startAnew(emptyForm());
    toast(
      isSent
        ? { title: "Shift Handover Logged", description: "Tomorrow, you'll know where to start." }
        : SAVED_HERE,
    );
    onLogged?.();
  };
  const log = submit((values) => logHandover({ ...values, timeZone: ownTimeZone() }), {
    onSaved,
    onRefused: (errors) => toastFormErrors(form.getValues(), errors),
  });

  return (
    <>
      <DraftNotice notice={notice} onDiscard={discard} onBringBack={bringBack} className="mb-3" />
      <LoggedAlready opPeriod={texts.opPeriod ?? ""} />
      <form onSubmit={log} noValidate className="grid gap-5">
        <HandoverFields
          form={form}
          under={({ name, label }) => (
            <>
              {!suggestions && !hasFailed && (
                <Skeleton className="h-9 w-56 max-w-full rounded-control pointer-coarse:h-11" />
              )}
              {hasFailed && name === QUESTIONS[0].name && (
                <p className="flex flex-wrap items-center gap-x-2 text-ink-2 text-sm">
                  Couldn't load suggestions from your day.
                  <Button variant="link" size="sm" onClick={retry}>
                    Retry
                  </Button>
                </p>
              )}
              {suggestions && suggestions[name].length > 0 && (
                <SuggestionChips
                  // Each day has its own suggestions.
                  key={prefill.date}
                  question={label}
                  lines={suggestions[name]}
                  text={texts[name] ?? ""}
                  onTextChange={(text) => change({ [name]: text })}
                />
              )}
            </>
          )}
        />
        <div className="flex justify-end">
          <Button
            type="submit"
            size="lg"
            pending={form.formState.isSubmitting}
            pendingLabel="Logging..."
            className="max-sm:w-full"
          >
            Log Handover
          </Button>
        </div>
      </form>
    </>
  );
}

/** The suggestions for a day up to today; none for anything else. */
function usePrefill(opPeriod: string) {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(opPeriod) && opPeriod <= ownToday();
  const { data, error, refetch } = useQuery(prefillQuery(isDay ? opPeriod : ownToday(), ownTimeZone()));
  return { prefill: data, hasFailed: error !== null && !data, retry: () => void refetch() };
}
