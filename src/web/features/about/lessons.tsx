import { useQuery } from "@tanstack/react-query";
import { LESSON_TIERS } from "#shared/doctrine/lesson.rules.ts";
import { LessonList, lessonsQuery } from "#web/features/doctrine/doctrine.api.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { Card } from "#web/ui/card.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** One-minute lessons, in three tiers. */
export function Lessons() {
  const { data: lessons, error, isFetching, refetch } = useQuery(lessonsQuery);
  return (
    <section aria-busy={!lessons && !error}>
      <h2 className="text-xl">One-minute lessons</h2>
      <p className="mt-0.5 mb-3 max-w-reading text-ink-2">
        Why, how, and one small thing to do now. Open the ones you need, in any order.
      </p>
      {error ? (
        <ErrorState
          title="Couldn't load the lessons"
          message={sentenceOf(error)}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : (
        <div className="grid gap-4">
          {LESSON_TIERS.map(({ id, label, summary }) => {
            const ofTier = lessons?.filter(({ tier }) => tier === id);
            if (ofTier?.length === 0) return null;
            return (
              <Card key={id} title={label} level={3}>
                <p className="-mt-2 mb-1 text-ink-2">{summary}</p>
                {ofTier ? <LessonList lessons={ofTier} level={4} /> : <LessonsSkeleton />}
              </Card>
            );
          })}
        </div>
      )}
    </section>
  );
}

function LessonsSkeleton() {
  return (
    <div className="grid gap-4 py-4">
      {["w-3/5", "w-2/5", "w-1/2", "w-2/3", "w-1/3"].map((width) => (
        <div key={width} className="flex h-6.5 items-center">
          <Skeleton className={`h-5 ${width}`} />
        </div>
      ))}
    </div>
  );
}
