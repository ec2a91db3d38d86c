import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { BrowserSessions } from "#server/platform/auth/browser-sessions.ts";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { userSchema } from "#shared/auth/auth.contract.ts";
import {
  confirmedSchema,
  newPasskeySchema,
  passkeyNameSchema,
  passkeyOptionsSchema,
  passkeySchema,
  passkeySignInSchema,
} from "#shared/auth/sign-in-methods.contract.ts";
import { SIGN_IN_PATHS } from "#shared/auth/sign-in-paths.ts";
import { errorSchema, idSchema, noContentSchema } from "#shared/common/common.contract.ts";
import type { PasskeysService } from "./passkeys.service.ts";

interface Options {
  passkeysService: PasskeysService;
  browserSessions: BrowserSessions;
}

const tags = ["Account"];

/** A person's own passkeys. */
export const passkeysRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { passkeysService, browserSessions: { visitorOf, relyingPartyOf } },
) => {
  app.post(
    SIGN_IN_PATHS.passkeyOptions,
    {
      schema: {
        tags,
        operationId: "beginPasskey",
        summary: "Get what the browser needs to make a passkey",
        body: confirmedSchema,
        response: { 200: passkeyOptionsSchema },
      },
    },
    (request) =>
      passkeysService.beginAdding(ownerOf(request), request.body.password, relyingPartyOf(request)),
  );

  app.post(
    SIGN_IN_PATHS.passkeys,
    {
      schema: {
        tags,
        operationId: "addPasskey",
        summary: "Add the passkey that the browser made",
        body: newPasskeySchema,
        response: { 201: passkeySchema },
      },
    },
    async (request, reply) => {
      const surroundings = { party: relyingPartyOf(request), visitor: visitorOf(request) };
      return reply.code(201).send(await passkeysService.add(ownerOf(request), request.body, surroundings));
    },
  );

  app.patch(
    SIGN_IN_PATHS.passkey(":id"),
    {
      schema: {
        tags,
        operationId: "renamePasskey",
        summary: "Rename a passkey",
        params: z.object({ id: idSchema }),
        body: passkeyNameSchema,
        response: { 200: passkeySchema },
      },
    },
    (request) => passkeysService.rename(ownerOf(request), request.params.id, request.body.name),
  );

  app.delete(
    SIGN_IN_PATHS.passkey(":id"),
    {
      schema: {
        tags,
        operationId: "removePasskey",
        summary: "Remove a passkey",
        params: z.object({ id: idSchema }),
        response: { 204: noContentSchema },
      },
    },
    async (request, reply) => {
      await passkeysService.remove(ownerOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
};

/** Signing in with a passkey. Public. */
export const passkeySignInRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { passkeysService, browserSessions: { visitorOf, relyingPartyOf, start } },
) => {
  app.post(
    SIGN_IN_PATHS.passkeySignInOptions,
    {
      schema: {
        tags,
        operationId: "beginPasskeySignIn",
        summary: "Get what the browser needs to offer its passkeys",
        response: { 200: passkeyOptionsSchema, 409: errorSchema },
      },
    },
    (request) => passkeysService.beginSignIn(visitorOf(request), relyingPartyOf(request)),
  );

  app.post(
    SIGN_IN_PATHS.passkeySignIn,
    {
      schema: {
        tags,
        operationId: "logInWithPasskey",
        summary: "Sign in with a passkey",
        body: passkeySignInSchema,
        response: { 200: userSchema, 401: errorSchema, 409: errorSchema },
      },
    },
    async (request, reply) => {
      const { response } = request.body;
      const signedIn = await passkeysService.signIn(response, visitorOf(request), relyingPartyOf(request));
      await start(request, reply, signedIn);
      return signedIn.user;
    },
  );
};
