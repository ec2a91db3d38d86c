import { Children, type ReactNode, startTransition, useEffect, useState } from "react";

interface InStepsProps {
  children: ReactNode;
  /** How many are drawn at once, and then in each further step. */
  first?: number;
  step?: number;
}

/**
 * Draws a long list, or what is below the fold, in several short tasks instead of one that keeps a slow phone from
 * answering. Once all of it stands, whatever is added shows at once.
 */
export function InSteps({ children, first = 0, step = 1 }: InStepsProps) {
  const all = Children.toArray(children);
  const [drawn, setDrawn] = useState(first);
  const next = drawn < all.length ? drawn + step : Number.POSITIVE_INFINITY;
  useEffect(() => startTransition(() => setDrawn(next)), [next]);
  return all.slice(0, drawn);
}
