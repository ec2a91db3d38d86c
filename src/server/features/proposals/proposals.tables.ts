import type { Json } from "#server/platform/db/database.ts";

declare module "#server/platform/db/database.ts" {
  interface Tables {
    /** What programs propose, until the person decides. */
    proposals: {
      id: string;
      userId: string;
      tokenName: string;
      kind: string;
      fields: Json<Record<string, unknown>>;
      createdAt: string;
    };
  }
}
