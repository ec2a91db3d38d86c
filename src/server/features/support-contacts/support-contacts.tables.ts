import type { Json } from "#server/platform/db/database.ts";
import type { SupportContact } from "#shared/support-contacts/support-contacts.contract.ts";

declare module "#server/platform/db/database.ts" {
  interface Tables {
    support_contacts: Omit<SupportContact, "description" | "hours" | "regions"> & {
      description: string | null;
      hours: string | null;
      regions: Json<string[] | null>;
      /** Of the product's own contacts: which one, and the hash of what was seeded. */
      seedKey: string | null;
      seedHash: string | null;
    };
  }
}
