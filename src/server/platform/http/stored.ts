import type { FastifyReply } from "fastify";
import type { Stored } from "#server/platform/db/owned-rows.ts";

/** Responds with 201 for a new row, and with 200 for one that an earlier, identical call stored. */
export function sendStored<Row>(reply: FastifyReply, { row, isNew }: Stored<Row>): FastifyReply {
  return reply.code(isNew ? 201 : 200).send(row);
}
