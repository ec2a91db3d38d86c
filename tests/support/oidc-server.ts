import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";
import type { OidcConfig } from "#server/platform/config/oidc-config.ts";

/** Whom the provider signs in, without asking. */
export interface ProviderPerson {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
}

export interface OidcServer {
  config: OidcConfig;
  /** Whom it signs in from now on. */
  person(person: ProviderPerson): void;
  close(): Promise<void>;
}

/** An OpenID Connect provider with one client, which sends people back to `redirectUri`. */
export async function startOidcServer(redirectUri: string): Promise<OidcServer> {
  let current: ProviderPerson = { sub: "nobody", email: "nobody@example.org", email_verified: false };
  const people = new Map<string, ProviderPerson>();
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [clientId, clientSecret] = ["ridgeline", "a secret of the provider's client"];

  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    cookies: { keys: ["only for tests"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/sign-in/${interaction.uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ ...people.get(id), sub: id }) }),
    /** Consent is given. */
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? "",
        accountId: oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();
  server.on("request", (request, response) => {
    if (!request.url?.startsWith("/sign-in/")) return callback(request, response);
    people.set(current.sub, current);
    void provider.interactionFinished(request, response, {
      login: { accountId: current.sub, remember: false },
    });
  });

  return {
    config: { issuer, clientId, clientSecret, name: "Example ID" },
    person(person) {
      current = person;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
