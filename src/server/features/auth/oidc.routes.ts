import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { BrowserSessions } from "#server/platform/auth/browser-sessions.ts";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { confirmedSchema, providerPageSchema } from "#shared/auth/sign-in-methods.contract.ts";
import { OIDC_CALLBACK_PATH, OIDC_PATH, SIGN_IN_PATHS } from "#shared/auth/sign-in-paths.ts";
import { noContentSchema } from "#shared/common/common.contract.ts";
import { type OidcService, TRIP_SECONDS } from "./oidc.service.ts";

const COOKIE = "ridgeline.oidc";

interface Options {
  oidcService: OidcService;
  browserSessions: BrowserSessions;
}

const tags = ["Account"];

function keepTrip(reply: FastifyReply, value: string, isSecure: boolean): void {
  reply.setCookie(COOKIE, value, {
    path: OIDC_PATH,
    httpOnly: true,
    // The provider's page leads back here, which is a cross-site navigation.
    sameSite: "lax",
    secure: isSecure,
    maxAge: value ? TRIP_SECONDS : 0,
  });
}

/** Connecting the provider to one's account. */
export const oidcConnectionRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { oidcService, browserSessions },
) => {
  app.post(
    SIGN_IN_PATHS.provider,
    {
      schema: {
        tags,
        operationId: "connectProvider",
        summary: "Get the page of the OpenID Connect provider that connects it to the account",
        body: confirmedSchema,
        response: { 200: providerPageSchema },
      },
    },
    async (request, reply) => {
      const { url, cookie } = await oidcService.beginConnecting(ownerOf(request), request.body.password);
      keepTrip(reply, cookie, browserSessions.isSecure);
      return { url };
    },
  );

  app.delete(
    SIGN_IN_PATHS.provider,
    {
      schema: {
        tags,
        operationId: "disconnectProvider",
        summary: "Disconnect the provider",
        response: { 204: noContentSchema },
      },
    },
    async (request, reply) => {
      await oidcService.disconnect(ownerOf(request));
      return reply.code(204).send(null);
    },
  );
};

/** The pages before and after the provider's. Public, and no part of the documented API: browsers navigate to them. */
export const oidcRoutes: FastifyPluginAsyncZod<Options> = async (app, { oidcService, browserSessions }) => {
  const schema = { hide: true } as object;

  app.get(`${OIDC_PATH}/start`, { schema }, async (request, reply) => {
    const { next = "" } = request.query as { next?: unknown };
    try {
      const { url, cookie } = await oidcService.beginSignIn(String(next));
      keepTrip(reply, cookie, browserSessions.isSecure);
      return reply.redirect(url);
    } catch {
      return reply.redirect("/login?problem=failed");
    }
  });

  app.get(OIDC_CALLBACK_PATH, { schema }, async (request, reply) => {
    const query = request.url.split("?")[1] ?? "";
    const cookie = request.cookies[COOKIE] ?? "";
    const arrival = await oidcService.arrive(
      { query, cookie, current: request.sessionOwner },
      browserSessions.visitorOf(request),
    );
    keepTrip(reply, "", browserSessions.isSecure);
    if (arrival.kind === "failed") {
      const page = arrival.isConnecting ? "/settings" : "/login";
      const section = arrival.isConnecting ? "#other-ways" : "";
      return reply.redirect(`${page}?problem=${arrival.problem}${section}`);
    }
    if (arrival.kind === "connected") return reply.redirect("/settings#other-ways");
    await browserSessions.start(request, reply, arrival.signedIn);
    // The page checks where `next` leads.
    return reply.redirect(arrival.next ? `/login?next=${encodeURIComponent(arrival.next)}` : "/");
  });
};
