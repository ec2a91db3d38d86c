import type { ColumnType } from "kysely";
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
      createdAt: string;
      updatedAt: string;
    };
  }
}
