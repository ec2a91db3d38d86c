import type { Boundary } from "#shared/boundaries/boundaries.contract.ts";
import { SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { useReviewBoundary } from "./boundaries.api.ts";

interface ReviewButtonsProps {
  boundary: Boundary;
  question?: string;
  /** The group's name, read out. */
  label: string;
  /** When it was; by default, now. */
  at?: string | undefined;
}

/** Says that a boundary was honored or not. */
export function ReviewButtons({ boundary, question, label, at }: ReviewButtonsProps) {
  const review = useReviewBoundary(boundary);
  const say = (honored: boolean) => {
    review(honored, at).then(
      ({ isSent }) => toast(isSent ? { title: "Boundary updated" } : SAVED_HERE),
      () => undefined,
    );
  };
  return (
    <fieldset aria-label={label} className="flex flex-wrap items-center gap-2 text-ink-2 text-sm">
      {question && (
        <span aria-hidden="true" className="w-full sm:w-auto sm:pr-2">
          {question}
        </span>
      )}
      <Button variant="secondary" size="sm" onClick={() => say(true)}>
        Honored
      </Button>
      <Button variant="secondary" size="sm" onClick={() => say(false)}>
        Not honored
      </Button>
    </fieldset>
  );
}
