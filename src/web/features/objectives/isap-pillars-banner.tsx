import type { Pillar } from "#shared/doctrine/pillars.ts";
import { Badge } from "#web/ui/badge.tsx";

/** The pillars of the person's latest ISAP session. */
export function IsapPillarsBanner({ pillars }: { pillars: readonly Pillar[] }) {
  return (
    <section aria-label="Your latest ISAP session" className="rounded-card bg-tint p-3 text-tint-ink sm:px-4">
      <p className="font-semibold text-sm">Your latest ISAP session points to</p>
      <ul className="mt-1.5 flex flex-wrap gap-1.5">
        {pillars.map((pillar) => (
          <li key={pillar}>
            <Badge variant="pillar" pillar={pillar} className="bg-card">
              {pillar}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
