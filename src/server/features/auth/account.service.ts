import type { OwnerId } from "#server/platform/auth/owner.ts";
import { hashPassword, verifyPassword } from "#server/platform/auth/password.ts";
import { weaknessOf } from "#server/platform/auth/password-strength.ts";
import type { Visitor } from "#server/platform/auth/visitor.ts";
import { HttpError } from "#server/platform/http/errors.ts";
import {
  type Account,
  CURRENT_PASSWORD_MISSING,
  type PasswordChange,
  type ProfileChanges,
} from "#shared/auth/account.contract.ts";
import type { AccountRepository } from "./account.repository.ts";
import { ACCOUNT_MAILS } from "./account-mails.content.ts";
import type { AccountMails } from "./account-mails.service.ts";
import type { SignInLimits } from "./sign-in-limits.service.ts";

const OTHER_EMAIL = "Your email address can't be changed here.";
const WRONG_PASSWORD = "That isn't your current password.";

interface Deps {
  repository: AccountRepository;
  signInLimits: Pick<SignInLimits, "beginConfirmation">;
  mails: AccountMails;
}

export type AccountService = ReturnType<typeof createAccountService>;

/** A person's own profile and password. */
export function createAccountService({ repository, signInLimits, mails }: Deps) {
  /**
   * Checks that a signed-in person knows the account's password. An account without one needs none.
   * @param field names the field of the form for the message
   * @returns the password's hash, or null for an account without a password
   * @throws HttpError 400 when it is missing or wrong, 429 after too many wrong ones
   */
  async function confirmPassword(
    ownerId: OwnerId,
    password: string,
    field = "password",
  ): Promise<string | null> {
    const hash = await repository.passwordHash(ownerId);
    if (hash === null) return null;
    if (password === "") throw invalid(field, CURRENT_PASSWORD_MISSING);
    const succeeded = await signInLimits.beginConfirmation(ownerId);
    if (!(await verifyPassword({ hash, password }))) throw invalid(field, WRONG_PASSWORD);
    await succeeded();
    return hash;
  }

  return {
    confirmPassword,

    get: (ownerId: OwnerId): Promise<Account> => repository.find(ownerId),

    /** @throws HttpError 400 for another email address */
    async updateProfile(ownerId: OwnerId, { email, ...changes }: ProfileChanges): Promise<Account> {
      if (email !== undefined && email !== (await repository.find(ownerId)).email)
        throw invalid("email", OTHER_EMAIL);
      await repository.updateProfile(ownerId, changes);
      return repository.find(ownerId);
    },

    /**
     * Sets another password and ends all other sessions.
     * @throws HttpError 400 for a wrong current or a weak new password, 429
     */
    async changePassword(
      ownerId: OwnerId,
      { currentPassword, newPassword }: PasswordChange,
      { keptSessionId, visitor }: { keptSessionId: string; visitor: Visitor },
    ): Promise<void> {
      const person = await repository.find(ownerId);
      const weakness = weaknessOf(newPassword, person);
      if (weakness) throw invalid("newPassword", weakness);
      const before = await confirmPassword(ownerId, currentPassword, "currentPassword");
      const after = await hashPassword(newPassword);
      if (!(await repository.replacePassword(person, { before, after, keptSessionId })))
        throw invalid("currentPassword", WRONG_PASSWORD);
      mails.inBackground(visitor, () => mails.send(person.email, ACCOUNT_MAILS.passwordChanged()));
    },
  };
}

function invalid(field: string, message: string): HttpError {
  return new HttpError(400, "validation_error", message, { fields: { [field]: message } });
}
