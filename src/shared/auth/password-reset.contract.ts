import * as z from "zod/mini";
import { emailSchema, passwordSchema } from "./auth.contract.ts";

export const forgotPasswordSchema = z.object({ email: emailSchema });
export type ForgotPassword = z.infer<typeof forgotPasswordSchema>;

/** The secret part of a link that works once. */
export const tokenSchema = z
  .string("This link isn't complete.")
  .check(z.regex(/^[\w-]{43}$/, "This link isn't complete. Copy all of it, or ask for a new one."));

export const resetPasswordSchema = z.object({ token: tokenSchema, password: passwordSchema });
export type ResetPassword = z.infer<typeof resetPasswordSchema>;

/** The page asks for the password twice; only the first is sent. */
export const resetPasswordFormSchema = z
  .object({ password: passwordSchema, confirmPassword: z.string() })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ["confirmPassword"],
      error: "Passwords do not match",
    }),
  );
