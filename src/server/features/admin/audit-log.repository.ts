import type { AuditEntryRow, AuditQuery } from "#shared/admin/audit.contract.ts";
import "#server/platform/audit/audit.ts";
import type { Database } from "#server/platform/db/database.ts";
import { NEWEST_FIRST, type Page, readPage } from "#server/platform/db/pages.ts";
import { containsText } from "#server/platform/db/text-search.ts";

export type AuditLogRepository = ReturnType<typeof createAuditLogRepository>;

export function createAuditLogRepository(db: Database) {
  return {
    /** Newest first. */
    list({ action, search, ...page }: AuditQuery): Promise<Page<AuditEntryRow>> {
      let entries = db
        .selectFrom("admin_audit")
        .select(["id", "actorId", "actorEmail", "action", "targetEmail", "details", "createdAt"]);
      if (action) entries = entries.where("action", "=", action);
      if (search) entries = entries.where(containsText(["actorEmail", "targetEmail"], search));
      return readPage<AuditEntryRow>(entries as never, NEWEST_FIRST, page);
    },
  };
}
