import { useEffect, useRef, useState } from "react";
import { type IsapSession, newIsapSessionSchema } from "#shared/isap/isap.contract.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { useSaveIsapSession } from "./isap.api.ts";
import {
  BLANK_DRAFT,
  forgetIsapDraft,
  type IsapAnswers,
  type IsapDraft,
  keepIsapDraft,
  readIsapDraft,
  toSession,
} from "./isap-draft.store.ts";
import { LAST_STEP, missingIn, type StepErrors, stepToResume } from "./isap-steps.rules.ts";

const NO_ERRORS: StepErrors = {};
const HALF_A_TIME: StepErrors = { reviewTime: "Finish the time, such as 07:30, or clear it." };

/** The wizard's life: what is written, the step it is at, the draft on this device, and saving once at the end. */
export function useIsapWizard(onComplete: (session: IsapSession) => void) {
  const user = useCurrentUser();
  const { mode } = useMode();
  const save = useSaveIsapSession();
  const [restored, setRestored] = useState(() => readIsapDraft(user.id));
  const [draft, setDraft] = useState<IsapDraft>(() => resumed(restored));
  const [isKept, setKept] = useState(true);
  const [attempts, setAttempts] = useState(0);
  const [hasHalfTime, setHalfTime] = useState(false);
  const isSaving = useRef(false);
  const keptDraft = useRef(draft);

  useEffect(() => {
    if (keptDraft.current === draft) return;
    keptDraft.current = draft;
    setKept(keepIsapDraft(user.id, draft));
  }, [draft, user.id]);

  const { step, answers } = draft;
  const errors: StepErrors =
    attempts === 0 ? NO_ERRORS : { ...missingIn(step, answers), ...(hasHalfTime ? HALF_A_TIME : NO_ERRORS) };

  const goTo = (next: number) => {
    setAttempts(0);
    setHalfTime(false);
    setDraft({ ...draft, step: next });
  };
  const complete = async () => {
    isSaving.current = true;
    try {
      const session = await save.mutateAsync(
        newIsapSessionSchema.parse({ ...toSession(answers), mode: mode.id }),
      );
      forgetIsapDraft(user.id);
      toast({
        title: "ISAP Compass Complete",
        description: "Your strategic direction has been set. Ready to build SMART objectives.",
      });
      onComplete(session);
    } catch (error) {
      toast({ title: "Failed to save ISAP session", description: sentenceOf(error), variant: "destructive" });
    } finally {
      isSaving.current = false;
    }
  };

  return {
    step,
    answers,
    errors,
    /** Counts the presses that found something missing, so that the screen can move the focus there each time. */
    attempts,
    isKept,
    isSaving: save.isPending,
    hasFailed: save.isError,
    /** When the unfinished session that was found here was last changed, or null. */
    restoredFrom: restored?.changedAt ?? null,
    change(changed: Partial<IsapAnswers>) {
      if (isSaving.current) return;
      if (changed.reviewTime !== undefined) setHalfTime(false);
      setDraft((current) => ({ ...current, answers: { ...current.answers, ...changed } }));
    },
    previous: () => goTo(step - 1),
    /** Next, or Complete on the last step. `isHalfTime` says that the time control holds only part of a time. */
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
      setRestored(null);
      setAttempts(0);
      setDraft(BLANK_DRAFT);
      toast({
        title: "The unfinished session is cleared",
        action: {
          label: "Undo",
          altText: "Bring the unfinished session back",
          onClick: () => {
            keepIsapDraft(user.id, before);
            setDraft(before);
          },
        },
      });
    },
  };
}

function resumed(restored: IsapDraft | null): IsapDraft {
  if (!restored) return BLANK_DRAFT;
  return { step: stepToResume(restored.step, restored.answers), answers: restored.answers };
}
