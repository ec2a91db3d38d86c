import type { Needs } from "#server/platform/feature/feature.ts";
import { createAuditLogRepository } from "./audit-log.repository.ts";
import { auditLogRoutes } from "./audit-log.routes.ts";
import { createAuditLogService } from "./audit-log.service.ts";
import { createUsersRepository } from "./users.repository.ts";
import { usersRoutes } from "./users.routes.ts";
import { createUsersService } from "./users.service.ts";

export function adminFeature(deps: Needs<typeof createUsersService>) {
  const usersService = createUsersService({ ...deps, repository: createUsersRepository(deps.db) });
  const auditLogService = createAuditLogService({ repository: createAuditLogRepository(deps.db) });
  return {
    services: { usersService, auditLogService },
    adminRoutes: [usersRoutes, auditLogRoutes],
  };
}
