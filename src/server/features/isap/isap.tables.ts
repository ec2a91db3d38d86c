import type { Generated } from "kysely";
import type { Json } from "#server/platform/db/database.ts";
import type { IsapSession } from "#shared/isap/isap.contract.ts";
import type { ModeId } from "#shared/modes/modes.ts";

declare module "#server/platform/db/database.ts" {
  interface Tables {
    isap_sessions: {
      id: string;
      userId: string;
      situation: string;
      consciousness: Json<IsapSession["consciousness"]>;
      clarity: Json<IsapSession["clarity"]>;
      control: Json<IsapSession["control"]>;
      cadence: IsapSession["cadence"];
      reviewTime: string | null;
      tags: Json<IsapSession["tags"]>;
      mode: Generated<ModeId>;
      createdAt: string;
    };
  }
}
