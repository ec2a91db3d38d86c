import type { Generated } from "kysely";
import type { Json } from "#server/platform/db/database.ts";

declare module "#server/platform/db/database.ts" {
  interface Tables {
    support_contacts: {
      id: string;
      label: string;
      description: string | null;
      phone: string | null;
      smsNumber: string | null;
      smsBody: string | null;
      url: string | null;
      category: string;
      isGlobal: boolean;
      regions: Json<string[] | null>;
      hours: string | null;
      verifiedOn: string | null;
      orderIndex: number;
      /** For contacts that ship with the product: the key of the seed and the hash of its content. */
      seedKey: string | null;
      seedHash: string | null;
      /** Of the product's own, which an admin has deleted. */
      isHidden: Generated<boolean>;
    };
  }
}
