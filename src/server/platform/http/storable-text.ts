import type { FastifyInstance } from "fastify";
import { leadsNowhere } from "./errors.ts";

/** The JSON escapes that stand for NUL or for half of a surrogate pair (an emoji that was cut in two), or may. */
const MAY_BE_UNSTORABLE = /\\u(?:0000|d[89a-f])/i;
const ESCAPES = /\\u(?:d[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|(0000|d[89a-f][\da-f]{2}))|\\./gi;

/**
 * Keeps from every handler what the engines cannot hold: PostgreSQL refuses NUL and lone surrogates, SQLite changes
 * the latter. In a body each becomes U+FFFD, so that no one's words are refused for a character they cannot see, and
 * what is answered is what is stored. An address with a NUL leads nowhere.
 */
export function keepTextStorable(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    const storable = MAY_BE_UNSTORABLE.test(body)
      ? body.replace(ESCAPES, (sequence, unstorable) => (unstorable ? "\\ufffd" : sequence))
      : body;
    return parseJson(request, storable, done);
  });
  app.addHook("onRequest", (request, _reply, done) => {
    done(request.url.includes("%00") ? leadsNowhere() : undefined);
  });
}
