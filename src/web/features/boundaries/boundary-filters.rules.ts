import type { Boundary, BoundaryType } from "#shared/boundaries/boundaries.contract.ts";

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

/** The matching boundaries in order. Ignores case. */
export function filterBoundaries(
  boundaries: readonly Boundary[],
  { text, type, kept }: BoundaryFilter,
): Boundary[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return boundaries.filter((boundary) => {
    const { name, statement, context } = boundary;
    const own = `${name}\n${statement}\n${context ?? ""}`.toLocaleLowerCase();
    return (
      (type === "all" || boundary.type === type) &&
      ANSWERS[kept].includes(boundary.honored) &&
      words.every((word) => own.includes(word))
    );
  });
}
