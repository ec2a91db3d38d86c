import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { Card } from "#web/ui/card.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";
import { latestAuditQuery } from "./admin.api.ts";
import { AuditEntries } from "./audit-entries.tsx";
import { PagedList } from "./paged-list.tsx";

/** The ten latest entries. */
export function AuditCard() {
  const list = useInfiniteQuery(latestAuditQuery);
  return (
    <Card
      title="Audit log"
      aside={
        <Link href="/admin/audit-log" className={textLinkClass}>
          See all
        </Link>
      }
    >
      <PagedList list={list} empty={<p className="text-ink-2">No admin has changed anything yet.</p>}>
        {(entries) => <AuditEntries entries={entries} />}
      </PagedList>
    </Card>
  );
}
