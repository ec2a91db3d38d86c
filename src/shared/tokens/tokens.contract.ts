import * as z from "zod/mini";
import { idSchema, requiredText, timestampSchema } from "../common/common.contract.ts";

/** What a token may do, from little to much; each includes those before it. */
export const TOKEN_SCOPES = ["read", "propose", "write"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

const TOKEN_NAME_MAX = 80;
const TOKEN_DAYS_MAX = 3660;

const scopeSchema = z.enum(TOKEN_SCOPES, `A token may ${TOKEN_SCOPES.join(", ")}: choose one.`);

const DAYS = `A token works for 1 to ${TOKEN_DAYS_MAX} days.`;

export const newTokenSchema = z.object({
  name: requiredText("The name", TOKEN_NAME_MAX),
  scope: scopeSchema,
  /** After how many days it stops working; without it, never. */
  days: z._default(z.nullable(z.int(DAYS).check(z.minimum(1, DAYS), z.maximum(TOKEN_DAYS_MAX, DAYS))), null),
});
export type NewToken = z.infer<typeof newTokenSchema>;
export type NewTokenInput = z.input<typeof newTokenSchema>;

export const accessTokenSchema = z.object({
  id: idSchema,
  name: z.string(),
  scope: scopeSchema,
  createdAt: timestampSchema,
  /** To about an hour; null before the first use. */
  lastUsedAt: z.nullable(timestampSchema),
  /** Null for one that works until it is revoked. */
  expiresAt: z.nullable(timestampSchema),
});
export type AccessToken = z.infer<typeof accessTokenSchema>;

/** `token` is in this answer only: the server keeps its hash. */
export const createdTokenSchema = z.extend(accessTokenSchema, { token: z.string() });
export type CreatedToken = z.infer<typeof createdTokenSchema>;

/** Where an assistant of the person's own speaks the Model Context Protocol. */
export const MCP_PATH = "/api/mcp";

export const TOKEN_PATHS = {
  list: "/api/tokens",
  one: (id: string) => `/api/tokens/${id}`,
} as const;
