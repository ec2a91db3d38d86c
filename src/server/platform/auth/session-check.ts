import type { FastifyInstance } from "fastify";
import type { ReadSession } from "./session-reader.ts";

/** Extends a session that is due and answers the cookies that carry it on. */
export type RenewSession = (cookieHeader: string) => Promise<string[]>;

/** Tells every request who is signed in, and keeps a session that is in use alive. */
export function registerSessionCheck(
  app: FastifyInstance,
  options: { cookieName: string; readSession: ReadSession; renewSession: RenewSession },
): void {
  app.decorateRequest("sessionOwner", null);
  app.addHook("onRequest", async (request, reply) => {
    const cookie = request.cookies[options.cookieName];
    if (cookie === undefined) return;
    const session = await options.readSession(cookie);
    if (session === null) return;
    request.sessionOwner = session.ownerId;
    if (session.isDueForRenewal) {
      for (const renewed of await options.renewSession(request.headers.cookie ?? ""))
        reply.header("set-cookie", renewed);
    }
  });
}
