import { useState } from "react";
import type { Objective } from "#shared/objectives/objectives.contract.ts";

interface HeldOptions {
  /** Identifies the filters. */
  filter: string;
  /** Whether the cards stay where they are although the sort order would now move them. New ones then come first. */
  keepsOrder: boolean;
}

/**
 * The objectives that match the filters, and those that did before they were edited: a card stays in place until the
 * filters change.
 */
export function useHeldInPlace(
  objectives: readonly Objective[],
  fitting: readonly Objective[],
  { filter, keepsOrder }: HeldOptions,
): Objective[] {
  const [held, setHeld] = useState<{ filter: string; ids: readonly string[] }>({ filter, ids: [] });
  const before = held.filter === filter ? held.ids : [];
  const known = new Set(before);
  const added = fitting.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  const ids = added.length === 0 ? before : [...added, ...before];
  if (ids !== held.ids && (ids.length > 0 || held.ids.length > 0)) setHeld({ filter, ids });
  if (!keepsOrder) return objectives.filter(({ id }) => known.has(id) || added.includes(id));
  const byId = new Map(objectives.map((objective) => [objective.id, objective]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
