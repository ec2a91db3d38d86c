import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ownerOf } from "#server/platform/auth/owner.ts";
import {
  DASHBOARD_PATH,
  dashboardQuerySchema,
  dashboardSchema,
} from "#shared/dashboard/dashboard.contract.ts";
import type { DashboardService } from "./dashboard.service.ts";

export const dashboardRoutes: FastifyPluginAsyncZod<{ dashboardService: DashboardService }> = async (
  app,
  { dashboardService },
) => {
  app.get(
    DASHBOARD_PATH,
    {
      config: { heavyRead: true, readsEarly: true },
      schema: {
        tags: ["Dashboard"],
        operationId: "getDashboard",
        summary: "Get everything that the dashboard shows",
        description:
          "Each section holds either its data or an error message. A section that fails does not affect the others.",
        querystring: dashboardQuerySchema,
        response: { 200: dashboardSchema },
      },
    },
    (request) =>
      dashboardService.compose(ownerOf(request), request.query, (section, error) => {
        const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
        request.log.error(
          { requestId: request.id, section, err: { type: name, message, stack } },
          "a section of the dashboard failed",
        );
      }),
  );
};
