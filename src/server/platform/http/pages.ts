import type { FastifyReply, FastifyRequest } from "fastify";
import type { Page } from "#server/platform/db/pages.ts";

/** Returns the rows of a page, and sets the Link header to the address of the next page. */
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
