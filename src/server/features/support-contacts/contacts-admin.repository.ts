import "./support-contacts.tables.ts";
import { v7 as uuidv7 } from "uuid";
import type { ContentStore } from "#server/platform/audit/content-admin.ts";
import { type Database, toJson } from "#server/platform/db/database.ts";
import type { AdminContact, ContactAdminContent } from "#shared/support-contacts/contacts-admin.contract.ts";
import { CONTACT_COLUMNS, contactOf } from "./support-contacts.repository.ts";

/** All contacts, for admins. */
export function createContactsAdminStore(db: Database): ContentStore<AdminContact, ContactAdminContent> {
  const rows = (executor: Database) =>
    executor.selectFrom("support_contacts").select(CONTACT_COLUMNS).where("isHidden", "=", false);
  const columns = ({ regions, ...content }: Partial<ContactAdminContent>) => ({
    ...content,
    ...(regions && { regions: toJson(regions) }),
  });

  return {
    all: async () => (await rows(db).orderBy("orderIndex").orderBy("id").execute()).map(contactOf),

    async find(transaction, id) {
      const row = await rows(transaction).where("id", "=", id).executeTakeFirst();
      return row ? contactOf(row) : null;
    },

    async insert(transaction, { regions, ...content }) {
      const id = uuidv7();
      await transaction
        .insertInto("support_contacts")
        .values({ ...content, id, regions: toJson(regions), seedKey: null, seedHash: null })
        .execute();
      return id;
    },

    async update(transaction, id, changes) {
      await transaction.updateTable("support_contacts").set(columns(changes)).where("id", "=", id).execute();
    },

    async remove(transaction, id) {
      // One of the product's own stays hidden, so that the next start does not bring it back.
      await transaction
        .updateTable("support_contacts")
        .set({ isHidden: true })
        .where("id", "=", id)
        .execute();
      await transaction
        .deleteFrom("support_contacts")
        .where("id", "=", id)
        .where("seedKey", "is", null)
        .execute();
    },
  };
}
