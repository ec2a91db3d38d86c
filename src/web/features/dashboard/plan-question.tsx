import { useEffect, useId, useRef, useState } from "react";
import { PLAN_ANSWER_MAX } from "#shared/instant-plan/instant-plan.contract.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/input.tsx";
import type { PlanQuestion as Question } from "./use-instant-plan.ts";

interface PlanQuestionProps {
  question: Question;
  isPending: boolean;
  onAnswer: (answer: string) => void;
}

/** One question before there is a plan, answered by a choice or in the person's own words. */
export function PlanQuestion({ question, isPending, onAnswer }: PlanQuestionProps) {
  const [own, setOwn] = useState("");
  const text = useRef<HTMLParagraphElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question takes the focus too
  useEffect(() => text.current?.focus(), [question.text]);
  return (
    <section aria-labelledby={`${id}-text`} className="mt-4 grid gap-3">
      <p ref={text} id={`${id}-text`} tabIndex={-1} className="font-semibold outline-none">
        {question.text}
      </p>
      <div className="flex flex-wrap gap-2">
        {question.choices.map((choice) => (
          <Button key={choice} variant="secondary" disabled={isPending} onClick={() => onAnswer(choice)}>
            {choice}
          </Button>
        ))}
      </div>
      <form
        className="flex min-w-0 gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (own.trim() !== "" && !isPending) onAnswer(own.trim());
        }}
      >
        <Input
          aria-label="Your own answer"
          value={own}
          maxLength={PLAN_ANSWER_MAX}
          placeholder="Or in your own words"
          autoComplete="off"
          onChange={(event) => setOwn(event.target.value)}
        />
        <Button type="submit" variant="secondary" disabled={own.trim() === ""} className="shrink-0">
          Start with this
        </Button>
      </form>
    </section>
  );
}
