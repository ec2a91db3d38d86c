import { useRef, useState } from "react";
import { useAskedFor } from "#web/platform/shell/use-address.ts";
import { Card } from "#web/ui/card.tsx";
import { Collapsible } from "#web/ui/collapsible.tsx";
import { lazySection } from "#web/ui/lazy-section.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import { useAskedIntoView } from "./use-asked-into-view.ts";

const TITLE = "Meditations & Recenter Library";

/** As high as what it stands for, so that the card can be scrolled to the top at once. */
const WAITING = (
  <Waiting className="grid min-h-128 content-start gap-3">
    <Skeleton className="h-9 w-full" />
    <Skeleton className="h-11 w-2/3" />
    <Skeleton className="h-11 w-2/3" />
  </Waiting>
);

const Library = lazySection(
  async () => (await import("./meditation-library.tsx")).MeditationLibrary,
  WAITING,
);

/** Guided meditations, collapsed at first. `?open=meditations` expands and scrolls to it. */
export function MeditationLibraryCard() {
  const [isOpen, setOpen] = useState(false);
  const card = useRef<HTMLElement>(null);
  const asked = useAskedFor("open", {
    isHere: (value) => value === "meditations",
    onAsked: () => setOpen(true),
  });
  useAskedIntoView(asked, card);
  return (
    <Card ref={card} tabIndex={-1} aria-label={TITLE} className="scroll-mt-20 outline-none md:scroll-mt-6">
      <Collapsible level={2} title={TITLE} open={isOpen} onOpenChange={setOpen}>
        <Library waiting={WAITING} />
      </Collapsible>
    </Card>
  );
}
