import "./support-contacts.tables.ts";
import type { NotNull, Selectable } from "kysely";
import { type Database, type Tables, toJson } from "#server/platform/db/database.ts";
import type { SeedingPlan, StoredText } from "#server/platform/db/seeding.ts";
import type { SupportContact } from "#shared/support-contacts/support-contacts.contract.ts";

const PLAIN_CONTENT = [
  ...(["label", "phone", "smsNumber", "smsBody", "url"] as const),
  ...(["category", "isGlobal", "verifiedOn", "orderIndex"] as const),
] as const;

/** Everything that people see of a contact. */
export const CONTACT_COLUMNS = ["id", "description", "hours", "regions", ...PLAIN_CONTENT] as const;

/** A contact from its row, in which some texts may be missing. */
export const contactOf = (
  row: Pick<Selectable<Tables["support_contacts"]>, (typeof CONTACT_COLUMNS)[number]>,
): SupportContact => ({ ...row, ...withoutNulls(row) });

export type ContactContent = Omit<SupportContact, "id">;

export type SupportContactsRepository = ReturnType<typeof createSupportContactsRepository>;

export function createSupportContactsRepository(db: Database) {
  const rows = () =>
    db
      .selectFrom("support_contacts")
      .select([...CONTACT_COLUMNS, "seedKey", "seedHash"])
      .orderBy("orderIndex")
      .orderBy("id");
  const columns = ({ regions, ...content }: ContactContent) => ({ ...content, regions: toJson(regions) });

  return {
    /** All contacts in order. */
    async list(): Promise<SupportContact[]> {
      const contacts = await rows().where("isHidden", "=", false).execute();
      return contacts.map(({ seedKey: _, seedHash: __, ...row }) => contactOf(row));
    },

    /** The contacts that ship with the product, also those that an admin has deleted. */
    async stored(): Promise<StoredText<ContactContent>[]> {
      const seeded = await rows()
        .where("seedKey", "is not", null)
        .$narrowType<{ seedKey: NotNull }>()
        .execute();
      return seeded.map(({ id, seedKey, seedHash, ...row }) => ({
        id,
        key: seedKey,
        seedHash,
        content: { ...row, ...withoutNulls(row) },
      }));
    },

    async apply({ add, replace, remove }: SeedingPlan<ContactContent>): Promise<void> {
      if (add.length > 0) {
        await db
          .insertInto("support_contacts")
          .values(
            add.map(({ key, content, seedHash }) => ({
              ...columns(content),
              // The same on every instance and in the browser, which shows its own copy first.
              id: key,
              seedKey: key,
              seedHash,
            })),
          )
          .onConflict((on) => on.doNothing())
          .execute();
      }
      for (const { id, content, seedHash } of replace) {
        await db
          .updateTable("support_contacts")
          .set({ ...columns(content), seedHash })
          .where("id", "=", id)
          .execute();
      }
      if (remove.length > 0) await db.deleteFrom("support_contacts").where("id", "in", remove).execute();
    },
  };
}

function withoutNulls(row: { description: string | null; hours: string | null; regions: string[] | null }) {
  return { description: row.description ?? "", hours: row.hours ?? "", regions: row.regions ?? [] };
}
