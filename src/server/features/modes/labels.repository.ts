import "./labels.tables.ts";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "#server/platform/db/database.ts";
import type { LabelMapping } from "#shared/modes/modes.contract.ts";
import type { ModeId } from "#shared/modes/modes.ts";

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
    /** Adds the labels that are missing; those that are there stay as they are. */
    async addMissing(mappings: readonly (LabelMapping & { mode: ModeId })[]): Promise<void> {
      await db
        .insertInto("label_mappings")
        .values(mappings.map((mapping) => ({ ...mapping, id: uuidv7() })))
        .onConflict((on) => on.columns(["mode", "key"]).doNothing())
        .execute();
    },
  };
}
