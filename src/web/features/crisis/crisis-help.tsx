import { type ReactNode, Suspense, useLayoutEffect } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useStore } from "zustand";
import { crisisGate, crisisStore } from "#web/platform/crisis/crisis-gate.ts";
import { HELP_ID } from "#web/ui/above-dialogs.ts";
import { cx } from "#web/ui/cx.ts";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { fieldNoteStore } from "#web/ui/use-field-note.ts";
import { HelpLine } from "./help-line.tsx";

const CrisisCard = lazyPart(async () => (await import("./crisis-card.tsx")).CrisisCard);
const HintLine = lazyPart(async () => (await import("./hint-line.tsx")).HintLine);

const loadAnswers = () => Promise.all([CrisisCard.preload(), HintLine.preload()]);

/** All that is left to say where even the answers could not be loaded. */
const UNREAD =
  "Part of Ridgeline couldn't be loaded. If anyone is in danger, please call your local emergency number.";

/**
 * The help for what a person has written: a card for danger, a line for what stands between the lines. It belongs to no
 * screen and stays until it is closed. The card lies above dialogs, which it neither closes nor waits for.
 */
export function CrisisHelp() {
  const { danger, hint, isUnread } = useStore(crisisStore);
  const isUnderItsField = useStore(fieldNoteStore, ({ places }) => places > 0);
  useLayoutEffect(() => crisisGate.watch(loadAnswers), []);
  useLayoutEffect(() => {
    const content = hint && (
      <Part>
        <HintLine risk={hint.risk} isInField onClose={crisisGate.closeHint} />
      </Part>
    );
    fieldNoteStore.setState({ note: hint && { text: hint.text, content } });
  }, [hint]);

  return (
    <div
      id={HELP_ID}
      // A modal dialog hides the rest of the page from screen readers, but not what has this attribute.
      aria-live="off"
      data-handles-escape=""
      className={cx(
        "pointer-events-auto fixed right-0 bottom-0 left-0 empty:hidden sm:right-4 sm:bottom-4 sm:left-auto sm:w-[min(27rem,calc(100vw-2rem))] print:hidden",
        // The quiet line waits below a dialog, whose buttons it would cover.
        danger || isUnread ? "z-60" : "z-40",
      )}
    >
      {danger ? (
        <Part>
          <CrisisCard
            key={`${danger.risk.level} ${danger.risk.kind} ${danger.risk.subject}`}
            risk={danger.risk}
            onClose={crisisGate.closeDanger}
          />
        </Part>
      ) : isUnread ? (
        <UnreadLine />
      ) : (
        hint &&
        !isUnderItsField && (
          <Part>
            <HintLine risk={hint.risk} onClose={crisisGate.closeHint} />
          </Part>
        )
      )}
    </div>
  );
}

function Part({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={<UnreadLine />}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

function UnreadLine() {
  return <HelpLine text={UNREAD} onClose={crisisGate.closeUnread} />;
}
