import { useEffect, useId, useRef, useState } from "react";
import { INSTANT_PLAN_SENTENCE_MAX, SENTENCE_TOO_LONG } from "#shared/instant-plan/instant-plan.contract.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Input } from "#web/ui/input.tsx";
import { PlanMade } from "./plan-made.tsx";
import { PlanQuestion } from "./plan-question.tsx";
import { useInstantPlan } from "./use-instant-plan.ts";

/** One sentence becomes an objective with its first steps. Hidden once it did, until the next visit. */
export function InstantPlan({ timeZone }: { timeZone: string }) {
  const planning = useInstantPlan(timeZone);
  const { made, isPending, notPlanned, question, plan } = planning;
  const [sentence, setSentence] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const isEmpty = sentence.trim() === "";
  const isTooLong = sentence.trim().length > INSTANT_PLAN_SENTENCE_MAX;
  const hadPlan = useRef(false);
  useEffect(() => {
    // Undo gives the sentence back, to be worded anew.
    if (hadPlan.current && made === null) input.current?.focus();
    hadPlan.current = made !== null;
  }, [made]);

  if (made) return <PlanMade plan={made} planning={planning} />;
  return (
    <Card padding="none" className="px-4 py-1.5">
      <form
        className="grid items-center gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty && !isPending) void plan(sentence.trim());
        }}
      >
        <label htmlFor={id} className="font-semibold">
          Instant Plan
        </label>
        <div className="flex min-w-0 gap-2">
          <Input
            ref={input}
            id={id}
            value={sentence}
            aria-invalid={isTooLong || undefined}
            aria-describedby={isTooLong ? `${id}-length` : undefined}
            onChange={(event) => {
              setSentence(event.target.value);
              planning.forgetQuestion();
            }}
            placeholder="One sentence: what needs a plan?"
            autoComplete="off"
          />
          <Button
            type="submit"
            disabled={isEmpty}
            pending={isPending}
            pendingLabel="Planning..."
            className="shrink-0"
          >
            Plan it
          </Button>
        </div>
        {notPlanned !== null && (
          <p role="status" className="text-ink-2 text-sm sm:col-start-2">
            {notPlanned}
          </p>
        )}
        {isTooLong && (
          <p id={`${id}-length`} role="alert" className="text-danger text-sm sm:col-start-2">
            {`${SENTENCE_TOO_LONG} It has ${sentence.trim().length}.`}
          </p>
        )}
      </form>
      {question && (
        <PlanQuestion
          question={question}
          isPending={isPending}
          onAnswer={(answer) => void plan(sentence.trim(), answer)}
        />
      )}
    </Card>
  );
}
