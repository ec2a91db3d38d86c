import type { Pillar } from "#shared/doctrine/pillars.ts";
import { Badge } from "#web/ui/badge.tsx";

/** The chosen pillars, each with its icon. */
export function PillarBadges({ pillars }: { pillars: readonly Pillar[] }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {pillars.map((pillar) => (
        <Badge key={pillar} variant="pillar" pillar={pillar}>
          {pillar}
        </Badge>
      ))}
    </span>
  );
}
