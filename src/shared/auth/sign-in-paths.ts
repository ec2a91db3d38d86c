/** Apart from the paths that every page needs, because those weigh on the first one. */
export const SIGN_IN_PATHS = {
  forgotPassword: "/api/auth/forgot-password",
  resetPassword: "/api/auth/reset-password",
  signInMethods: "/api/account/sign-in",
  twoStep: "/api/account/two-step",
  confirmTwoStep: "/api/account/two-step/confirm",
  recoveryCodes: "/api/account/two-step/recovery-codes",
  turnOffTwoStep: "/api/account/two-step/turn-off",
  changeEmail: "/api/account/email",
  confirmEmail: "/api/auth/confirm-email",
  passkeyOptions: "/api/account/passkeys/options",
  passkeys: "/api/account/passkeys",
  passkey: (id: string) => `/api/account/passkeys/${id}`,
  passkeySignInOptions: "/api/auth/passkey/options",
  passkeySignIn: "/api/auth/passkey",
  provider: "/api/account/provider",
} as const;

/** Under it are the pages before and after the provider's. */
export const OIDC_PATH = "/api/auth/oidc";
/** Registered at the provider, as the address that it may send people back to. */
export const OIDC_CALLBACK_PATH = `${OIDC_PATH}/callback`;
