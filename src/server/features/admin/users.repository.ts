import "#server/platform/auth/auth.tables.ts";
import type { Database } from "#server/platform/db/database.ts";
import { NEWEST_FIRST, type Page, readPage } from "#server/platform/db/pages.ts";
import { containsText } from "#server/platform/db/text-search.ts";
import type { AdminStats, AdminUser, UsersQuery } from "#shared/admin/admin.contract.ts";

const COLUMNS = [
  ...(["id", "email", "username", "role"] as const),
  ...(["plan", "subscriptionStatus", "createdAt"] as const),
] as const satisfies readonly (keyof AdminUser)[];

export type UsersRepository = ReturnType<typeof createUsersRepository>;

/** All accounts of the server. */
export function createUsersRepository(db: Database) {
  return {
    async stats(): Promise<AdminStats> {
      const { totalUsers, paidMembers, admins } = await db
        .selectFrom("profiles")
        .select(({ fn }) => [
          fn.countAll<number>().as("totalUsers"),
          fn
            .countAll<number>()
            .filterWhere("plan", "in", ["member_monthly", "member_annual"])
            .as("paidMembers"),
          fn.countAll<number>().filterWhere("role", "in", ["admin", "owner"]).as("admins"),
        ])
        .executeTakeFirstOrThrow();
      return { totalUsers: Number(totalUsers), paidMembers: Number(paidMembers), admins: Number(admins) };
    },

    /** Newest first. */
    list({ search, ...page }: UsersQuery): Promise<Page<AdminUser>> {
      const all = db.selectFrom("profiles").select(COLUMNS);
      const found = search ? all.where(containsText(["email", "username"], search)) : all;
      return readPage<AdminUser>(found as never, NEWEST_FIRST, page);
    },

    findByEmail: async (transaction: Database, email: string): Promise<AdminUser | null> =>
      (await transaction
        .selectFrom("profiles")
        .select(COLUMNS)
        .where("email", "=", email)
        .executeTakeFirst()) ?? null,

    find: async (transaction: Database, id: string): Promise<AdminUser | null> =>
      (await transaction.selectFrom("profiles").select(COLUMNS).where("id", "=", id).executeTakeFirst()) ??
      null,

    change: (
      transaction: Database,
      id: string,
      changes: Partial<Pick<AdminUser, "role" | "plan">> & { updatedAt: string },
    ): Promise<AdminUser> =>
      transaction
        .updateTable("profiles")
        .set(changes)
        .where("id", "=", id)
        .returning(COLUMNS)
        .executeTakeFirstOrThrow(),
  };
}
