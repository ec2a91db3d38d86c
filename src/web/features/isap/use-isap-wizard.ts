import { useRef, useState } from "react";
import { type IsapSession, newIsapSessionSchema } from "#shared/isap/isap.contract.ts";
import { useDraft } from "#web/platform/forms/use-draft.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { useSaveIsapSession } from "./isap.api.ts";
import { BLANK_DRAFT, ISAP_DRAFT, type IsapAnswers, isapDraftSchema, toSession } from "./isap-draft.rules.ts";
import { LAST_STEP, missingIn, type StepErrors, stepToResume } from "./isap-steps.rules.ts";

const NO_ERRORS: StepErrors = {};
const HALF_A_TIME: StepErrors = { reviewTime: "Finish the time, such as 7:30 AM, or clear it." };

/** The state of the wizard: the answers, the step, the draft on this device, and saving at the end. */
export function useIsapWizard(onComplete: (session: IsapSession) => void) {
  const { mode } = useMode();
  const save = useSaveIsapSession();
  const {
    value: stored,
    restoredAt,
    isKept,
    change,
    forget,
  } = useDraft(ISAP_DRAFT, isapDraftSchema, BLANK_DRAFT);
  const [isStartedOver, setStartedOver] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [hasHalfTime, setHalfTime] = useState(false);
  const isSaving = useRef(false);
  const draft = { ...stored, step: stepToResume(stored.step, stored.answers) };

  const { step, answers } = draft;
  const errors: StepErrors =
    attempts === 0 ? NO_ERRORS : { ...missingIn(step, answers), ...(hasHalfTime ? HALF_A_TIME : NO_ERRORS) };

  const goTo = (next: number) => {
    setAttempts(0);
    setHalfTime(false);
    change({ ...draft, step: next });
  };
  const complete = async () => {
    isSaving.current = true;
    try {
      const session = await save.mutateAsync(
        newIsapSessionSchema.parse({ ...toSession(answers), mode: mode.id }),
      );
      forget();
      toast({
        title: "ISAP Compass Complete",
        description: "Your strategic direction has been set. Ready to build SMART objectives.",
      });
      onComplete(session);
    } catch {
      // The mutation has reported it, and the answers are still here.
    } finally {
      isSaving.current = false;
    }
  };

  return {
    step,
    answers,
    errors,
    /** Increases with each attempt that found errors, so that the screen can move the focus each time. */
    attempts,
    isKept,
    isSaving: save.isPending,
    hasFailed: save.isError,
    /** When the restored draft was last changed, or null. */
    restoredFrom: isStartedOver ? null : restoredAt,
    setAnswers(changed: Partial<IsapAnswers>) {
      if (isSaving.current) return;
      if (changed.reviewTime !== undefined) setHalfTime(false);
      change({ ...draft, answers: { ...draft.answers, ...changed } });
    },
    previous: () => goTo(step - 1),
    /** Next, or Complete on the last step. `isHalfTime` means that the time control contains only part of a time. */
    advance(isHalfTime: boolean) {
      if (isSaving.current) return;
      setHalfTime(isHalfTime);
      if (isHalfTime || Object.keys(missingIn(step, answers)).length > 0) {
        setAttempts(attempts + 1);
      } else if (step < LAST_STEP) goTo(step + 1);
      else void complete();
    },
    startOver() {
      const before = draft;
      setStartedOver(true);
      setAttempts(0);
      forget();
      toast({
        title: "Unfinished session cleared",
        action: {
          label: "Undo",
          altText: "Bring the unfinished session back",
          onClick: () => change(before),
        },
      });
    },
  };
}
