import type { Boundary, BoundaryType } from "#shared/boundaries/boundaries.contract.ts";
import { foldText, hasWords, searchWords } from "#shared/common/search.rules.ts";

/** A shorter list is read at a glance. */
export const FILTERABLE = 4;

export type KeptFilter = "all" | "honored" | "not-honored" | "unanswered";

export interface BoundaryFilter {
  /** Every one of its words must be found in the name, the statement or the context. */
  text: string;
  type: BoundaryType | "all";
  kept: KeptFilter;
}

export const NO_FILTER: BoundaryFilter = { text: "", type: "all", kept: "all" };

const ANSWERS: Record<KeptFilter, readonly Boundary["honored"][]> = {
  all: [true, false, null],
  honored: [true],
  "not-honored": [false],
  unanswered: [null],
};

/** The matching boundaries in order. */
export function filterBoundaries(
  boundaries: readonly Boundary[],
  { text, type, kept }: BoundaryFilter,
): Boundary[] {
  const words = searchWords(text);
  return boundaries.filter((boundary) => {
    const { name, statement, context } = boundary;
    return (
      (type === "all" || boundary.type === type) &&
      ANSWERS[kept].includes(boundary.honored) &&
      hasWords(foldText([name, statement, context].join(" ")), words)
    );
  });
}
