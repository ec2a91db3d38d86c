import "./labels.tables.ts";
import type { ContentStore } from "#server/platform/audit/content-admin.ts";
import type { Database } from "#server/platform/db/database.ts";
import { seedHashOf } from "#server/platform/db/seeding.ts";
import { DEFAULT_LABEL_MAPPINGS } from "#shared/modes/label-mappings.content.ts";
import type { AdminLabel, LabelAdminContent } from "#shared/modes/labels-admin.contract.ts";

/** All labels, for admins. None is added or removed, because the screens know their keys. */
export function createLabelsAdminStore(db: Database): ContentStore<AdminLabel, LabelAdminContent> {
  const rows = (executor: Database) =>
    executor.selectFrom("label_mappings").select(["id", "mode", "key", "label", "helper"]);
  const builtInOf = (row: Pick<AdminLabel, "mode" | "key">) =>
    DEFAULT_LABEL_MAPPINGS.find(({ mode, key }) => mode === row.mode && key === row.key);
  const withOriginal = (row: Omit<AdminLabel, "original">): AdminLabel => {
    const builtIn = builtInOf(row);
    return { ...row, original: builtIn ? { label: builtIn.label, helper: builtIn.helper } : null };
  };
  const find = (executor: Database, id: string) => rows(executor).where("id", "=", id).executeTakeFirst();

  return {
    all: async () => (await rows(db).orderBy("mode").orderBy("key").execute()).map(withOriginal),

    async find(transaction, id) {
      const row = await find(transaction, id);
      return row ? withOriginal(row) : null;
    },

    async update(transaction, id, changes) {
      const update = transaction.updateTable("label_mappings").where("id", "=", id);
      await update.set(changes).execute();
      const row = await find(transaction, id);
      const builtIn = row && builtInOf(row);
      // Nobody's edit any more, so the next version may rename it.
      if (builtIn && builtIn.label === row.label && builtIn.helper === row.helper)
        await update.set({ seedHash: seedHashOf(builtIn) }).execute();
    },
  };
}
