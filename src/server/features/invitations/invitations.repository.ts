import "./invitations.tables.ts";
import "#server/platform/auth/auth.tables.ts";
import type { Insertable } from "kysely";
import type { Database, Tables } from "#server/platform/db/database.ts";
import { type Page, readPage } from "#server/platform/db/pages.ts";
import type { PageQuery } from "#shared/common/pages.contract.ts";
import type { Invitation } from "#shared/invitations/invitations.contract.ts";

export type InvitationsRepository = ReturnType<typeof createInvitationsRepository>;

export function createInvitationsRepository(db: Database) {
  const rows = (executor: Database) =>
    executor
      .selectFrom("invitations as invitation")
      .leftJoin("profiles as person", "person.id", "invitation.usedBy")
      .select(["invitation.id", "invitation.inviteCode", "invitation.accessType", "invitation.expiresAt"])
      .select(["invitation.usedAt", "invitation.createdAt", "person.email as usedByEmail"]);

  return {
    /** Newest first. */
    list: (page: PageQuery): Promise<Page<Invitation>> =>
      readPage<Invitation>(
        rows(db) as never,
        { columns: ["invitation.createdAt", "invitation.id"], direction: "desc" },
        page,
      ),

    find: async (code: string, executor: Database = db): Promise<Invitation | null> =>
      (await rows(executor).where("invitation.inviteCode", "=", code).executeTakeFirst()) ?? null,

    async insert(transaction: Database, invitation: Insertable<Tables["invitations"]>): Promise<void> {
      await transaction.insertInto("invitations").values(invitation).execute();
    },

    /** @returns whether it could still be used */
    async use(transaction: Database, code: string, accountId: string, now: string): Promise<boolean> {
      const { numUpdatedRows } = await transaction
        .updateTable("invitations")
        .set({ usedBy: accountId, usedAt: now })
        .where("inviteCode", "=", code)
        .where("usedAt", "is", null)
        .where((is) => is.or([is("expiresAt", "is", null), is("expiresAt", ">", now)]))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** @returns whether there was one that nobody has used */
    async deleteUnused(transaction: Database, code: string): Promise<boolean> {
      const { numDeletedRows } = await transaction
        .deleteFrom("invitations")
        .where("inviteCode", "=", code)
        .where("usedAt", "is", null)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
