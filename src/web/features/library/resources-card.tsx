import { Card } from "#web/ui/card.tsx";
import { lazySection } from "#web/ui/lazy-section.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";

const Resources = lazySection(
  async () => (await import("./resource-list.tsx")).ResourceList,
  <Waiting className="grid gap-2">
    {["crisis", "meditation", "organizations", "growth"].map((group) => (
      <Skeleton key={group} className="h-11 w-2/3" />
    ))}
  </Waiting>,
);

/** People and pages that may help, in four groups, and for members their own. */
export function ResourcesCard() {
  return (
    <Card title="Recommended Resources">
      <Resources />
    </Card>
  );
}
