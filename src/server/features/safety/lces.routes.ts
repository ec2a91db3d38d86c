import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ownerOf } from "#server/platform/auth/owner.ts";
import {
  completenessQuerySchema,
  completenessSchema,
  LCES_PATHS,
  lcesQuerySchema,
  lcesSchema,
  lcesTrendQuerySchema,
  lcesTrendSchema,
} from "#shared/safety/lces.contract.ts";
import type { LcesService } from "./lces.service.ts";

/** The completeness of the safety plan. */
export const lcesRoutes: FastifyPluginAsyncZod<{ lcesService: LcesService }> = async (
  app,
  { lcesService },
) => {
  const tags = ["Safety"];

  app.get(
    LCES_PATHS.record,
    {
      schema: {
        tags,
        operationId: "getLces",
        summary: "Get the safety items as an LCES record",
        querystring: lcesQuerySchema,
        response: { 200: lcesSchema },
      },
    },
    (request) => lcesService.record(ownerOf(request), request.query),
  );

  app.get(
    LCES_PATHS.completeness,
    {
      schema: {
        tags,
        operationId: "getLcesCompleteness",
        summary: "Get the completeness of the safety plan and what was counted",
        querystring: completenessQuerySchema,
        response: { 200: completenessSchema },
      },
    },
    (request) => lcesService.completeness(ownerOf(request), request.query),
  );

  app.get(
    LCES_PATHS.trend,
    {
      schema: {
        tags,
        operationId: "getLcesTrend",
        summary: "Get the completeness of the safety plan for each day",
        querystring: lcesTrendQuerySchema,
        response: { 200: lcesTrendSchema },
      },
    },
    (request) => lcesService.trend(ownerOf(request), request.query),
  );
};
