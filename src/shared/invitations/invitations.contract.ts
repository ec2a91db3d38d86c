import * as z from "zod/mini";
import { signupSchema } from "../auth/auth.contract.ts";
import { idSchema, momentSchema, timestampSchema } from "../common/common.contract.ts";

/** What an invitation grants: comped is for temporary testers and reviewers, included for permanent team members. */
export const ACCESS_TYPES = ["comped", "included"] as const;
export type AccessType = (typeof ACCESS_TYPES)[number];

export const INVITATION_PATHS = {
  list: "/api/admin/invitations",
  one: (code: string) => `/api/admin/invitations/${code}`,
  validate: (code: string) => `/api/invitations/${code}/validate`,
  accept: (code: string) => `/api/invitations/${code}/accept`,
} as const;

/** Of 192 random bits, in letters and digits for addresses. */
const CODE_MAX = 64;

export const invitationCodeSchema = z.object({ code: z.string().check(z.maxLength(CODE_MAX)) });

export const newInvitationSchema = z.object({
  accessType: z.enum(ACCESS_TYPES, "Choose an access type: comped or included."),
  /** The service refuses a day before today. */
  expiresAt: z.optional(z.nullable(momentSchema("The expiry"))),
});
export type NewInvitation = z.infer<typeof newInvitationSchema>;

export const invitationSchema = z.object({
  id: idSchema,
  inviteCode: z.string(),
  accessType: z.enum(ACCESS_TYPES),
  expiresAt: z.nullable(timestampSchema),
  usedAt: z.nullable(timestampSchema),
  /** Null while it is unused, and once that account is deleted. */
  usedByEmail: z.nullable(z.string()),
  createdAt: timestampSchema,
});
export type Invitation = z.infer<typeof invitationSchema>;

export const createdInvitationSchema = z.object({ invitation: invitationSchema });

export const validInvitationSchema = z.object({ accessType: z.enum(ACCESS_TYPES) });

const PASSWORD_TOO_SHORT = "Password must be at least 8 characters";
const PASSWORD_MIN = 8;

const password = z
  .string("Enter a password.")
  .check(z.minLength(PASSWORD_MIN, { error: PASSWORD_TOO_SHORT, abort: true }));

export const acceptanceSchema = z.object({
  email: signupSchema.shape.email,
  username: signupSchema.shape.username,
  password: z.pipe(password, signupSchema.shape.password),
});
export type Acceptance = z.infer<typeof acceptanceSchema>;

/** The form asks for the password twice; only the first is sent. */
export const acceptanceFormSchema = z.extend(acceptanceSchema, { confirmPassword: z.string() }).check(
  z.refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    error: "Passwords do not match",
  }),
);
