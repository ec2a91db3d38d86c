import type { ConfirmedEmail } from "#shared/auth/email-change.contract.ts";
import type { ForgotPassword, ResetPassword } from "#shared/auth/password-reset.contract.ts";
import { SIGN_IN_PATHS } from "#shared/auth/sign-in-paths.ts";
import { call } from "#web/platform/http/api-client.ts";

/** @throws ApiError */
export const askForPasswordLink = (email: string): Promise<void> =>
  call("POST", SIGN_IN_PATHS.forgotPassword, { body: { email } satisfies ForgotPassword, meantFor: null });

/** @throws ApiError */
export const confirmEmail = (token: string): Promise<ConfirmedEmail> =>
  call("POST", SIGN_IN_PATHS.confirmEmail, { body: { token }, meantFor: null });

/** @throws ApiError */
export const resetPassword = (body: ResetPassword): Promise<void> =>
  call("POST", SIGN_IN_PATHS.resetPassword, { body, meantFor: null });
