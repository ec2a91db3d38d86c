import * as z from "zod/mini";

/** Where else people can sign in: a server that speaks OpenID Connect. */
export interface OidcConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What the button says: "Sign in with NAME". */
  name: string;
}

const NEEDED = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;

export const oidcEnvironment = {
  OIDC_ISSUER: z.optional(
    z.string().check(
      z.refine((text) => {
        const url = URL.parse(text);
        const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url?.hostname ?? "");
        return url?.protocol === "https:" || (url?.protocol === "http:" && isLocal);
      }, "OIDC_ISSUER must be an https address such as https://id.example.org."),
    ),
  ),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  OIDC_NAME: z._default(z.string(), "your organization"),
};
const environmentSchema = z.object({ ...oidcEnvironment, PUBLIC_URL: z.optional(z.string()) });

/** Undefined without any of it. A list says what is missing. */
export function oidcConfigOf(settings: z.infer<typeof environmentSchema>): OidcConfig | undefined | string[] {
  if (NEEDED.every((name) => !settings[name])) return undefined;
  const missing = [...NEEDED, "PUBLIC_URL" as const].filter((name) => !settings[name]);
  if (missing.length > 0) return [`Signing in with OpenID Connect also needs ${missing.join(" and ")}.`];
  return {
    issuer: settings.OIDC_ISSUER ?? "",
    clientId: settings.OIDC_CLIENT_ID ?? "",
    clientSecret: settings.OIDC_CLIENT_SECRET ?? "",
    name: settings.OIDC_NAME,
  };
}
