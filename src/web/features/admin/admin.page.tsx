import { Link, Route, Switch } from "wouter";
import { PageHeader } from "#web/ui/page-header.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";
import { AuditCard } from "./audit-card.tsx";
import { AuditLog } from "./audit-log.tsx";
import { InvitationsCard } from "./invitations-card.tsx";
import { StatCards } from "./stat-cards.tsx";
import { UsersCard } from "./users-card.tsx";

/** Users, invitations and what was done, for admins and the owner. */
export function AdminPage() {
  return (
    <Switch>
      <Route path="/admin/audit-log" component={AuditLog} />
      <Route path="/admin" component={Overview} />
      <Route>
        <PageHeader title="Not found" tagline="This address doesn't lead to anything in Admin." />
        <Link href="/admin" className={textLinkClass}>
          Back to Admin
        </Link>
      </Route>
    </Switch>
  );
}

function Overview() {
  return (
    <>
      <PageHeader title="Admin" tagline="Who uses this server, who is invited, and what was done." />
      <div className="grid gap-4">
        <StatCards />
        <UsersCard />
        <InvitationsCard />
        <AuditCard />
      </div>
    </>
  );
}
