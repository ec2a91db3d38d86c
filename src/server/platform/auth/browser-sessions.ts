import type { FastifyReply, FastifyRequest } from "fastify";
import type { User } from "#shared/auth/auth.contract.ts";
import { relyingPartyOf } from "./relying-party.ts";
import { verifiedToken } from "./session-reader.ts";
import type { VisitorOf } from "./visitor.ts";

export interface SignedIn {
  user: User;
  /** Set-Cookie values for the new session and the known device. */
  cookies: string[];
}

interface Options {
  cookieName: string;
  secret: string;
  visitorOf: VisitorOf;
  publicUrl: string | undefined;
  endSession: (token: string) => Promise<void>;
}

export type BrowserSessions = ReturnType<typeof createBrowserSessions>;

/** What routes need that sign somebody in. */
export function createBrowserSessions({ cookieName, secret, visitorOf, publicUrl, endSession }: Options) {
  return {
    visitorOf,

    /** Whether cookies are for https alone. */
    isSecure: publicUrl?.startsWith("https://") ?? false,

    relyingPartyOf: (request: FastifyRequest) => relyingPartyOf(request, publicUrl),

    /** A sign-in always starts a new session and ends the browser's previous one. */
    async start(request: FastifyRequest, reply: FastifyReply, { cookies }: SignedIn): Promise<void> {
      for (const cookie of cookies) reply.header("set-cookie", cookie);
      const previous = verifiedToken(request.cookies[cookieName] ?? "", secret);
      if (previous) await endSession(previous);
    },
  };
}
