import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ServerServices, ServerStatus } from "#shared/admin/server-status.contract.ts";
import { formatBytes } from "#shared/common/bytes.format.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { usePageTitle } from "#web/platform/shell/use-page-title.ts";
import { formatMoment } from "#web/platform/time/format-date.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import { serverQuery, servicesQuery } from "./admin.api.ts";
import { AdminHeader } from "./admin-header.tsx";
import { capital } from "./audit-words.format.ts";
import { SignupsCard } from "./signups-card.tsx";

/** How the server is, and who can sign up. */
export function ServerPart() {
  usePageTitle("Server");
  const { data, error, isFetching, refetch } = useQuery(serverQuery);
  return (
    <>
      <AdminHeader title="Server" tagline="How this server is doing, and who can create an account." />
      {data ? (
        <div className="grid gap-4">
          <SignupsCard signups={data.signups} />
          <HealthCard status={data} />
          <ServicesCard />
        </div>
      ) : error ? (
        <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <Waiting className="grid gap-4">
          <Skeleton className="h-40 w-full rounded-card" />
          <Skeleton className="h-40 w-full rounded-card" />
        </Waiting>
      )}
    </>
  );
}

function HealthCard({
  status: { version, engine, databaseBytes, migrations, backups },
}: {
  status: ServerStatus;
}) {
  return (
    <Card title="Health">
      <dl className="divide-y divide-hairline">
        <Fact name="Version">{version}</Fact>
        <Fact name="Database">
          {engine === "sqlite" ? "SQLite" : "PostgreSQL"}, {formatBytes(databaseBytes)}
        </Fact>
        <Fact name="Schema">
          {migrations.applied} steps, the latest {migrations.latest}
        </Fact>
        <Fact name="Last automatic backup">
          <BackupWords {...backups} />
        </Fact>
      </dl>
    </Card>
  );
}

function BackupWords({ isAutomatic, last }: ServerStatus["backups"]) {
  if (!last) return isAutomatic ? "None yet; the first one is due soon." : "Off. BACKUP_EVERY turns them on.";
  const when = formatMoment(last.at);
  return last.isDone ? (
    `${capital(when)}${last.bytes === null ? "" : `, ${formatBytes(last.bytes)}`}`
  ) : (
    <span className="text-danger">
      Failed {when}: {last.reason}
    </span>
  );
}

const SERVICES: { key: keyof ServerServices; name: string; without: string }[] = [
  { key: "mail", name: "Mail server", without: "SMTP_URL lets people reset their password by email." },
  { key: "model", name: "Echo's model", without: "Echo answers in guided mode." },
  { key: "billing", name: "Billing", without: "This server doesn't sell plans, and nobody is limited." },
];

function ServicesCard() {
  const { data, error, isFetching, refetch } = useQuery(servicesQuery);
  return (
    <Card
      title="Services"
      aside={
        <Button
          size="sm"
          variant="secondary"
          pending={isFetching}
          pendingLabel="Asking..."
          onClick={() => void refetch()}
        >
          Ask again
        </Button>
      }
    >
      {error && !data ? (
        <p role="alert">{sentenceOf(error)}</p>
      ) : (
        <dl className="divide-y divide-hairline">
          {SERVICES.map(({ key, name, without }) => (
            <Fact key={key} name={name}>
              {data ? <Answer answer={data[key]} without={without} /> : <Skeleton className="h-5 w-24" />}
            </Fact>
          ))}
        </dl>
      )}
    </Card>
  );
}

function Answer({ answer, without }: { answer: ServerServices["mail"]; without: string }) {
  if (answer === "answers") return <Badge variant="success">Answers</Badge>;
  if (answer === "fails") return <Badge variant="other">Configured, but doesn't answer</Badge>;
  return (
    <>
      <Badge>Not configured</Badge> <span className="text-ink-2 text-sm">{without}</span>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 py-2.5">
      <dt className="basis-52 text-ink-2">{name}</dt>
      <dd className="min-w-0 flex-1 basis-52 break-words">{children}</dd>
    </div>
  );
}
