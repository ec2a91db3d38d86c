import { AUTH_PATHS } from "#shared/auth/auth-paths.ts";
import type { ConfirmedEmail } from "#shared/auth/email-change.contract.ts";
import type { ForgotPassword, ResetPassword } from "#shared/auth/password-reset.contract.ts";
import { call } from "#web/platform/http/api-client.ts";

/** @throws ApiError */
export const askForPasswordLink = (email: string): Promise<void> =>
  call("POST", AUTH_PATHS.forgotPassword, { body: { email } satisfies ForgotPassword, meantFor: null });

/** @throws ApiError */
export const confirmEmail = (token: string): Promise<ConfirmedEmail> =>
  call("POST", AUTH_PATHS.confirmEmail, { body: { token }, meantFor: null });

/** @throws ApiError */
export const resetPassword = (body: ResetPassword): Promise<void> =>
  call("POST", AUTH_PATHS.resetPassword, { body, meantFor: null });
