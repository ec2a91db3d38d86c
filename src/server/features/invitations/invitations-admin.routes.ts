import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { sendPage } from "#server/platform/http/pages.ts";
import { noContentSchema } from "#shared/common/common.contract.ts";
import { pageQuerySchema } from "#shared/common/pages.contract.ts";
import {
  createdInvitationSchema,
  INVITATION_PATHS,
  invitationCodeSchema,
  invitationSchema,
  newInvitationSchema,
} from "#shared/invitations/invitations.contract.ts";
import type { InvitationsService } from "./invitations.service.ts";

export const invitationsAdminRoutes: FastifyPluginAsyncZod<{
  invitationsService: InvitationsService;
}> = async (app, { invitationsService }) => {
  const tags = ["Administration"];

  app.get(
    INVITATION_PATHS.list,
    {
      schema: {
        tags,
        operationId: "listInvitations",
        summary: "List invitations, newest first",
        querystring: pageQuerySchema,
        response: { 200: z.array(invitationSchema) },
      },
    },
    async (request, reply) => sendPage(request, reply, await invitationsService.list(request.query)),
  );

  app.post(
    INVITATION_PATHS.list,
    {
      schema: {
        tags,
        operationId: "createInvitation",
        summary: "Create an invitation",
        body: newInvitationSchema,
        response: { 201: createdInvitationSchema },
      },
    },
    async (request, reply) => {
      const invitation = await invitationsService.create(ownerOf(request), request.body);
      return reply.code(201).send({ invitation });
    },
  );

  app.delete(
    INVITATION_PATHS.one(":code"),
    {
      schema: {
        tags,
        operationId: "revokeInvitation",
        summary: "Revoke an invitation that nobody has used",
        params: invitationCodeSchema,
        response: { 204: noContentSchema },
      },
    },
    async (request, reply) => {
      await invitationsService.revoke(ownerOf(request), request.params.code);
      return reply.code(204).send(null);
    },
  );
};
