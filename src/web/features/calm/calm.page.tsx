import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { CALM } from "#shared/doctrine/calm.content.ts";
import type { CalmEnd } from "#shared/doctrine/calm.rules.ts";
import { MeditationLibraryCard, ResourcesCard } from "#web/features/library/library.sections.ts";
import { PracticeList } from "#web/features/practices/practices.sections.ts";
import {
  FirstContactLink,
  SupportContactsPanel,
} from "#web/features/support-contacts/support-contacts.sections.ts";
import { useIsHydrated } from "#web/platform/shell/hydration.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { LEAVE_QUICKLY_NOTE, LeaveQuickly } from "#web/ui/leave-quickly.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";
import { QuickCalm } from "./quick-calm.tsx";

/** Quick Calm and people to turn to, for anyone, without an account or a connection. */
export function CalmPage() {
  const main = useRef<HTMLElement>(null);
  const [isNew] = useState(useIsHydrated());
  useEffect(() => {
    // A prerendered page may have been scrolled before it is taken over.
    if (!isNew) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <main
      ref={main}
      tabIndex={-1}
      className="mx-auto max-w-[calc(var(--container-content)+4rem)] px-4 py-5 outline-none sm:px-6 lg:px-8"
    >
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <Link href="/" aria-label="Ridgeline home" className="flex min-h-11 items-center rounded-control">
          <Logo />
        </Link>
        <LeaveQuickly aria-describedby="leave-note" className="noscript:hidden" />
        <p id="leave-note" className="basis-full noscript:hidden text-ink-2 text-sm">
          {LEAVE_QUICKLY_NOTE}
        </p>
      </div>
      <PageHeader
        title={CALM.title}
        tagline="Take a minute, or reach out to someone. You don't need an account, and nothing you type here is saved."
        actions={<FirstContactLink />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <Card title={CALM.subtitle}>
          <div className="noscript:hidden">
            <CalmRuns />
          </div>
          <noscript>
            <BreathWithoutScripts />
          </noscript>
        </Card>
        <aside className="min-w-0 lg:row-span-2">
          <SupportContactsPanel />
        </aside>
        <div className="grid min-w-0 gap-6 noscript:hidden">
          <PracticeList />
          <MeditationLibraryCard />
          <ResourcesCard />
        </div>
      </div>
      <p className="mt-6 text-sm">
        <Link href="/" className={`${textLinkClass} inline-flex min-h-11 items-center`}>
          Go to the rest of Ridgeline
        </Link>
      </p>
    </main>
  );
}

/** Breathing that needs no script. Only in the prerendered page. */
function BreathWithoutScripts() {
  const { title, note } = CALM.breath;
  return (
    <div className="grid gap-4">
      <h3 className="text-xl">{title}</h3>
      <div aria-hidden="true" className="relative size-48 justify-self-center motion-reduce:hidden">
        <div className="absolute inset-0 rounded-full border border-hairline" />
        <div className="absolute inset-0 animate-breathe rounded-full border-2 border-accent/50 bg-tint" />
      </div>
      <p>
        Breathe in as the circle grows, for 4 seconds. Hold for 4. Breathe out as it shrinks, for 6. Pause for
        2. Four rounds take about a minute.
      </p>
      <p className="text-ink-2 text-sm">{note}</p>
    </div>
  );
}

/** Starts over from the question after each run. */
function CalmRuns() {
  const [ended, setEnded] = useState<CalmEnd | null>(null);
  const end = (how: CalmEnd) => {
    setEnded(how);
    if (how === "keep-talking") goToContacts();
  };
  if (ended === null) return <QuickCalm onEnd={end} />;
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status">
        {ended === "finished"
          ? "Take your time before you move on. You can do this again as often as you like."
          : "Quick Calm is here whenever you need it. Talking to someone you trust can help too."}
      </p>
      {/* Receives the focus, because the pressed button is gone. */}
      <Button autoFocus={ended !== "keep-talking"} variant="secondary" onClick={() => setEnded(null)}>
        Begin Quick Calm
      </Button>
    </div>
  );
}

function goToContacts(): void {
  const contacts = document.getElementById("support-contacts");
  contacts?.scrollIntoView({ block: "start" });
  contacts?.focus({ preventScroll: true });
}
