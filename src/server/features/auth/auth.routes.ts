import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { BrowserSessions } from "#server/platform/auth/browser-sessions.ts";
import {
  currentUserSchema,
  instanceSchema,
  loginSchema,
  signupSchema,
  userSchema,
} from "#shared/auth/auth.contract.ts";
import { AUTH_PATHS } from "#shared/auth/auth-paths.ts";
import { errorSchema, noContentSchema } from "#shared/common/common.contract.ts";
import type { AuthService } from "./auth.service.ts";

interface Options {
  authService: AuthService;
  browserSessions: BrowserSessions;
}

/** Signing up, in and out, and who is signed in. Public. */
export const authRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { authService, browserSessions: { visitorOf, start } },
) => {
  const tags = ["Account"];

  app.get(
    AUTH_PATHS.me,
    {
      schema: {
        tags,
        operationId: "getCurrentUser",
        summary: "Get the signed-in person, or null",
        response: { 200: currentUserSchema },
      },
    },
    async ({ sessionOwner }) => (sessionOwner ? authService.currentUser(sessionOwner) : null),
  );

  app.get(
    AUTH_PATHS.instance,
    {
      schema: {
        tags,
        operationId: "getInstance",
        summary: "Get the sign-up settings of this server",
        response: { 200: instanceSchema },
      },
    },
    (request) => authService.instance(visitorOf(request)),
  );

  app.post(
    AUTH_PATHS.signup,
    {
      schema: {
        tags,
        operationId: "signUp",
        summary: "Create an account and sign in",
        body: signupSchema,
        response: { 201: userSchema, 409: errorSchema },
      },
    },
    async (request, reply) => {
      const signedIn = await authService.signUp(request.body, visitorOf(request));
      await start(request, reply, signedIn);
      return reply.code(201).send(signedIn.user);
    },
  );

  app.post(
    AUTH_PATHS.login,
    {
      schema: {
        tags,
        operationId: "logIn",
        summary: "Sign in",
        body: loginSchema,
        response: { 200: userSchema, 401: errorSchema },
      },
    },
    async (request, reply) => {
      const signedIn = await authService.logIn(request.body, visitorOf(request));
      await start(request, reply, signedIn);
      return signedIn.user;
    },
  );

  app.post(
    AUTH_PATHS.logout,
    {
      schema: {
        tags,
        operationId: "logOut",
        summary: "Sign out on this device",
        response: { 204: noContentSchema },
      },
    },
    async (request, reply) => {
      for (const cookie of await authService.logOut(visitorOf(request))) reply.header("set-cookie", cookie);
      return reply.code(204).send(null);
    },
  );
};
