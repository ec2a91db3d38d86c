import "./proposals.tables.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { type Database, toJson } from "#server/platform/db/database.ts";
import { deleteRow } from "#server/platform/db/deleted-rows.ts";
import { prepareQuery } from "#server/platform/db/prepared-query.ts";
import { insertOwned } from "#server/platform/db/row-caps.ts";
import type { Proposal } from "#shared/proposals/proposals.contract.ts";

export type ProposalsRepository = ReturnType<typeof createProposalsRepository>;

const COLUMNS = ["id", "tokenName", "kind", "fields", "createdAt"] as const satisfies (keyof Proposal)[];

export function createProposalsRepository(db: Database) {
  return {
    /** Oldest first. */
    list: prepareQuery<[ownerId: string], Proposal>(db, 1, (ownerId) =>
      db
        .selectFrom("proposals")
        .select(COLUMNS)
        .where("userId", "=", ownerId)
        .orderBy("createdAt")
        .orderBy("id"),
    ),

    /** @throws HttpError 409 when too many wait */
    async insert(ownerId: OwnerId, { fields, ...proposal }: Proposal): Promise<void> {
      await insertOwned(db, ownerId, "proposals", { ...proposal, fields: toJson(fields) }, ["id"]);
    },

    /** @returns the undo id, or null when there is no such proposal */
    delete: (ownerId: OwnerId, id: string, deletedAt: string): Promise<string | null> =>
      deleteRow(db, ownerId, "proposals", { id, userId: ownerId }, deletedAt),
  };
}
