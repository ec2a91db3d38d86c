import * as z from "zod/mini";
import { timestampSchema } from "../common/common.contract.ts";
import { PASSWORD_MAX, signInCodeSchema } from "./auth.contract.ts";

/** How the signed-in person can sign in. */
export const signInMethodsSchema = z.object({
  /** Whether the server sends email, which another address has to be confirmed by. */
  canMail: z.boolean(),
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

export const firstCodeSchema = z.object({ code: signInCodeSchema });

/** Shown once; each signs in once in place of a code. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
