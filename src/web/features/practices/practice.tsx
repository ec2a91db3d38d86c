import { useState } from "react";
import { useStore } from "zustand";
import type { Practice as Listed } from "#shared/doctrine/practices.content.ts";
import { practiceTexts } from "#shared/doctrine/practices.rules.ts";
import { StepTitle } from "#web/features/breathing/breathing.sections.ts";
import { LogComplete } from "#web/features/check-ins/check-ins.sections.ts";
import { sessionStore } from "#web/platform/session/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { PracticeRun } from "./practice-run.tsx";

const DEFAULT_MINUTES = "3";

/** One practice: its length, the practice itself, and its end. Nothing of it is stored unless a member logs it. */
export function Practice({ practice }: { practice: Listed }) {
  const { id, title } = practice;
  const [stage, setStage] = useState<"before" | "running" | "after">("before");
  const [minutes, setMinutes] = useState(DEFAULT_MINUTES);
  const isMember = useStore(sessionStore, ({ user }) => user !== null);
  const { intro, note } = practiceTexts(id);
  if (stage === "running") {
    return (
      <PracticeRun
        practice={practice}
        minutes={Number(minutes)}
        onStop={() => setStage("before")}
        onDone={() => setStage("after")}
      />
    );
  }
  if (stage === "after") {
    return (
      <div key="after" className="grid justify-items-start gap-4">
        <StepTitle>That's the end of the practice</StepTitle>
        <p>
          Take your time before you move on. If things still feel like a lot, talking to someone can help too.
        </p>
        <div className="flex flex-wrap gap-2">
          {isMember && <LogComplete of={title} />}
          <Button variant="secondary" size="sm" onClick={() => setStage("before")}>
            Do it again
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div key="before" className="grid gap-4">
      <StepTitle>{title}</StepTitle>
      <p>{intro}</p>
      <p className="text-ink-2 text-sm">{note}</p>
      <Segmented
        label="Length"
        options={practice.minutes.map((length) => ({ value: String(length), label: `${length} min` }))}
        value={minutes}
        onValueChange={setMinutes}
        className="sm:max-w-sm"
      />
      <Button size="lg" className="sm:justify-self-start" onClick={() => setStage("running")}>
        Begin
      </Button>
    </div>
  );
}
