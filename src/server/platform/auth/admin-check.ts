import type { FastifyInstance } from "fastify";
import type { Database } from "#server/platform/db/database.ts";
import { prepareQuery } from "#server/platform/db/prepared-query.ts";
import { forbidden, type HttpError } from "#server/platform/http/errors.ts";
import type { User } from "#shared/auth/auth.contract.ts";
import { isAdmin } from "#shared/auth/roles.ts";
import "./auth.tables.ts";
import { ownerOf } from "./owner.ts";

export function adminsOnly(): HttpError {
  return forbidden("Only an admin of this server can do that.");
}

/**
 * Lets only admins and the owner call the routes on `app`. The role is read for each call, so that a change works at
 * once, and by a query of its own, so that ordinary calls do not pay for it.
 */
export function requireAdmin(app: FastifyInstance, db: Database): void {
  const findRole = prepareQuery<[id: string], Pick<User, "role">>(db, 1, (id) =>
    db.selectFrom("profiles").select("role").where("id", "=", id),
  );
  app.addHook("onRequest", async (request) => {
    const [person] = await findRole(ownerOf(request));
    if (!person || !isAdmin(person)) throw adminsOnly();
  });
}
