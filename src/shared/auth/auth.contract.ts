import * as z from "zod/mini";
import { idSchema } from "../common/common.contract.ts";

export const ROLES = ["owner", "admin", "user", "guest"] as const;
export const PLANS = ["guest", "included", "comped", "member_monthly", "member_annual"] as const;
const USERNAME_MIN = 3;
const USERNAME_MAX = 60;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
const EMAIL_MAX = 254;
const SETUP_CODE_MAX = 60;

/** All spellings of an email address belong to the same account. */
export function normalizeEmail(email: string): string {
  return email.normalize("NFKC").trim().toLowerCase();
}

export const emailSchema = z.pipe(
  z.pipe(z.string("Enter your email address."), z.transform(normalizeEmail)),
  z
    .string()
    .check(
      z.minLength(1, "Enter your email address."),
      z.maxLength(EMAIL_MAX, "That email address is too long."),
      z.email("Enter an email address such as name@example.org."),
    ),
);

export const passwordSchema = z
  .string("Enter a password.")
  .check(
    z.minLength(PASSWORD_MIN, `Minimum ${PASSWORD_MIN} characters`),
    z.maxLength(PASSWORD_MAX, `A password can have at most ${PASSWORD_MAX} characters.`),
  );

export const usernameSchema = z.string("Enter a username.").check(
  z.trim(),
  z.normalize("NFC"),
  z.minLength(USERNAME_MIN, `Minimum ${USERNAME_MIN} characters`),
  z.maxLength(USERNAME_MAX, `A username can have at most ${USERNAME_MAX} characters.`),
  z.refine((name) => !/\p{Cc}/u.test(name), "A username can't contain control characters."),
);

const CODE_MAX = 20;
/** From an authenticator app (6 digits) or a recovery code, in whichever spelling. */
export const signInCodeSchema = z
  .string("Enter the code.")
  .check(
    z.maxLength(CODE_MAX, "That code is too long."),
    z.regex(/^[0-9A-Za-z -]*$/, "A code has letters and digits only."),
  );

export const loginSchema = z.object({
  email: emailSchema,
  password: z
    .string("Enter your password.")
    .check(z.minLength(1, "Enter your password."), z.maxLength(PASSWORD_MAX, "Invalid email or password")),
  /** Needed with two-step sign-in, whose first answer is a 401 `code_required`. */
  code: z.optional(signInCodeSchema),
});
export type Login = z.infer<typeof loginSchema>;

export const signupSchema = z.object({
  email: emailSchema,
  username: usernameSchema,
  password: passwordSchema,
  /** Required when the account becomes the owner of a new server (see `instanceSchema`). */
  setupCode: z.optional(z.string().check(z.maxLength(SETUP_CODE_MAX, "That isn't the setup code."))),
});
export type Signup = z.infer<typeof signupSchema>;

/** The sign-up form asks for the password twice; only the first is sent. */
export const signupFormSchema = z.extend(signupSchema, { confirmPassword: passwordSchema }).check(
  z.refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    error: "Passwords don't match",
  }),
);

export const userSchema = z.object({
  id: idSchema,
  email: z.string(),
  username: z.string(),
  phoneNumber: z.nullable(z.string()),
  address: z.nullable(z.string()),
  role: z.enum(ROLES),
  plan: z.enum(PLANS),
  subscriptionStatus: z.nullable(z.string()),
  /** Offered when the session has ended. */
  hasPasskey: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

export const currentUserSchema = z.nullable(userSchema);

/** Who can sign up here. */
export const SIGNUP_POLICIES = ["open", "invite", "closed"] as const;
export type SignupPolicy = (typeof SIGNUP_POLICIES)[number];

/** What the page tells before people type. */
export const instanceSchema = z.object({
  signups: z.enum(SIGNUP_POLICIES),
  /** The next account becomes the owner, and the request does not come from the server's own machine. */
  needsSetupCode: z.boolean(),
  /** Whether a link for a new password can come by email. */
  canMail: z.boolean(),
  /** Where else people can sign in; null for nowhere. */
  provider: z.nullable(z.string()),
});
export type Instance = z.infer<typeof instanceSchema>;
