import type { FastifyRequest } from "fastify";
import { isFromThisMachine } from "#server/platform/http/own-host.ts";
import type { ErrorCode } from "#shared/common/error-codes.ts";

/** Headers can be kilobytes long, and each session stores one. */
const USER_AGENT_MAX = 300;

/** The origin of a request, as needed for signing in. */
export interface Visitor {
  address: string;
  userAgent: string;
  /** The unparsed Cookie header. */
  cookie: string;
  cookies: Record<string, string | undefined>;
  /** Whether the person is at the server's own machine. */
  isLocal: boolean;
  /** Writes to the server's log. */
  report: (event: SecurityEvent) => void;
}

/** Facts for operators about attempts to get in, without anything that was typed or mailed. */
export type SecurityEvent =
  | {
      event: "sign-in refused" | "sign-up refused";
      reason: ErrorCode;
      /** The id of the account, or "unknown" if the address has none. */
      account: string;
    }
  | { event: "email not sent"; reason: string };

export type VisitorOf = (request: FastifyRequest) => Visitor;

export function visitorsOf(publicUrl: string | undefined): VisitorOf {
  return (request) => ({
    address: request.ip,
    userAgent: (request.headers["user-agent"] ?? "").slice(0, USER_AGENT_MAX),
    cookie: request.headers.cookie ?? "",
    cookies: request.cookies,
    isLocal: isFromThisMachine(request, publicUrl),
    report: (event) => request.log.warn({ requestId: request.id, address: request.ip, ...event }, "security"),
  });
}
