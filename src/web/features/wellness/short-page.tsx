import { Wind } from "lucide-react";
import type { Ref } from "react";
import { SupportContactsPanel } from "#web/features/support-contacts/support-contacts.sections.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { PlanCard } from "./plan-card.tsx";
import { PlanElements } from "./plan-elements.tsx";

interface ShortPageProps {
  quickCalmButton: Ref<HTMLButtonElement>;
  onQuickCalm: () => void;
  onShowAll: () => void;
}

/** For hard days: people, one practice and the plan. The rest is one tap away. */
export function ShortPage({ quickCalmButton, onQuickCalm, onShowAll }: ShortPageProps) {
  return (
    <div className="grid max-w-reading gap-4">
      <SupportContactsPanel shownAtOnce={1} />
      <Card title="One minute to breathe">
        <p className="mb-3 text-ink-2">Quick Calm takes you through it. You can stop at any time.</p>
        <Button ref={quickCalmButton} className="max-sm:w-full" onClick={onQuickCalm}>
          <Wind aria-hidden="true" className="size-4.5" />
          Begin Quick Calm
        </Button>
      </Card>
      <PlanCard title="Your safety plan">{(items) => <PlanElements items={items} />}</PlanCard>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-ink-2">This is the short page, for hard days.</p>
        <Button variant="secondary" onClick={onShowAll}>
          Show everything
        </Button>
      </div>
    </div>
  );
}
