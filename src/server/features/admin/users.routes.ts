import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { sendPage } from "#server/platform/http/pages.ts";
import {
  ADMIN_PATHS,
  adminStatsSchema,
  adminUserSchema,
  changedUserSchema,
  newUserSchema,
  resetLinkSchema,
  targetSchema,
  usersQuerySchema,
} from "#shared/admin/admin.contract.ts";
import { errorSchema, idSchema, noContentSchema } from "#shared/common/common.contract.ts";
import type { UsersService } from "./users.service.ts";

/** The accounts of the server, for admins. */
export const usersRoutes: FastifyPluginAsyncZod<{ usersService: UsersService }> = async (
  app,
  { usersService },
) => {
  const tags = ["Administration"];

  app.get(
    ADMIN_PATHS.stats,
    {
      schema: {
        tags,
        operationId: "getAdminStats",
        summary: "Count users, paid members and admins",
        response: { 200: adminStatsSchema },
      },
    },
    () => usersService.stats(),
  );

  app.get(
    ADMIN_PATHS.users,
    {
      schema: {
        tags,
        operationId: "listUsers",
        summary: "List or search accounts, newest first",
        querystring: usersQuerySchema,
        response: { 200: z.array(adminUserSchema) },
      },
    },
    async (request, reply) => sendPage(request, reply, await usersService.list(request.query)),
  );

  const changes = [
    [ADMIN_PATHS.promote, "promoteUser", "Make somebody an admin", usersService.promote],
    [ADMIN_PATHS.demote, "demoteUser", "Make an admin a member", usersService.demote],
    [ADMIN_PATHS.comp, "compSubscription", "Give a guest the comped plan", usersService.comp],
    [ADMIN_PATHS.include, "includeSubscription", "Give a guest the included plan", usersService.include],
  ] as const;
  for (const [path, operationId, summary, change] of changes) {
    app.post(
      path,
      {
        schema: {
          tags,
          operationId,
          summary,
          body: targetSchema,
          response: { 200: changedUserSchema, 404: errorSchema },
        },
      },
      async (request) => ({ user: await change(ownerOf(request), request.body.email) }),
    );
  }

  app.post(
    ADMIN_PATHS.createUser,
    {
      schema: {
        tags,
        operationId: "createUser",
        summary: "Create an account for somebody",
        body: newUserSchema,
        response: { 201: changedUserSchema },
      },
    },
    async (request, reply) => {
      const user = await usersService.create(ownerOf(request), request.body);
      return reply.code(201).send({ user });
    },
  );

  app.post(
    ADMIN_PATHS.resetLink,
    {
      schema: {
        tags,
        operationId: "createResetLink",
        summary: "Create a link for a new password, to hand over; it works once, for 30 minutes",
        body: targetSchema,
        response: { 201: resetLinkSchema, 404: errorSchema },
      },
    },
    async (request, reply) => {
      const link = await usersService.createResetLink(ownerOf(request), request.body.email);
      return reply.code(201).send({ link });
    },
  );

  app.delete(
    ADMIN_PATHS.user(":id"),
    {
      schema: {
        tags,
        operationId: "deleteUser",
        summary: "Delete an account and all of its data, for good",
        params: z.object({ id: idSchema }),
        response: { 204: noContentSchema },
      },
    },
    async (request, reply) => {
      await usersService.delete(ownerOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
};
