/**
 * The id of the person a call is meant for. If somebody else is signed in by then, the server refuses the call with 409
 * `other_person`. Without the header, a call is meant for whoever is signed in.
 */
export const PERSON_HEADER = "x-ridgeline-person";

export const AUTH_PATHS = {
  me: "/api/auth/me",
  signup: "/api/auth/signup",
  login: "/api/auth/login",
  logout: "/api/auth/logout",
  instance: "/api/instance",
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
} as const;
