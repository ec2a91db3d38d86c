import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { PRACTICES, type PracticeId } from "#shared/doctrine/practices.content.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { lazySection } from "#web/ui/lazy-section.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";

const Practice = lazySection(
  async () => (await import("./practice.tsx")).Practice,
  <Waiting className="grid gap-3">
    <Skeleton className="h-9 w-2/3" />
    <Skeleton className="h-40 w-full" />
  </Waiting>,
);

/** Practices that need no network and no account. Each is fetched when the first one is opened, and takes the list's place. */
export function PracticeList() {
  const [opened, setOpened] = useState<PracticeId | null>(null);
  const [last, setLast] = useState<PracticeId | null>(null);
  const practice = PRACTICES.find(({ id }) => id === opened);
  if (practice) {
    return (
      <Card title="Practices">
        <Button variant="ghost" size="sm" className="-ml-3 mb-2" onClick={() => setOpened(null)}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          All practices
        </Button>
        <Practice practice={practice} />
      </Card>
    );
  }
  const open = (id: PracticeId) => {
    setLast(id);
    setOpened(id);
  };
  return (
    <Card title="Practices">
      <p className="text-ink-2 text-sm">They may help you settle. Stop whenever you like.</p>
      <ul className="divide-y divide-hairline">
        {PRACTICES.map(({ id, title, summary, minutes }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-3">
            <div className="min-w-0 flex-1">
              <h3 className="text-base">{title}</h3>
              <p className="text-ink-2 text-sm">{summary}</p>
              <p className="tabular text-ink-2 text-sm">
                {minutes[0]} to {minutes.at(-1)} min
              </p>
            </div>
            {/* The focus returns there from the practice. */}
            <Button variant="secondary" size="sm" autoFocus={id === last} onClick={() => open(id)}>
              Open
              <span className="sr-only"> {title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
