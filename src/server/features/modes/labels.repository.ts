import "./labels.tables.ts";
import type { NotNull } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "#server/platform/db/database.ts";
import type { SeedingPlan, StoredText } from "#server/platform/db/seeding.ts";
import type { LabelMapping } from "#shared/modes/modes.contract.ts";
import type { ModeId } from "#shared/modes/modes.ts";

/** A label of a mode. Mode and key identify it in all versions. */
export type LabelContent = Pick<LabelMapping, "key" | "label" | "helper"> & { mode: ModeId };

export type LabelsRepository = ReturnType<typeof createLabelsRepository>;

export function createLabelsRepository(db: Database) {
  return {
    listForMode: (mode: ModeId): Promise<LabelMapping[]> =>
      db
        .selectFrom("label_mappings")
        .select(["key", "label", "helper"])
        .where("mode", "=", mode)
        .orderBy("key")
        .execute(),

    /** The labels that ship with the product, with the keys of their seeds. */
    async stored(keyOf: (label: LabelContent) => string): Promise<StoredText<LabelContent>[]> {
      const rows = await db
        .selectFrom("label_mappings")
        .select(["id", "mode", "key", "label", "helper", "seedHash"])
        .where("seedHash", "is not", null)
        .$narrowType<{ seedHash: NotNull }>()
        .execute();
      return rows.map(({ id, seedHash, ...content }) => ({ id, key: keyOf(content), seedHash, content }));
    },

    async apply({ add, replace, remove }: SeedingPlan<LabelContent>): Promise<void> {
      if (add.length > 0) {
        await db
          .insertInto("label_mappings")
          .values(add.map(({ content, seedHash }) => ({ ...content, id: uuidv7(), seedHash })))
          // A label from before seeds had hashes counts as unedited if it has the product's words.
          .onConflict((on) =>
            on
              .columns(["mode", "key"])
              .doUpdateSet(({ ref }) => ({ seedHash: ref("excluded.seedHash") }))
              .whereRef("label_mappings.label", "=", "excluded.label")
              .whereRef("label_mappings.helper", "=", "excluded.helper"),
          )
          .execute();
      }
      for (const { id, content, seedHash } of replace) {
        const { label, helper } = content;
        await db
          .updateTable("label_mappings")
          .set({ label, helper, seedHash })
          .where("id", "=", id)
          .execute();
      }
      if (remove.length > 0) await db.deleteFrom("label_mappings").where("id", "in", remove).execute();
    },
  };
}
