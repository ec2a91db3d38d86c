import type { FastifyInstance } from "fastify";
import { otherPerson } from "#server/platform/http/errors.ts";
import { PERSON_HEADER } from "#shared/auth/auth.contract.ts";
import type { ReadSession } from "./session-reader.ts";

/** Extends a session that is due for renewal and returns its new cookies. */
export type RenewSession = (cookieHeader: string) => Promise<string[]>;

/**
 * Determines who is signed in on every request, and renews sessions in use. Refuses a call that is meant for somebody
 * other than the signed-in person (409 `other_person`) before any other check.
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
