import type { Configuration } from "openid-client";
import type { OidcConfig } from "#server/platform/config/oidc-config.ts";
import { OIDC_CALLBACK_PATH } from "#shared/auth/sign-in-paths.ts";

const TIMEOUT_SECONDS = 10;

/** What has to match when the person comes back. Kept by their browser, sealed. */
export interface OidcChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Who somebody is, according to the provider. */
export interface OidcPerson {
  /** The provider's lasting name for the person, together with the provider itself. */
  providerId: string;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
}

export interface OidcClient {
  name: string;
  providerId: string;
  /** The provider's page for signing in. @throws when the provider cannot be reached */
  begin(): Promise<{ url: string; checks: OidcChecks }>;
  /** @param query of the address that the provider sent the person back to. @throws when anything does not match */
  finish(query: string, checks: OidcChecks): Promise<OidcPerson>;
}

/** The authorization code flow with PKCE, state and nonce. */
export function createOidcClient(config: OidcConfig, publicUrl: string): OidcClient {
  const redirectUri = new URL(OIDC_CALLBACK_PATH, publicUrl).href;
  const providerId = `oidc:${config.issuer}`;
  const loadLibrary = () => import("openid-client");
  let discovered: Promise<Configuration> | undefined;

  /** Discovered at the first use. A failure is tried again at the next. */
  function discover(): Promise<Configuration> {
    discovered ??= loadLibrary()
      .then(({ discovery, allowInsecureRequests }) =>
        discovery(new URL(config.issuer), config.clientId, config.clientSecret, undefined, {
          timeout: TIMEOUT_SECONDS,
          // The configuration allows it on this machine alone.
          execute: config.issuer.startsWith("http:") ? [allowInsecureRequests] : [],
        }),
      )
      .catch((error) => {
        discovered = undefined;
        throw error;
      });
    return discovered;
  }

  return {
    name: config.name,
    providerId,

    async begin() {
      const library = await loadLibrary();
      const configuration = await discover();
      const checks = {
        state: library.randomState(),
        nonce: library.randomNonce(),
        codeVerifier: library.randomPKCECodeVerifier(),
      };
      const url = library.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await library.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, checks };
    },

    async finish(query, { state, nonce, codeVerifier }) {
      const library = await loadLibrary();
      const configuration = await discover();
      const address = new URL(redirectUri);
      address.search = query;
      const tokens = await library.authorizationCodeGrant(configuration, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const token = tokens.claims();
      if (!token) throw new Error("The provider sent no ID token.");
      // Many providers tell the address only when asked with the access token.
      const claims = token.email
        ? token
        : await library.fetchUserInfo(configuration, tokens.access_token, token.sub);
      return {
        providerId,
        subject: token.sub,
        email: typeof claims.email === "string" ? claims.email : null,
        isEmailVerified: claims.email_verified === true,
        name: [claims.name, claims.preferred_username].find((name) => typeof name === "string") ?? null,
      };
    },
  };
}
