import "./labels.tables.ts";
import type { ContentStore } from "#server/platform/audit/content-admin.ts";
import type { Database } from "#server/platform/db/database.ts";
import { DEFAULT_LABEL_MAPPINGS } from "#shared/modes/label-mappings.content.ts";
import type { AdminLabel, LabelAdminContent } from "#shared/modes/labels-admin.contract.ts";

/** All labels, for admins. None is added or removed, because the screens know their keys. */
export function createLabelsAdminStore(db: Database): ContentStore<AdminLabel, LabelAdminContent> {
  const rows = (executor: Database) =>
    executor.selectFrom("label_mappings").select(["id", "mode", "key", "label", "helper"]);
  const withOriginal = (row: Omit<AdminLabel, "original">): AdminLabel => {
    const original = DEFAULT_LABEL_MAPPINGS.find(({ mode, key }) => mode === row.mode && key === row.key);
    return { ...row, original: original ? { label: original.label, helper: original.helper } : null };
  };

  return {
    all: async () => (await rows(db).orderBy("mode").orderBy("key").execute()).map(withOriginal),

    async find(transaction, id) {
      const row = await rows(transaction).where("id", "=", id).executeTakeFirst();
      return row ? withOriginal(row) : null;
    },

    async update(transaction, id, changes) {
      await transaction.updateTable("label_mappings").set(changes).where("id", "=", id).execute();
    },
  };
}
