import type { ColumnType, Generated } from "kysely";
import type { Boundary, BoundaryType } from "#shared/boundaries/boundaries.contract.ts";

/** A column with a default value, or a nullable one. */
type Optional<Value> = ColumnType<Value, Value | undefined, Value>;

declare module "#server/platform/db/database.ts" {
  interface Tables {
    boundaries: {
      id: string;
      userId: string;
      name: string;
      type: Optional<BoundaryType>;
      statement: string;
      context: Optional<string | null>;
      honored: Optional<Boundary["honored"]>;
      reviewsTotal: Generated<number>;
      reviewsHonored: Generated<number>;
      firstReviewAt: Optional<string | null>;
      lastReviewAt: Optional<string | null>;
      createdAt: string;
      updatedAt: string;
    };
    /** Each time that a boundary was honored or not. */
    boundary_reviews: {
      id: string;
      userId: string;
      boundaryId: string;
      honored: boolean;
      createdAt: string;
    };
  }
}
