import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { sendPage } from "#server/platform/http/pages.ts";
import { AUDIT_LOG_PATH, auditEntrySchema, auditQuerySchema } from "#shared/admin/audit.contract.ts";
import type { AuditLogService } from "./audit-log.service.ts";

export const auditLogRoutes: FastifyPluginAsyncZod<{ auditLogService: AuditLogService }> = async (
  app,
  { auditLogService },
) => {
  app.get(
    AUDIT_LOG_PATH,
    {
      schema: {
        tags: ["Administration"],
        operationId: "listAuditLog",
        summary: "List what admins did, newest first",
        querystring: auditQuerySchema,
        response: { 200: z.array(auditEntrySchema) },
      },
    },
    async (request, reply) => sendPage(request, reply, await auditLogService.list(request.query)),
  );
};
