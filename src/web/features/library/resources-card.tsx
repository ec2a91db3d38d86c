import { useIsHydrated } from "#web/platform/shell/hydration.ts";
import { Card } from "#web/ui/card.tsx";
import { lazySection } from "#web/ui/lazy-section.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";

const WAITING = (
  <Waiting className="grid gap-2">
    {["crisis", "meditation", "organizations", "growth"].map((group) => (
      <Skeleton key={group} className="h-11 w-2/3" />
    ))}
  </Waiting>
);

const Resources = lazySection(async () => (await import("./resource-list.tsx")).ResourceList, WAITING);

/** People and pages that may help, in four groups, and for members their own. */
export function ResourcesCard() {
  const isHydrated = useIsHydrated();
  return (
    <Card title="Recommended Resources">
      {/* A prerendered page can't wait for another file. */}
      {isHydrated ? <Resources /> : WAITING}
    </Card>
  );
}
