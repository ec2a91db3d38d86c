import type { Page } from "#server/platform/db/pages.ts";
import type { AuditEntryRow, AuditQuery } from "#shared/admin/audit.contract.ts";
import type { AuditLogRepository } from "./audit-log.repository.ts";

export type AuditLogService = ReturnType<typeof createAuditLogService>;

export function createAuditLogService({ repository }: { repository: AuditLogRepository }) {
  return {
    /** Newest first. */
    list: (query: AuditQuery): Promise<Page<AuditEntryRow>> => repository.list(query),
  };
}
