import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { BrowserSessions } from "#server/platform/auth/browser-sessions.ts";
import { userSchema } from "#shared/auth/auth.contract.ts";
import { errorSchema } from "#shared/common/common.contract.ts";
import {
  acceptanceSchema,
  INVITATION_PATHS,
  invitationCodeSchema,
  validInvitationSchema,
} from "#shared/invitations/invitations.contract.ts";
import type { InvitationsService } from "./invitations.service.ts";

/** What somebody with an invitation can do. Public. */
export const invitationsRoutes: FastifyPluginAsyncZod<{
  invitationsService: InvitationsService;
  browserSessions: BrowserSessions;
}> = async (app, { invitationsService, browserSessions }) => {
  const tags = ["Account"];

  app.get(
    INVITATION_PATHS.validate(":code"),
    {
      schema: {
        tags,
        operationId: "validateInvitation",
        summary: "Get what an invitation grants",
        params: invitationCodeSchema,
        response: { 200: validInvitationSchema, 403: errorSchema },
      },
    },
    (request) => invitationsService.validate(request.params.code, browserSessions.visitorOf(request)),
  );

  app.post(
    INVITATION_PATHS.accept(":code"),
    {
      schema: {
        tags,
        operationId: "acceptInvitation",
        summary: "Create an account with an invitation and sign in",
        params: invitationCodeSchema,
        body: acceptanceSchema,
        response: { 201: userSchema, 409: errorSchema },
      },
    },
    async (request, reply) => {
      const visitor = browserSessions.visitorOf(request);
      const signedIn = await invitationsService.accept(request.params.code, request.body, visitor);
      await browserSessions.start(request, reply, signedIn);
      return reply.code(201).send(signedIn.user);
    },
  );
};
