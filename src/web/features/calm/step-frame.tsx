import { type ReactNode, useEffect, useRef } from "react";
import { CALM } from "#shared/doctrine/calm.content.ts";
import type { CalmEvent } from "#shared/doctrine/calm.rules.ts";
import { Button } from "#web/ui/button.tsx";

/** What each step is given: a way on. */
export interface StepProps {
  go: (event: CalmEvent) => void;
}

interface StepFrameProps extends StepProps {
  title: string;
  children: ReactNode;
  /** The word of the button that leads on, for a step that is a form. */
  continueLabel: string;
}

/** A step with questions, none of which has to be answered: Enter or the button goes on. */
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

/** The focus goes to the title of a new step, which is read out; no keyboard slides over the screen. */
export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h3 ref={title} tabIndex={-1} className="rounded-chip text-xl outline-none">
      {children}
    </h3>
  );
}
