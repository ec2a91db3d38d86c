import type { Needs } from "#server/platform/feature/feature.ts";
import { createAuditLogRepository } from "./audit-log.repository.ts";
import { auditLogRoutes } from "./audit-log.routes.ts";
import { createAuditLogService } from "./audit-log.service.ts";
import { createServerStatusRepository } from "./server-status.repository.ts";
import { serverStatusRoutes } from "./server-status.routes.ts";
import { createServerStatusService } from "./server-status.service.ts";
import { createUsersRepository } from "./users.repository.ts";
import { usersRoutes } from "./users.routes.ts";
import { createUsersService } from "./users.service.ts";

export function adminFeature(
  deps: Needs<typeof createUsersService> & Needs<typeof createServerStatusService>,
) {
  const usersService = createUsersService({ ...deps, repository: createUsersRepository(deps.db) });
  const auditLogService = createAuditLogService({ repository: createAuditLogRepository(deps.db) });
  const serverStatusService = createServerStatusService({
    ...deps,
    repository: createServerStatusRepository(deps.db),
  });
  return {
    services: { usersService, auditLogService, serverStatusService },
    adminRoutes: [usersRoutes, auditLogRoutes, serverStatusRoutes],
  };
}
