import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { BrowserSessions } from "#server/platform/auth/browser-sessions.ts";
import { forgotPasswordSchema, resetPasswordSchema } from "#shared/auth/password-reset.contract.ts";
import { SIGN_IN_PATHS } from "#shared/auth/sign-in-paths.ts";
import { noContentSchema } from "#shared/common/common.contract.ts";
import type { PasswordResetService } from "./password-reset.service.ts";

interface Options {
  passwordResetService: PasswordResetService;
  browserSessions: BrowserSessions;
}

/** A new password for somebody who forgot theirs. Public. */
export const passwordResetRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { passwordResetService, browserSessions: { visitorOf } },
) => {
  const tags = ["Account"];

  app.post(
    SIGN_IN_PATHS.forgotPassword,
    {
      schema: {
        tags,
        operationId: "requestPasswordReset",
        summary: "Ask for a link by email; the answer is the same whether or not the address has an account",
        body: forgotPasswordSchema,
        response: { 204: noContentSchema },
      },
    },
    async (request, reply) => {
      await passwordResetService.requestLink(request.body.email, visitorOf(request));
      return reply.code(204).send(null);
    },
  );

  app.post(
    SIGN_IN_PATHS.resetPassword,
    {
      schema: {
        tags,
        operationId: "resetPassword",
        summary: "Set a new password with the token of a link; ends all sessions",
        body: resetPasswordSchema,
        response: { 204: noContentSchema },
      },
    },
    async (request, reply) => {
      await passwordResetService.reset(request.body, visitorOf(request));
      return reply.code(204).send(null);
    },
  );
};
