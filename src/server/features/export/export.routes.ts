import { Readable } from "node:stream";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ownerOf } from "#server/platform/auth/owner.ts";
import {
  EXPORT_PATH,
  exportParamsSchema,
  exportQuerySchema,
  IAP_PATH,
  iapQuerySchema,
} from "#shared/export/export.contract.ts";
import type { ExportService } from "./export.service.ts";
import type { IapService } from "./iap.service.ts";

interface Services {
  exportService: ExportService;
  iapService: IapService;
}

export const exportRoutes: FastifyPluginAsyncZod<Services> = async (app, { exportService, iapService }) => {
  app.get(
    IAP_PATH,
    {
      config: { heavyRead: true },
      schema: {
        tags: ["Export"],
        operationId: "exportActionPlan",
        summary: "Download the Incident Action Plan as a tagged PDF",
        querystring: iapQuerySchema,
      },
    },
    async (request, reply) => {
      const { name, pdf } = await iapService.plan(ownerOf(request), request.query);
      return reply
        .header("content-disposition", `attachment; filename="${name}"`)
        .type("application/pdf")
        .send(pdf);
    },
  );

  app.get(
    EXPORT_PATH,
    {
      config: { heavyRead: true },
      schema: {
        tags: ["Export"],
        operationId: "exportRecords",
        summary: "Download records as Markdown or CSV",
        params: exportParamsSchema,
        querystring: exportQuerySchema,
      },
    },
    async (request, reply) => {
      const { name, mediaType, parts } = await exportService.export(
        ownerOf(request),
        request.params.exportType,
        {
          mode: request.query.mode,
          includeCompleted: request.query.includeCompleted === "true",
          timeZone: request.query.timeZone,
          format: request.query.format,
        },
      );
      return reply
        .header("content-disposition", `attachment; filename="${name}"`)
        .header("cache-control", "no-store")
        .type(mediaType)
        .send(Readable.from(parts));
    },
  );
};
