import type { StoredLesson } from "#shared/doctrine/doctrine.contract.ts";
import { Collapsible } from "#web/ui/collapsible.tsx";
import { PillarIcon } from "#web/ui/pillar-icon.tsx";

export interface LessonListProps {
  lessons: readonly StoredLesson[];
  /** Heading level of the lessons' titles. */
  level: 3 | 4;
}

/** One-minute lessons, each expanding below its title. */
export function LessonList({ lessons, level }: LessonListProps) {
  return (
    <ul className="divide-y divide-hairline">
      {lessons.map((lesson) => (
        <li key={lesson.id} className="py-1">
          <Collapsible level={level} title={<LessonTitle lesson={lesson} />}>
            <div className="grid max-w-reading gap-2 pb-3 pl-7 text-ink-2">
              <p>{lesson.summary}</p>
              <ul className="grid list-disc gap-1 pl-5">
                {lesson.bullets.map((bullet) => (
                  <li key={bullet}>{bullet}</li>
                ))}
              </ul>
              {lesson.action && (
                <p className="text-ink">
                  <strong className="font-semibold">Now:</strong> {lesson.action}
                </p>
              )}
            </div>
          </Collapsible>
        </li>
      ))}
    </ul>
  );
}

function LessonTitle({ lesson: { title, pillar } }: { lesson: StoredLesson }) {
  return (
    <span className="flex items-center gap-2">
      <span className="min-w-0 flex-1">{title}</span>
      {pillar && (
        <>
          <PillarIcon pillar={pillar} className="size-4.5" />
          <span className="sr-only">({pillar})</span>
        </>
      )}
    </span>
  );
}
