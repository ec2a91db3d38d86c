import { Suspense, useEffect, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocationProperty } from "wouter/use-browser-location";
import { Card } from "#web/ui/card.tsx";
import { Collapsible } from "#web/ui/collapsible.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import { SETTINGS_SECTIONS, type SettingsSection } from "./settings-sections.content.ts";

/** Everything that a person can set, in sections with an address each: `/settings#password`. */
export function SettingsPage() {
  const isFetched = useSectionsFetched();
  useAskedSection(isFetched);
  return (
    <>
      <PageHeader title="Settings" tagline="Your account and how Ridgeline works for you." />
      <div className="lg:grid lg:grid-cols-[11rem_minmax(0,var(--container-reading))] lg:items-start lg:gap-8">
        <nav aria-label="Settings" className="sticky top-6 hidden lg:block">
          <SectionLinks />
        </nav>
        <nav aria-label="Settings" className="mb-4 lg:hidden">
          <Collapsible title="Jump to a section">
            <SectionLinks />
          </Collapsible>
        </nav>
        <div className="grid min-w-0 max-w-reading gap-5">
          {SETTINGS_SECTIONS.map((section) => (
            <Section key={section.id} {...section} isFetched={isFetched} />
          ))}
        </div>
      </div>
    </>
  );
}

function SectionLinks() {
  return (
    <ul className="grid gap-0.5">
      {SETTINGS_SECTIONS.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-10 items-center rounded-control px-2.5 py-1.5 text-ink-2 transition-colors hover:bg-sunk hover:text-ink pointer-coarse:min-h-11"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Section({ id, title, Part, isFetched }: SettingsSection & { isFetched: boolean }) {
  return (
    <Card id={id} title={title} tabIndex={-1} className="scroll-mt-20 md:scroll-mt-6">
      <ErrorBoundary
        onReset={Part.reset}
        fallbackRender={({ resetErrorBoundary }) => (
          <ErrorState
            title="This part couldn't be loaded"
            message="Check your connection and try again."
            onRetry={resetErrorBoundary}
          />
        )}
      >
        <Suspense fallback={<SectionSkeleton />}>{isFetched ? <Part /> : <SectionSkeleton />}</Suspense>
      </ErrorBoundary>
    </Card>
  );
}

function SectionSkeleton() {
  return (
    <Waiting className="grid gap-4">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
    </Waiting>
  );
}

/** Whether all sections are here or have failed, so that each has its height when one of them is scrolled to. */
function useSectionsFetched(): boolean {
  const [isFetched, setFetched] = useState(() => SETTINGS_SECTIONS.every(({ Part }) => Part.isLoaded()));
  useEffect(() => {
    let isWanted = true;
    void Promise.allSettled(SETTINGS_SECTIONS.map(({ Part }) => Part.preload())).then(() => {
      if (isWanted) setFetched(true);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return isFetched;
}

/** Scrolls to the section in the address and focuses it. */
function useAskedSection(isReady: boolean): void {
  const hash = useLocationProperty(
    () => location.hash,
    () => "",
  );
  useEffect(() => {
    if (!isReady || !SETTINGS_SECTIONS.some(({ id }) => `#${id}` === hash)) return;
    // After the shell, which starts a new screen at its top.
    const frame = requestAnimationFrame(() => {
      const section = document.getElementById(hash.slice(1));
      section?.scrollIntoView({ block: "start" });
      section?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady, hash]);
}
