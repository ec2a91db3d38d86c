import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import {
  type Boundary,
  type BoundaryReview,
  REVIEW_AGE_MAX_DAYS,
} from "#shared/boundaries/boundaries.contract.ts";
import { addDays } from "#shared/calendar/plain-date.rules.ts";
import type { UndoHandle } from "#web/features/undo/undo.api.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { formatDay, formatWeekday } from "#web/platform/time/format-date.ts";
import { ownNoon } from "#web/platform/time/own-day.ts";
import { useOwnDay } from "#web/platform/time/use-own-day.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Input } from "#web/ui/input.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import { useFocusNeighbor } from "#web/ui/use-focus-neighbor.ts";
import { useDeleteReview, useReloadReviews, useReviewsOf } from "./boundaries.api.ts";
import { honoredInWords } from "./boundary-reviews.format.ts";
import { BringBack, useDeletion } from "./bring-back.tsx";
import { ReviewButtons } from "./review-buttons.tsx";

/** Each time that a boundary was honored or not, newest first, and a way to add one for an earlier day. */
export function ReviewHistory({ boundary }: { boundary: Boundary }) {
  const { data, error, isFetching, refetch } = useReviewsOf(boundary.id);
  if (data) return <Reviews boundary={boundary} reviews={data} />;
  if (error) {
    return (
      <ErrorState
        title="Couldn't load each time"
        message={sentenceOf(error)}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  }
  return (
    <Waiting>
      <Skeleton className="h-11 w-full rounded-control" />
    </Waiting>
  );
}

const SHOWN_AT_FIRST = 7;

interface ReviewsProps {
  boundary: Boundary;
  reviews: readonly BoundaryReview[];
}

function Reviews({ boundary, reviews }: ReviewsProps) {
  const { deletion, setDeletion } = useDeletion(reviews);
  const reload = useReloadReviews(boundary.id);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? reviews : reviews.slice(0, SHOWN_AT_FIRST);
  return (
    <div className="grid grid-cols-1 gap-3">
      <BringBack deletion={deletion} onRestored={reload} />
      <ul aria-label={`Each time with ${boundary.name}`} className="divide-y divide-hairline">
        {shown.map((review) => (
          <ReviewRow
            key={review.id}
            review={review}
            onDeleted={(undoHandle) =>
              setDeletion({
                id: review.id,
                says: `The answer from ${formatDay(review.createdAt)} is deleted.`,
                undoHandle,
              })
            }
          />
        ))}
      </ul>
      {shown.length < reviews.length && (
        <Button variant="link" size="sm" className="justify-self-start" onClick={() => setShowsAll(true)}>
          Show all {reviews.length} times
        </Button>
      )}
      <EarlierDay boundary={boundary} />
    </div>
  );
}

interface ReviewRowProps {
  review: BoundaryReview;
  onDeleted: (undoHandle: UndoHandle) => void;
}

function ReviewRow({ review, onDeleted }: ReviewRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useFocusNeighbor(row);
  const deletion = useDeleteReview(review);
  const words = honoredInWords(review.honored);
  const day = formatWeekday(review.createdAt);
  return (
    <li ref={row} className="flex items-center justify-between gap-3 text-sm">
      <span className="min-w-0">
        {day}: {words}
      </span>
      <IconButton
        label={`Delete ${day}: ${words}`}
        icon={Trash2}
        variant="danger"
        className="-mr-2"
        onClick={() => {
          if (!deletion.isPending) deletion.mutateAsync().then(onDeleted, () => undefined);
        }}
      />
    </li>
  );
}

function EarlierDay({ boundary }: { boundary: Boundary }) {
  const { today } = useOwnDay();
  const [oldest, yesterday] = [addDays(today, -REVIEW_AGE_MAX_DAYS), addDays(today, -1)];
  const [day, setDay] = useState(yesterday);
  const isPossible = day >= oldest && day <= yesterday;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <Field label="Add an earlier day" className="w-44">
        <Input
          type="date"
          min={oldest}
          max={yesterday}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </Field>
      {isPossible && (
        <ReviewButtons boundary={boundary} label={`How did it go on ${formatDay(day)}?`} at={ownNoon(day)} />
      )}
    </div>
  );
}
