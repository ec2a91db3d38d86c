import type { ReactNode } from "react";
import { CALM } from "#shared/doctrine/calm.content.ts";
import type { CalmEvent } from "#shared/doctrine/calm.rules.ts";
import { StepTitle } from "#web/features/breathing/breathing.sections.ts";
import { Button } from "#web/ui/button.tsx";

/** The props of each step. */
export interface StepProps {
  go: (event: CalmEvent) => void;
}

interface StepFrameProps extends StepProps {
  title: string;
  children: ReactNode;
  /** The label of the submit button. */
  continueLabel: string;
}

/** A step with optional questions: Enter or the button continues. */
export function StepFrame({ title, children, continueLabel, go }: StepFrameProps) {
  return (
    <form
      autoComplete="off"
      className="flex flex-1 flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        go("next");
      }}
    >
      <StepTitle>{title}</StepTitle>
      {children}
      <div className="mt-auto flex flex-wrap justify-between gap-2 pt-2">
        <Button variant="ghost" onClick={() => go("back")}>
          {CALM.back}
        </Button>
        <Button type="submit">{continueLabel}</Button>
      </div>
    </form>
  );
}
