import { v7 as uuidv7 } from "uuid";
import { adminsOnly } from "#server/platform/auth/admin-check.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { type Database, type Json, toJson } from "#server/platform/db/database.ts";
import type { AuditAction } from "#shared/admin/audit.contract.ts";
import type { User } from "#shared/auth/auth.contract.ts";
import { isAdmin } from "#shared/auth/roles.ts";
import "#server/platform/auth/auth.tables.ts";

declare module "#server/platform/db/database.ts" {
  interface Tables {
    admin_audit: {
      id: string;
      /** Null once the account is deleted; `actorEmail` stays. */
      actorId: string | null;
      actorEmail: string | null;
      action: string;
      targetEmail: string | null;
      details: Json<Record<string, unknown> | null>;
      createdAt: string;
    };
  }
}

const ADMIN_LOCK = "adminLock";

export interface AuditEntry {
  action: AuditAction;
  /** The account that was acted on. */
  targetEmail?: string;
  /** Nothing secret and nothing that a person wrote for themselves. */
  details?: Record<string, unknown>;
}

/** The admin who acts, as of now. */
export type Actor = Pick<User, "id" | "email" | "role">;

export type Audit = ReturnType<typeof createAudit>;

export function createAudit(db: Database, clock: Clock) {
  /** Admins act one after another, so that each sees what the one before did; SQLite has only one writer anyway. */
  async function lockAdministration(transaction: Database): Promise<void> {
    await transaction
      .insertInto("instance_facts")
      .values({ key: ADMIN_LOCK, value: "" })
      .onConflict((on) => on.column("key").doUpdateSet({ value: "" }))
      .execute();
  }

  /** @throws HttpError 403 for somebody who is no longer an admin */
  async function findActor(transaction: Database, actorId: OwnerId): Promise<Actor> {
    const actor = await transaction
      .selectFrom("profiles")
      .select(["id", "email", "role"])
      .where("id", "=", actorId)
      .executeTakeFirst();
    if (!actor || !isAdmin(actor)) throw adminsOnly();
    return actor;
  }

  /** Records in this transaction what somebody did. */
  async function record(
    transaction: Database,
    actor: Pick<Actor, "id" | "email">,
    { action, targetEmail = "", details = {} }: AuditEntry,
  ): Promise<void> {
    await transaction
      .insertInto("admin_audit")
      .values({
        id: uuidv7(),
        actorId: actor.id,
        actorEmail: actor.email,
        action,
        targetEmail: targetEmail || null,
        details: toJson(details),
        createdAt: clock.nowIso(),
      })
      .execute();
  }

  return {
    record,

    /**
     * Runs an admin's action and records it, both in one transaction.
     * @throws HttpError 403 for somebody who is no longer an admin
     */
    perform<Result>(
      actorId: OwnerId,
      act: (transaction: Database, actor: Actor) => Promise<{ result: Result; entry: AuditEntry }>,
    ): Promise<Result> {
      return db.transaction().execute(async (transaction) => {
        await lockAdministration(transaction);
        const actor = await findActor(transaction, actorId);
        const { result, entry } = await act(transaction, actor);
        await record(transaction, actor, entry);
        return result;
      });
    },
  };
}
