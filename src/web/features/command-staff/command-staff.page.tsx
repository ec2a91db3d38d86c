import { useQuery } from "@tanstack/react-query";
import type { CommandStaffContent } from "#shared/command-staff/command-staff.contract.ts";
import { delegationMeter } from "#shared/command-staff/command-staff.rules.ts";
import { PAGE_HELP } from "#shared/doctrine/help-texts.content.ts";
import { ExportButton } from "#web/features/downloads/downloads.sections.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { cx } from "#web/ui/cx.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { HelpDialog } from "#web/ui/help-dialog.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { CardGridSkeleton } from "#web/ui/skeleton.tsx";
import { commandStaffContentQuery } from "./command-staff.api.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DelegationMeter } from "./delegation-meter.tsx";
import { RoleCard, type RoleCardProps } from "./role-card.tsx";
import { useCommandState } from "./use-command-state.ts";

const TITLE = "Command & General Staff";

/** The eight roles of a hard week: which ones the person holds, and which they could delegate. */
export function CommandStaffPage() {
  const { data: content, error, isFetching, refetch } = useQuery(commandStaffContentQuery);
  return (
    <>
      <PageHeader
        title={content?.ui.pageTitle ?? TITLE}
        tagline={content?.ui.subtitle}
        actions={
          <>
            <HelpDialog {...PAGE_HELP["command-staff"]} />
            <ExportButton type="plan" what="the Incident Action Plan" />
          </>
        }
      />
      {content ? (
        <Staff content={content} />
      ) : error ? (
        <ErrorState
          title="Failed to load content"
          message={sentenceOf(error)}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : (
        <CardGridSkeleton />
      )}
    </>
  );
}

function Staff({ content: { ui, roles } }: { content: CommandStaffContent }) {
  const { state, save, conflict, error, isFetching, refetch } = useCommandState();
  if (!state) {
    if (!error) return <CardGridSkeleton />;
    return (
      <ErrorState
        title="Couldn't load your roles"
        message={sentenceOf(error)}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  }
  const sorted = roles.toSorted((one, other) => one.order - other.order);
  const primary = sorted.filter(({ weight }) => weight === "primary");
  const supporting = sorted.filter(({ weight }) => weight === "supporting");
  const meter = delegationMeter(
    state.roleOwners,
    roles.map(({ id }) => id),
  );
  return (
    <div className="grid gap-7">
      <DelegationMeter meter={meter} label={ui.delegationMeterLabel} />
      <Roles
        title={ui.primarySectionTitle}
        description={ui.primarySectionDesc}
        roles={primary}
        className="lg:grid-cols-2 lg:[&>:first-child]:col-span-2"
        state={state}
        save={save}
      />
      <Roles
        title={ui.supportingSectionTitle}
        description={ui.supportingSectionDesc}
        roles={supporting}
        className="sm:grid-cols-2 lg:grid-cols-6 lg:[&>*]:col-span-2 lg:[&>:nth-child(-n+2)]:col-span-3"
        state={state}
        save={save}
      />
      {conflict && <ConflictDialog conflict={conflict} />}
    </div>
  );
}

interface RolesProps extends Omit<RoleCardProps, "content"> {
  title: string;
  description: string;
  roles: CommandStaffContent["roles"];
  /** How many columns fit. */
  className: string;
}

function Roles({ title, description, roles, className, state, save }: RolesProps) {
  if (roles.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <p className="mt-0.5 mb-3 max-w-reading text-ink-2">{description}</p>
      <ul className={cx("grid gap-4", className)}>
        {roles.map((content) => (
          <li key={content.id} className="min-w-0">
            <RoleCard content={content} state={state} save={save} />
          </li>
        ))}
      </ul>
    </section>
  );
}
