import { useEffect, useRef, useState } from "react";
import { useAskedFor } from "#web/platform/shell/use-address.ts";
import { Card } from "#web/ui/card.tsx";
import { Collapsible } from "#web/ui/collapsible.tsx";
import { lazySection } from "#web/ui/lazy-section.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";

const TITLE = "Meditations & Recenter Library";

const Library = lazySection(
  async () => (await import("./meditation-library.tsx")).MeditationLibrary,
  <Waiting className="grid gap-3">
    <Skeleton className="h-9 w-full" />
    <Skeleton className="h-11 w-2/3" />
    <Skeleton className="h-11 w-2/3" />
  </Waiting>,
);

/** Guided meditations, collapsed at first. `?open=meditations` expands and scrolls to it. */
export function MeditationLibraryCard() {
  const [isOpen, setOpen] = useState(false);
  const card = useRef<HTMLElement>(null);
  const asked = useAskedFor("open", {
    isHere: (value) => value === "meditations",
    onAsked: () => setOpen(true),
  });
  // After the screen around it, which starts at its top.
  useEffect(() => {
    if (!asked) return;
    card.current?.scrollIntoView({ block: "start" });
    card.current?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <Card ref={card} tabIndex={-1} aria-label={TITLE} className="scroll-mt-20 outline-none md:scroll-mt-6">
      <Collapsible level={2} title={TITLE} open={isOpen} onOpenChange={setOpen}>
        <Library />
      </Collapsible>
    </Card>
  );
}
