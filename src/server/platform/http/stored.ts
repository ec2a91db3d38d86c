import type { FastifyReply } from "fastify";
import type { Stored } from "#server/platform/db/owned-rows.ts";

/** Answers 201 for a new row, and 200 for one that was stored before because the same call came twice. */
export function sendStored<Row>(reply: FastifyReply, { row, isNew }: Stored<Row>): FastifyReply {
  return reply.code(isNew ? 201 : 200).send(row);
}
