import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { idSchema, noContentSchema } from "#shared/common/common.contract.ts";
import {
  accessTokenSchema,
  createdTokenSchema,
  newTokenSchema,
  TOKEN_PATHS,
} from "#shared/tokens/tokens.contract.ts";
import type { TokensService } from "./tokens.service.ts";

/** The person's access tokens. No token can make these calls. */
export const tokensRoutes: FastifyPluginAsyncZod<{ tokensService: TokensService }> = async (
  app,
  { tokensService },
) => {
  const tags = ["Account"];

  app.get(
    TOKEN_PATHS.list,
    {
      schema: {
        tags,
        operationId: "listAccessTokens",
        summary: "List the person's access tokens, newest first",
        response: { 200: z.array(accessTokenSchema) },
      },
    },
    (request) => tokensService.list(ownerOf(request)),
  );

  app.post(
    TOKEN_PATHS.list,
    {
      schema: {
        tags,
        operationId: "createAccessToken",
        summary: "Create an access token",
        description: "`token` is in this answer only.",
        body: newTokenSchema,
        response: { 201: createdTokenSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await tokensService.create(ownerOf(request), request.body)),
  );

  app.delete(
    TOKEN_PATHS.one(":id"),
    {
      schema: {
        tags,
        operationId: "revokeAccessToken",
        summary: "Revoke an access token",
        params: z.object({ id: idSchema }),
        response: { 204: noContentSchema },
      },
    },
    async (request, reply) => {
      await tokensService.revoke(ownerOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
};
