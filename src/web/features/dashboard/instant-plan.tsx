import { useEffect, useId, useRef, useState } from "react";
import { INSTANT_PLAN_SENTENCE_MAX, SENTENCE_TOO_LONG } from "#shared/instant-plan/instant-plan.contract.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { Input } from "#web/ui/input.tsx";
import { DashboardLink } from "./dashboard-link.tsx";
import { type MadePlan, useInstantPlan } from "./use-instant-plan.ts";

/** One sentence becomes an objective with its first steps. Hidden once it did, until the next visit. */
export function InstantPlan({ timeZone }: { timeZone: string }) {
  const { made, isPending, notPlanned, plan, undo } = useInstantPlan(timeZone);
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

  if (made) return <PlanMade plan={made} isPending={isPending} onUndo={undo} />;
  return (
    <Card padding="sm" className="sm:px-5">
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
            onChange={(event) => setSentence(event.target.value)}
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
    </Card>
  );
}

interface PlanMadeProps {
  plan: MadePlan;
  isPending: boolean;
  onUndo: () => void;
}

function PlanMade({ plan, isPending, onUndo }: PlanMadeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <h2 ref={heading} tabIndex={-1} className="text-base outline-none">
          Your plan is ready
        </h2>
        <p className="text-ink-2">{plan.message || "Your action is ready to go."}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onUndo} pending={isPending}>
          Undo
        </Button>
        <DashboardLink
          to="/objectives"
          parameters={{ objective: plan.objectiveId }}
          className={buttonClass()}
        >
          Open and edit
        </DashboardLink>
      </div>
    </Card>
  );
}
