import type { FastifyInstance } from "fastify";
import { unauthenticated } from "#server/platform/http/errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Marks a call that only a program makes, with a token: a session does not do. */
    tokenOnly?: boolean;
  }
}

const READS = ["GET", "HEAD"];

/**
 * Lets access tokens make the calls of `app`: reading takes the scope `read` and anything else `write`, unless a route's
 * config says otherwise.
 */
export function takeTokens(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    const { tokenOnly = false, ...config } = route.config ?? {};
    const isRead = [route.method].flat().every((method) => READS.includes(method));
    const tokenScope = config.tokenScope ?? (isRead ? "read" : "write");
    route.config = { ...config, tokenOnly, tokenScope };
    const security = [...(tokenOnly ? [] : [{ session: [] }]), { token: [tokenScope] }];
    if (route.schema) Object.assign(route.schema, { security });
  });
  app.addHook("onRequest", async ({ routeOptions, accessToken }) => {
    if (routeOptions.config.tokenOnly && accessToken === null) throw unauthenticated();
  });
}
