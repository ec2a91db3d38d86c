import type { AuthService } from "#server/features/auth/auth.service.ts";
import type { PasswordResetService } from "#server/features/auth/password-reset.service.ts";
import type { Actor, Audit } from "#server/platform/audit/audit.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Page } from "#server/platform/db/pages.ts";
import { conflict, forbidden, notFound } from "#server/platform/http/errors.ts";
import type { AdminStats, AdminUser, NewUser, UsersQuery } from "#shared/admin/admin.contract.ts";
import type { AuditAction } from "#shared/admin/audit.contract.ts";
import { isAdmin } from "#shared/auth/roles.ts";
import type { UsersRepository } from "./users.repository.ts";

export type UsersService = ReturnType<typeof createUsersService>;

interface Deps {
  repository: UsersRepository;
  authService: Pick<AuthService, "prepareAccount" | "addAccount" | "deleteAccount">;
  passwordResetService: Pick<PasswordResetService, "linkFor">;
  audit: Audit;
  clock: Clock;
}

/** Another account's field that an admin sets, and whether it may be set. */
interface Change {
  action: AuditAction;
  changes: Partial<Pick<AdminUser, "role" | "plan">>;
  /** @throws HttpError */
  check: (target: AdminUser, actor: Actor) => void;
}

export function createUsersService({ repository, authService, passwordResetService, audit, clock }: Deps) {
  const change = (actorId: OwnerId, email: string, { action, changes, check }: Change): Promise<AdminUser> =>
    audit.perform(actorId, async (transaction, actor) => {
      const target = await existing(repository.findByEmail(transaction, email));
      check(target, actor);
      const result = await repository.change(transaction, target.id, {
        ...changes,
        updatedAt: clock.nowIso(),
      });
      const before = Object.fromEntries(
        Object.keys(changes).map((field) => [field, target[field as keyof typeof changes]]),
      );
      return { result, entry: { action, targetEmail: email, details: { before, after: changes } } };
    });

  const changePlan = (actorId: OwnerId, email: string, plan: "comped" | "included"): Promise<AdminUser> =>
    change(actorId, email, {
      action: plan === "comped" ? "comp_subscription" : "include_subscription",
      changes: { plan },
      check(target, actor) {
        if (target.role === "owner" && target.id !== actor.id) throw ownersAccount();
        if (target.plan !== "guest") throw conflict("conflict", `${target.username} already has a plan.`);
      },
    });

  return {
    stats: (): Promise<AdminStats> => repository.stats(),

    /** Newest first. */
    list: (query: UsersQuery): Promise<Page<AdminUser>> => repository.list(query),

    /** @throws HttpError 403 for the owner and for oneself, 404, 409 for an admin */
    promote: (actorId: OwnerId, email: string): Promise<AdminUser> =>
      change(actorId, email, {
        action: "promote_user",
        changes: { role: "admin" },
        check(target, actor) {
          checkRoleChange(target, actor);
          if (isAdmin(target)) throw conflict("conflict", `${target.username} is already an admin.`);
        },
      }),

    /** Makes an admin a member. @throws HttpError 403 for the owner and for oneself, 404, 409 for anyone but an admin */
    demote: (actorId: OwnerId, email: string): Promise<AdminUser> =>
      change(actorId, email, {
        action: "demote_user",
        changes: { role: "user" },
        check(target, actor) {
          checkRoleChange(target, actor);
          if (!isAdmin(target)) throw conflict("conflict", `${target.username} isn't an admin.`);
        },
      }),

    /** @throws HttpError 403 for the owner, 404, 409 for somebody with a plan */
    comp: (actorId: OwnerId, email: string): Promise<AdminUser> => changePlan(actorId, email, "comped"),

    /** @throws HttpError 403 for the owner, 404, 409 for somebody with a plan */
    include: (actorId: OwnerId, email: string): Promise<AdminUser> => changePlan(actorId, email, "included"),

    /** @throws HttpError 400 for a weak password, 403, 409 when the address has an account */
    async create(actorId: OwnerId, { role, plan, ...form }: NewUser): Promise<AdminUser> {
      const account = await authService.prepareAccount(form);
      return audit.perform(actorId, async (transaction) => {
        const id = await authService.addAccount(transaction, account, { role, plan });
        return {
          result: await existing(repository.find(transaction, id)),
          entry: { action: "create_user", targetEmail: account.email, details: { role, plan } },
        };
      });
    },

    /**
     * A link for somebody who forgot their password, which ends all of their sessions when it is used.
     * @throws HttpError 403 for the owner, 404
     */
    createResetLink: (actorId: OwnerId, email: string): Promise<string> =>
      audit.perform(actorId, async (transaction, actor) => {
        const target = await existing(repository.findByEmail(transaction, email));
        // Whoever has the link has the account.
        if (target.role === "owner" && target.id !== actor.id) throw ownersAccount();
        const result = await passwordResetService.linkFor(transaction, target.id);
        return { result, entry: { action: "create_reset_link", targetEmail: email } };
      }),

    /** Deletes an account with everything that belongs to it. @throws HttpError 403 for the owner and for oneself, 404 */
    delete: (actorId: OwnerId, id: string): Promise<void> =>
      audit.perform(actorId, async (transaction: Database, actor) => {
        const { email, role, plan } = await checked(transaction, id, actor);
        await authService.deleteAccount(transaction, id);
        return {
          result: undefined,
          entry: { action: "delete_user", targetEmail: email, details: { role, plan } },
        };
      }),
  };

  async function checked(transaction: Database, id: string, actor: Actor): Promise<AdminUser> {
    const target = await existing(repository.find(transaction, id));
    if (target.id === actor.id) throw forbidden("You can't delete your own account here.");
    if (target.role === "owner") throw ownersAccount();
    return target;
  }
}

/** @throws HttpError 403 */
function checkRoleChange(target: AdminUser, actor: Actor): void {
  if (target.id === actor.id) throw forbidden("You can't change your own role.");
  if (target.role === "owner") throw ownersAccount();
}

function ownersAccount() {
  return forbidden("The owner's account can't be changed here.");
}

/** @throws HttpError 404 */
async function existing(found: Promise<AdminUser | null>): Promise<AdminUser> {
  const user = await found;
  if (!user) throw notFound("account");
  return user;
}
