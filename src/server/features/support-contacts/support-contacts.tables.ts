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
      /** Of the product's own contacts: which one, and the hash of what was seeded. */
      seedKey: string | null;
      seedHash: string | null;
    };
  }
}
