import { v7 as uuidv7 } from "uuid";
import "#server/platform/auth/auth.tables.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Database } from "#server/platform/db/database.ts";

export interface Authenticator {
  /** Encrypted. */
  secret: string;
  confirmedAt: string | null;
}

export type TwoStepRepository = ReturnType<typeof createTwoStepRepository>;

export function createTwoStepRepository(db: Database, clock: Clock) {
  return {
    async find(userId: string): Promise<Authenticator | null> {
      const found = await db
        .selectFrom("authenticators")
        .select(["secret", "confirmedAt"])
        .where("userId", "=", userId)
        .executeTakeFirst();
      return found ?? null;
    },

    async countCodes(userId: string): Promise<number> {
      const { count } = await db
        .selectFrom("recovery_codes")
        .select((is) => is.fn.countAll<number>().as("count"))
        .where("userId", "=", userId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Stores a new secret; one that waits for its first code is replaced. @returns false if one is in use */
    async begin(userId: string, secret: string): Promise<boolean> {
      const createdAt = clock.nowIso();
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("authenticators")
        .values({ userId, secret, confirmedAt: null, createdAt })
        .onConflict((on) =>
          on
            .column("userId")
            .doUpdateSet({ secret, lastStep: 0, createdAt })
            .where("authenticators.confirmedAt", "is", null),
        )
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    /** Turns the second step on. @returns false if it was on already */
    confirm(userId: string, step: number, codeHashes: readonly string[]): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable("authenticators")
          .set({ confirmedAt: clock.nowIso(), lastStep: step })
          .where("userId", "=", userId)
          .where("confirmedAt", "is", null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await insertCodes(trx, userId, codeHashes);
        return true;
      });
    },

    /** @returns false if a code of this time step, or a later one, was used before */
    async spendStep(userId: string, step: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("authenticators")
        .set({ lastStep: step })
        .where("userId", "=", userId)
        .where("lastStep", "<", step)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** @returns whether there was such a code; it is gone now */
    async spendCode(userId: string, codeHash: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom("recovery_codes")
        .where("userId", "=", userId)
        .where("codeHash", "=", codeHash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    replaceCodes(userId: string, codeHashes: readonly string[]): Promise<void> {
      return db.transaction().execute((trx) => insertCodes(trx, userId, codeHashes));
    },

    /** @returns whether the second step was on */
    turnOff(userId: string): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        await trx.deleteFrom("recovery_codes").where("userId", "=", userId).execute();
        const removed = await trx
          .deleteFrom("authenticators")
          .where("userId", "=", userId)
          .returning("confirmedAt")
          .executeTakeFirst();
        return removed?.confirmedAt != null;
      });
    },
  };
}

async function insertCodes(trx: Database, userId: string, codeHashes: readonly string[]): Promise<void> {
  await trx.deleteFrom("recovery_codes").where("userId", "=", userId).execute();
  const rows = codeHashes.map((codeHash) => ({ id: uuidv7(), userId, codeHash }));
  await trx.insertInto("recovery_codes").values(rows).execute();
}
