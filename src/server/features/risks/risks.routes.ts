import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { sendPage } from "#server/platform/http/pages.ts";
import { sendStored } from "#server/platform/http/stored.ts";
import { deletedSchema, idSchema } from "#shared/common/common.contract.ts";
import { pageQuerySchema } from "#shared/common/pages.contract.ts";
import { newRiskSchema, RISK_PATHS, riskChangesSchema, riskSchema } from "#shared/risks/risks.contract.ts";
import type { RisksService } from "./risks.service.ts";

export const risksRoutes: FastifyPluginAsyncZod<{ risksService: RisksService }> = async (
  app,
  { risksService },
) => {
  const tags = ["Risks"];
  const params = z.object({ id: idSchema });

  app.get(
    RISK_PATHS.list,
    {
      schema: {
        tags,
        operationId: "listRisks",
        summary: "List risks, newest first",
        querystring: pageQuerySchema,
        response: { 200: z.array(riskSchema) },
      },
    },
    async (request, reply) =>
      sendPage(request, reply, await risksService.list(ownerOf(request), request.query)),
  );

  app.post(
    RISK_PATHS.list,
    {
      schema: {
        tags,
        operationId: "createRisk",
        summary: "Add a risk, at most one per source",
        body: newRiskSchema,
        response: { 200: riskSchema, 201: riskSchema },
      },
    },
    async (request, reply) => sendStored(reply, await risksService.add(ownerOf(request), request.body)),
  );

  app.patch(
    RISK_PATHS.one(":id"),
    {
      schema: {
        tags,
        operationId: "updateRisk",
        summary: "Change fields of a risk; its priority is derived",
        params,
        body: riskChangesSchema,
        response: { 200: riskSchema },
      },
    },
    (request) => risksService.update(ownerOf(request), request.params.id, request.body),
  );

  app.delete(
    RISK_PATHS.one(":id"),
    {
      schema: {
        tags,
        operationId: "deleteRisk",
        summary: "Delete a risk",
        params,
        response: { 200: deletedSchema },
      },
    },
    (request) => risksService.delete(ownerOf(request), request.params.id),
  );
};
