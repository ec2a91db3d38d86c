import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { BrowserSessions } from "#server/platform/auth/browser-sessions.ts";
import { ownerOf } from "#server/platform/auth/owner.ts";
import {
  authenticatorSetupSchema,
  confirmedSchema,
  firstCodeSchema,
  recoveryCodesSchema,
  signInMethodsSchema,
} from "#shared/auth/sign-in-methods.contract.ts";
import { SIGN_IN_PATHS } from "#shared/auth/sign-in-paths.ts";
import { noContentSchema } from "#shared/common/common.contract.ts";
import type { EmailChangeService } from "./email-change.service.ts";
import type { OidcService } from "./oidc.service.ts";
import type { PasskeysService } from "./passkeys.service.ts";
import type { TwoStepService } from "./two-step.service.ts";

interface Options {
  twoStepService: TwoStepService;
  emailChangeService: EmailChangeService;
  passkeysService: PasskeysService;
  oidcService: OidcService;
  browserSessions: BrowserSessions;
}

/** How the person signs in, and two-step sign-in. What makes signing in weaker or adds a way asks for the password again. */
export const signInMethodsRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { twoStepService, emailChangeService, passkeysService, oidcService, browserSessions },
) => {
  const tags = ["Account"];

  app.get(
    SIGN_IN_PATHS.signInMethods,
    {
      schema: {
        tags,
        operationId: "getSignInMethods",
        summary: "How the signed-in person can sign in",
        response: { 200: signInMethodsSchema },
      },
    },
    async (request) => ({
      canMail: emailChangeService.canMail,
      canAddPasskeys: browserSessions.relyingPartyOf(request) !== null,
      provider: await oidcService.status(ownerOf(request)),
      passkeys: await passkeysService.list(ownerOf(request)),
      twoStep: await twoStepService.status(ownerOf(request)),
    }),
  );

  app.post(
    SIGN_IN_PATHS.twoStep,
    {
      schema: {
        tags,
        operationId: "beginTwoStep",
        summary: "Get a secret for an authenticator app",
        body: confirmedSchema,
        response: { 200: authenticatorSetupSchema },
      },
    },
    (request) => twoStepService.begin(ownerOf(request), request.body.password),
  );

  app.post(
    SIGN_IN_PATHS.confirmTwoStep,
    {
      schema: {
        tags,
        operationId: "confirmTwoStep",
        summary: "Turn two-step sign-in on with a first code; answers the recovery codes, once",
        body: firstCodeSchema,
        response: { 200: recoveryCodesSchema },
      },
    },
    (request) => twoStepService.confirm(ownerOf(request), request.body.code),
  );

  app.post(
    SIGN_IN_PATHS.recoveryCodes,
    {
      schema: {
        tags,
        operationId: "renewRecoveryCodes",
        summary: "Replace the recovery codes",
        body: confirmedSchema,
        response: { 200: recoveryCodesSchema },
      },
    },
    (request) => twoStepService.renewCodes(ownerOf(request), request.body.password),
  );

  app.post(
    SIGN_IN_PATHS.turnOffTwoStep,
    {
      schema: {
        tags,
        operationId: "turnOffTwoStep",
        summary: "Turn two-step sign-in off",
        body: confirmedSchema,
        response: { 204: noContentSchema },
      },
    },
    async (request, reply) => {
      await twoStepService.turnOff(
        ownerOf(request),
        request.body.password,
        browserSessions.visitorOf(request),
      );
      return reply.code(204).send(null);
    },
  );
};
