import { Link, Route, Switch } from "wouter";
import { textLinkClass } from "#web/ui/text-link.ts";
import { AdminHeader } from "./admin-header.tsx";
import { AuditCard } from "./audit-card.tsx";
import { AuditLog } from "./audit-log.tsx";
import { ContentPart } from "./content/content-part.tsx";
import { InvitationsCard } from "./invitations-card.tsx";
import { ServerPart } from "./server-part.tsx";
import { StatCards } from "./stat-cards.tsx";
import { UsersCard } from "./users-card.tsx";

/** The pages for admins and the owner. */
export function AdminPage() {
  return (
    <Switch>
      <Route path="/admin" component={People} />
      <Route path="/admin/content/*?" component={ContentPart} />
      <Route path="/admin/server" component={ServerPart} />
      <Route path="/admin/audit-log" component={AuditLog} />
      <Route component={NothingHere} />
    </Switch>
  );
}

function People() {
  return (
    <>
      <AdminHeader title="Admin" tagline="Who uses this server, who is invited, and what was done." />
      <div className="grid gap-4">
        <StatCards />
        <UsersCard />
        <InvitationsCard />
        <AuditCard />
      </div>
    </>
  );
}

function NothingHere() {
  return (
    <>
      <AdminHeader title="Not found" tagline="This address doesn't lead to anything in Admin." />
      <Link href="/admin" className={textLinkClass}>
        Back to Admin
      </Link>
    </>
  );
}
