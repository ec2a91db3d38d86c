import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { BrowserSessions } from "#server/platform/auth/browser-sessions.ts";
import { ownerOf, sessionIdOf } from "#server/platform/auth/owner.ts";
import {
  ACCOUNT_PATHS,
  accountDeletionSchema,
  accountSchema,
  passwordChangeSchema,
  profileChangesSchema,
  sessionSchema,
} from "#shared/auth/account.contract.ts";
import { errorSchema, idSchema, noContentSchema } from "#shared/common/common.contract.ts";
import type { AccountService } from "./account.service.ts";
import type { AccountDeletionService } from "./account-deletion.service.ts";
import type { AuthService } from "./auth.service.ts";
import type { SessionsService } from "./sessions.service.ts";

/** A person's own profile, password and sessions. */
export const accountRoutes: FastifyPluginAsyncZod<{
  accountService: AccountService;
  accountDeletionService: AccountDeletionService;
  authService: AuthService;
  sessionsService: SessionsService;
  browserSessions: BrowserSessions;
}> = async (
  app,
  { accountService, accountDeletionService, authService, sessionsService, browserSessions },
) => {
  const tags = ["Account"];

  app.get(
    ACCOUNT_PATHS.profile,
    {
      schema: {
        tags,
        operationId: "getProfile",
        summary: "Get the person's own account",
        response: { 200: accountSchema },
      },
    },
    (request) => accountService.get(ownerOf(request)),
  );

  app.patch(
    ACCOUNT_PATHS.profile,
    {
      schema: {
        tags,
        operationId: "updateProfile",
        summary: "Change the phone number or the address",
        description: "`email` must be the account's current address.",
        body: profileChangesSchema,
        response: { 200: accountSchema },
      },
    },
    (request) => accountService.updateProfile(ownerOf(request), request.body),
  );

  app.delete(
    ACCOUNT_PATHS.account,
    {
      schema: {
        tags,
        operationId: "deleteAccount",
        summary: "Delete the account with everything in it, for good",
        description: "There is no way back. `password` is required again, or `email` where there is none.",
        body: accountDeletionSchema,
        response: { 204: noContentSchema, 409: errorSchema },
      },
    },
    async (request, reply) => {
      await accountDeletionService.deleteOwn(ownerOf(request), request.body);
      for (const cookie of await authService.logOut(browserSessions.visitorOf(request)))
        reply.header("set-cookie", cookie);
      return reply.code(204).send(null);
    },
  );

  app.post(
    ACCOUNT_PATHS.changePassword,
    {
      schema: {
        tags,
        operationId: "changePassword",
        summary: "Change the password and sign out everywhere else",
        body: passwordChangeSchema,
        response: { 204: noContentSchema },
      },
    },
    async (request, reply) => {
      await accountService.changePassword(ownerOf(request), request.body, {
        keptSessionId: sessionIdOf(request),
        visitor: browserSessions.visitorOf(request),
      });
      return reply.code(204).send(null);
    },
  );

  app.get(
    ACCOUNT_PATHS.sessions,
    {
      schema: {
        tags,
        operationId: "listSessions",
        summary: "List where the person is signed in, most recently used first",
        response: { 200: z.array(sessionSchema) },
      },
    },
    (request) => sessionsService.list(ownerOf(request), sessionIdOf(request)),
  );

  app.delete(
    ACCOUNT_PATHS.sessions,
    {
      schema: {
        tags,
        operationId: "endOtherSessions",
        summary: "Sign out everywhere else",
        response: { 204: noContentSchema },
      },
    },
    async (request, reply) => {
      await sessionsService.endOthers(ownerOf(request), sessionIdOf(request));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    ACCOUNT_PATHS.session(":id"),
    {
      schema: {
        tags,
        operationId: "endSession",
        summary: "Sign out one device",
        params: z.object({ id: idSchema }),
        response: { 204: noContentSchema },
      },
    },
    async (request, reply) => {
      await sessionsService.end(ownerOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
};
