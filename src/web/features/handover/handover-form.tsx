import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { ApiError, sentenceOf } from "#web/platform/http/api-client.ts";
import { SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { ownTimeZone, ownToday } from "#web/platform/time/own-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { prefillQuery, useLogHandover } from "./handover.api.ts";
import { HandoverFields } from "./handover-fields.tsx";
import { type HandoverForm, QUESTIONS, refusal, suggestionsFrom } from "./handover-form.rules.ts";
import { SuggestionChips } from "./suggestion-chips.tsx";
import { type FormNotice, useHandoverForm } from "./use-handover-form.ts";

/** Writes a new handover, with lines from the day's own records to take over. */
export function LogHandoverForm() {
  const { form, notice, discardDraft, bringBack, startAnew } = useHandoverForm();
  const { mutateAsync: logHandover } = useLogHandover();
  const isSending = useRef(false);
  const texts = useWatch({ control: form.control });
  const { prefill, hasFailed, retry } = usePrefill(texts.opPeriod ?? "");
  const suggestions = prefill && suggestionsFrom(prefill);

  const send = async (values: HandoverForm) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      const { isSent } = await logHandover({ ...values, timeZone: ownTimeZone() });
      startAnew();
      toast(
        isSent
          ? { title: "Shift Handover Logged", description: "Your tomorrow self knows where to begin." }
          : SAVED_HERE,
      );
    } catch (error) {
      for (const [field, message] of Object.entries(error instanceof ApiError ? error.fields : {})) {
        if (field in form.getValues()) form.setError(field as keyof HandoverForm, { message });
      }
      toast({ title: "Failed to log handover", description: sentenceOf(error), variant: "destructive" });
    }
    isSending.current = false;
  };
  const submit = form.handleSubmit(send, (errors) => {
    const first = QUESTIONS.map(({ name }) => errors[name]?.message).find(Boolean);
    toast({
      title: "Validation Error",
      description: refusal(form.getValues(), errors.opPeriod?.message ?? first),
      variant: "destructive",
    });
  });

  return (
    <Card title="Log a handover" className="print:hidden">
      <DraftNotice notice={notice} onDiscard={discardDraft} onBringBack={bringBack} />
      <form onSubmit={submit} noValidate className="grid gap-5">
        <HandoverFields
          form={form}
          under={({ name, label }) => (
            <>
              {!suggestions && !hasFailed && (
                <Skeleton className="h-9 w-56 max-w-full rounded-control pointer-coarse:h-11" />
              )}
              {hasFailed && name === QUESTIONS[0].name && (
                <p className="flex flex-wrap items-center gap-x-2 text-ink-2 text-sm">
                  Suggestions from your day could not be loaded.
                  <Button variant="link" size="sm" onClick={retry}>
                    Retry
                  </Button>
                </p>
              )}
              {suggestions && suggestions[name].length > 0 && (
                <SuggestionChips
                  // Another day has other lines.
                  key={prefill.date}
                  question={label}
                  lines={suggestions[name]}
                  text={texts[name] ?? ""}
                  onTextChange={(text) =>
                    form.setValue(name, text, {
                      shouldDirty: true,
                      shouldValidate: form.formState.isSubmitted,
                    })
                  }
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
    </Card>
  );
}

/** What the records say about a day that has begun; nothing for any other text. */
function usePrefill(opPeriod: string) {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(opPeriod) && opPeriod <= ownToday();
  const { data, error, refetch } = useQuery(prefillQuery(isDay ? opPeriod : ownToday(), ownTimeZone()));
  return { prefill: data, hasFailed: error !== null && !data, retry: () => void refetch() };
}

interface DraftNoticeProps {
  notice: FormNotice | null;
  onDiscard: () => void;
  onBringBack: (before: HandoverForm) => void;
}

/** A quiet line about where the words in the form come from or went, with the way back. */
function DraftNotice({ notice, onDiscard, onBringBack }: DraftNoticeProps) {
  return (
    <div role="status" className="mb-3 empty:hidden">
      {notice && (
        <p className="flex flex-wrap items-center gap-x-2 text-ink-2 text-sm">
          {notice.reason === "restored" ? "Here is what you had started." : "The draft is gone."}
          <Button
            variant="link"
            size="sm"
            onClick={() => (notice.reason === "restored" ? onDiscard() : onBringBack(notice.before))}
          >
            {notice.reason === "restored" ? "Discard draft" : "Bring it back"}
          </Button>
        </p>
      )}
    </div>
  );
}
