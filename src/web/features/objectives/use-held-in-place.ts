import { useState } from "react";
import type { Objective } from "#shared/objectives/objectives.contract.ts";

/**
 * The objectives that the filters let through, and those that they did before they were changed: a card stays where it
 * is until the person filters anew.
 * @param filter names what is filtered for
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
