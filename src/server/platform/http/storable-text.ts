import type { FastifyInstance } from "fastify";
import { leadsNowhere } from "./errors.ts";

/** JSON escapes of NUL and of surrogates, lone or paired. */
const MAY_BE_UNSTORABLE = /\\u(?:0000|d[89a-f])/i;
const ESCAPES = /\\u(?:d[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|(0000|d[89a-f][\da-f]{2}))|\\./gi;

/**
 * Replaces characters that the engines cannot store: PostgreSQL refuses NUL and lone surrogates, SQLite changes lone
 * surrogates. In a body each becomes U+FFFD, so no text is refused for an invisible character, and the response matches
 * what is stored. An address with a NUL is answered with 404.
 */
export function keepTextStorable(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    return parseJson(request, storableJson(body), done);
  });
  app.addHook("onRequest", (request, _reply, done) => {
    done(request.url.includes("%00") ? leadsNowhere() : undefined);
  });
}

/** JSON text with U+FFFD for each escape of a character that the engines cannot store. */
export function storableJson(json: string): string {
  return MAY_BE_UNSTORABLE.test(json)
    ? json.replace(ESCAPES, (sequence, unstorable) => (unstorable ? "\\ufffd" : sequence))
    : json;
}
