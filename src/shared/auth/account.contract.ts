import * as z from "zod/mini";
import { emptyIsNull, idSchema, optionalText, timestampSchema } from "../common/common.contract.ts";
import { emailSchema, PASSWORD_MAX, PASSWORD_MIN, usernameSchema, userSchema } from "./auth.contract.ts";

const PHONE_MAX = 60;
const ADDRESS_MAX = 500;

/** What a person sees of their own account, beyond what every page knows of them. */
export const accountSchema = z.extend(userSchema, {
  /** False for somebody who only signs in through another service. */
  hasPassword: z.boolean(),
  createdAt: timestampSchema,
});
export type Account = z.infer<typeof accountSchema>;

/** The fields of the profile that are changed at once. */
export const profileFormSchema = z.object({
  username: usernameSchema,
  phoneNumber: emptyIsNull(optionalText("The phone number", PHONE_MAX)),
  address: emptyIsNull(optionalText("The address", ADDRESS_MAX)),
});

/** Absent fields stay unchanged. `email` must be the current address: another one has to be confirmed first. */
export const profileChangesSchema = z.extend(z.partial(profileFormSchema), {
  email: z.optional(emailSchema),
});
export type ProfileChanges = z.infer<typeof profileChangesSchema>;

export const CURRENT_PASSWORD_MISSING = "Current password is required";

const newPasswordSchema = z
  .string("New password must be at least 8 characters")
  .check(
    z.minLength(PASSWORD_MIN, `New password must be at least ${PASSWORD_MIN} characters`),
    z.maxLength(PASSWORD_MAX, `A password can have at most ${PASSWORD_MAX} characters.`),
  );

const givenPasswordSchema = z
  .string(CURRENT_PASSWORD_MISSING)
  .check(z.maxLength(PASSWORD_MAX, `A password can have at most ${PASSWORD_MAX} characters.`));

const newPasswordFields = {
  newPassword: newPasswordSchema,
  confirmPassword: z
    .string("Please confirm your new password")
    .check(z.minLength(1, "Please confirm your new password")),
};

const passwordsMatch = z.refine<{ newPassword: string; confirmPassword: string }>(
  (form) => form.newPassword === form.confirmPassword,
  { path: ["confirmPassword"], error: "Passwords do not match" },
);

/** `currentPassword` is required, unless the account has no password. */
export const passwordChangeSchema = z
  .object({ currentPassword: z._default(givenPasswordSchema, ""), ...newPasswordFields })
  .check(passwordsMatch);
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** The form of somebody who has a password. */
export const passwordFormSchema = z
  .object({
    currentPassword: givenPasswordSchema.check(z.minLength(1, CURRENT_PASSWORD_MISSING)),
    ...newPasswordFields,
  })
  .check(passwordsMatch);

/** `password` is required, or, for an account without one, its email address. */
export const accountDeletionSchema = z.object({
  password: z._default(givenPasswordSchema, ""),
  email: z._default(z.string("Enter your email address."), ""),
});
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

/** A browser that is signed in. */
export const sessionSchema = z.object({
  id: idSchema,
  /** As the browser named itself when it signed in. */
  userAgent: z.nullable(z.string()),
  signedInAt: timestampSchema,
  /** Recorded once an hour. */
  lastUsedAt: timestampSchema,
  /** Whether the call came from this one. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

export const ACCOUNT_PATHS = {
  account: "/api/account",
  profile: "/api/profile",
  changePassword: "/api/profile/change-password",
  sessions: "/api/profile/sessions",
  session: (id: string) => `/api/profile/sessions/${id}`,
} as const;
