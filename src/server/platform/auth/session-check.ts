import type { FastifyInstance } from "fastify";
import { otherPerson } from "#server/platform/http/errors.ts";
import { PERSON_HEADER } from "#shared/auth/auth.contract.ts";
import type { ReadSession } from "./session-reader.ts";

/** Extends a session that is due and answers the cookies that carry it on. */
export type RenewSession = (cookieHeader: string) => Promise<string[]>;

/**
 * Tells every request who is signed in, and keeps a session that is in use alive. Refuses a call meant for another
 * person than the one signed in (409 `other_person`), before anything else looks at it.
 */
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
    const meantFor = request.headers[PERSON_HEADER];
    if (meantFor !== undefined && meantFor !== session.ownerId) throw otherPerson();
    request.sessionOwner = session.ownerId;
    if (session.isDueForRenewal) {
      for (const renewed of await options.renewSession(request.headers.cookie ?? ""))
        reply.header("set-cookie", renewed);
    }
  });
}
