import * as z from "zod/mini";
import { idSchema, requiredText, timestampSchema } from "../common/common.contract.ts";
import { PASSWORD_MAX, signInCodeSchema } from "./auth.contract.ts";

const PASSKEY_NAME_MAX = 60;

export const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  createdAt: timestampSchema,
  lastUsedAt: z.nullable(timestampSchema),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** How the signed-in person can sign in. */
export const signInMethodsSchema = z.object({
  /** Whether the server sends email, which another address has to be confirmed by. */
  canMail: z.boolean(),
  /** Whether the server is reached at an address for which browsers make passkeys. */
  canAddPasskeys: z.boolean(),
  passkeys: z.array(passkeySchema),
  /** The OpenID Connect provider; null where none is configured. */
  provider: z.nullable(z.object({ name: z.string(), isConnected: z.boolean() })),
  twoStep: z.object({
    /** Null while it is off. */
    since: z.nullable(timestampSchema),
    recoveryCodesLeft: z.number(),
  }),
});
export type SignInMethods = z.infer<typeof signInMethodsSchema>;

/** The person's password again, which somebody without one leaves out. */
export const ownPasswordSchema = z._default(
  z.string("Enter your password.").check(z.maxLength(PASSWORD_MAX, "That isn't your current password.")),
  "",
);
export const confirmedSchema = z.object({ password: ownPasswordSchema });

/** For an authenticator app: to type, and to scan. */
export const authenticatorSetupSchema = z.object({ secret: z.string(), uri: z.string() });
export type AuthenticatorSetup = z.infer<typeof authenticatorSetupSchema>;

export const firstCodeSchema = z.object({
  code: signInCodeSchema.check(z.minLength(1, "Enter the code.")),
});

/** Shown once; each signs in once in place of a code. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** Where the browser goes next. */
export const providerPageSchema = z.object({ url: z.string() });

/** For the browser's own interface, in its JSON form. */
export const passkeyOptionsSchema = z.object({ options: z.unknown() });
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;

/** The browser's answer, in its JSON form; `id` names the passkey. */
const passkeyResponseSchema = z.looseObject({
  id: z.string("The passkey is missing.").check(z.regex(/^[\w-]{1,2000}$/, "That isn't a passkey.")),
});

export const passkeyNameSchema = z.object({ name: requiredText("The name", PASSKEY_NAME_MAX) });

export const newPasskeySchema = z.extend(passkeyNameSchema, {
  response: passkeyResponseSchema,
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

export const passkeySignInSchema = z.object({ response: passkeyResponseSchema });
