import type { FastifyReply, FastifyRequest } from "fastify";
import type { Page } from "#server/platform/db/pages.ts";

/** The rows of a page to answer, with the address of the next one in the Link header. */
export function sendPage<Row>(
  request: FastifyRequest,
  reply: FastifyReply,
  { rows, next }: Page<Row>,
): Row[] {
  if (next !== null) {
    const address = new URL(request.url, "http://localhost");
    address.searchParams.set("after", next);
    reply.header("link", `<${address.pathname}${address.search}>; rel="next"`);
  }
  return rows;
}
