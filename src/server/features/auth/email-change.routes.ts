import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { BrowserSessions } from "#server/platform/auth/browser-sessions.ts";
import { ownerOf } from "#server/platform/auth/owner.ts";
import {
  confirmedEmailSchema,
  emailChangeSchema,
  emailConfirmationSchema,
} from "#shared/auth/email-change.contract.ts";
import { SIGN_IN_PATHS } from "#shared/auth/sign-in-paths.ts";
import { errorSchema, noContentSchema } from "#shared/common/common.contract.ts";
import type { EmailChangeService } from "./email-change.service.ts";

interface Options {
  emailChangeService: EmailChangeService;
  browserSessions: BrowserSessions;
}

const tags = ["Account"];

/** Asking for another email address. */
export const emailChangeRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { emailChangeService, browserSessions },
) => {
  app.post(
    SIGN_IN_PATHS.changeEmail,
    {
      schema: {
        tags,
        operationId: "changeEmail",
        summary: "Ask for another email address; a link is sent there",
        body: emailChangeSchema,
        response: { 204: noContentSchema },
      },
    },
    async (request, reply) => {
      await emailChangeService.begin(ownerOf(request), request.body, browserSessions.visitorOf(request));
      return reply.code(204).send(null);
    },
  );
};

/** Confirming it, in whichever browser the link is opened. Public. */
export const emailConfirmationRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { emailChangeService, browserSessions },
) => {
  app.post(
    SIGN_IN_PATHS.confirmEmail,
    {
      schema: {
        tags,
        operationId: "confirmEmail",
        summary: "Change the email address with the token of the link",
        body: emailConfirmationSchema,
        response: { 200: confirmedEmailSchema, 409: errorSchema },
      },
    },
    async (request) => ({
      email: await emailChangeService.confirm(request.body.token, browserSessions.visitorOf(request)),
    }),
  );
};
