import { useState } from "react";
import { orderForPillar } from "#shared/doctrine/directive.rules.ts";
import type { Pillar } from "#shared/doctrine/pillars.ts";

/** A random Universal Order of the pillar. Set the pillar as `key`, so that another choice draws another order. */
export function PillarOrderCard({ pillar }: { pillar: Pillar }) {
  const [{ id, title, intent }] = useState(() => orderForPillar(pillar, Math.random()));
  return (
    <section aria-label={`Universal Order for ${pillar}`} className="rounded-card bg-sunk p-3 sm:px-4">
      <p className="text-ink-2 text-sm">Universal Order {id}</p>
      <h3 className="font-normal font-serif text-lg tracking-normal">{title}</h3>
      <p className="mt-0.5 text-ink-2 text-sm">{intent}</p>
    </section>
  );
}
