import * as z from "zod/mini";
import { emailSchema } from "./auth.contract.ts";
import { tokenSchema } from "./password-reset.contract.ts";
import { ownPasswordSchema } from "./sign-in-methods.contract.ts";

export const emailChangeSchema = z.object({ email: emailSchema, password: ownPasswordSchema });
export type EmailChange = z.infer<typeof emailChangeSchema>;

export const emailConfirmationSchema = z.object({ token: tokenSchema });

/** The address that counts from now on. */
export const confirmedEmailSchema = z.object({ email: z.string() });
export type ConfirmedEmail = z.infer<typeof confirmedEmailSchema>;
