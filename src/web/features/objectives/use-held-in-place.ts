import { useState } from "react";
import type { Objective } from "#shared/objectives/objectives.contract.ts";

/**
 * The objectives that match the filters, and those that did before they were edited: a card stays in place until the
 * filters change.
 * @param filter identifies the filters
 */
export function useHeldInPlace(
  objectives: readonly Objective[],
  fitting: readonly Objective[],
  filter: string,
): Objective[] {
  const [held, setHeld] = useState<{ filter: string; ids: ReadonlySet<string> }>({ filter, ids: new Set() });
  const before = held.filter === filter ? held.ids : new Set<string>();
  const isComplete = fitting.every(({ id }) => before.has(id));
  const ids = isComplete ? before : new Set([...before, ...fitting.map(({ id }) => id)]);
  if (ids !== held.ids) setHeld({ filter, ids });
  return objectives.filter(({ id }) => ids.has(id));
}
