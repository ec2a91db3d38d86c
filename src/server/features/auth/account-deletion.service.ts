import type { OwnerId } from "#server/platform/auth/owner.ts";
import { conflict, HttpError } from "#server/platform/http/errors.ts";
import type { AccountDeletion } from "#shared/auth/account.contract.ts";
import { normalizeEmail } from "#shared/auth/auth.contract.ts";
import type { AccountService } from "./account.service.ts";
import type { AuthRepository } from "./auth.repository.ts";

interface Deps {
  repository: Pick<AuthRepository, "deleteUnlessNeeded">;
  accountService: Pick<AccountService, "confirmPassword" | "get">;
}

export type AccountDeletionService = ReturnType<typeof createAccountDeletionService>;

export function createAccountDeletionService({ repository, accountService }: Deps) {
  return {
    /**
     * Deletes a person's own account with everything in it, for good.
     * @throws HttpError 400 for a wrong password, 409 for the only owner while others have accounts, 429
     */
    async deleteOwn(ownerId: OwnerId, { password, email }: AccountDeletion): Promise<void> {
      const hash = await accountService.confirmPassword(ownerId, password);
      if (hash === null && normalizeEmail(email) !== (await accountService.get(ownerId)).email) {
        const message = "That isn't the email address of this account.";
        throw new HttpError(400, "validation_error", message, { fields: { email: message } });
      }
      if (!(await repository.deleteUnlessNeeded(ownerId))) {
        throw conflict(
          "conflict",
          "You're the only owner of this server, and other people have accounts here. Make someone else an owner first: whoever can reach the server's command line does that with set-role. Nothing was deleted.",
        );
      }
    },
  };
}
