import { TriangleAlert } from "lucide-react";
import type { CommandStaffRole, CommandState } from "#shared/command-staff/command-staff.contract.ts";
import { hasWarning, isOwnedByMe } from "#shared/command-staff/command-staff.rules.ts";
import { ScreenLink } from "#web/platform/shell/screen-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { OwnerButton } from "./owner-button.tsx";
import { RoleFacts } from "./role-facts.tsx";
import type { SaveChange } from "./use-command-state.ts";

export interface RoleCardProps {
  content: CommandStaffRole;
  state: CommandState;
  save: SaveChange;
}

/** One of the eight roles: its owner, its state and its links. */
export function RoleCard({ content, state, save }: RoleCardProps) {
  const { id: role, title, purpose, learnMore, ctaLabel, ctaRoute, echoSeed } = content;
  const owner = state.roleOwners[role];
  const note = state.delegations.find((delegation) => delegation.role === role)?.note;
  return (
    <Card
      level={3}
      padding="sm"
      title={title}
      aside={<OwnerButton role={role} title={title} owner={owner} note={note ?? ""} save={save} />}
      className="flex h-full flex-col"
    >
      <p className="text-ink-2">{purpose}</p>
      {hasWarning(role, state) && (
        <p className="mt-3 flex items-start gap-2 rounded-control bg-warning-tint p-2.5 text-sm text-warning-tint-ink">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">You hold this role and something is open. Could anyone share it?</span>
        </p>
      )}
      {!isOwnedByMe(owner) && note && (
        <p className="mt-3 whitespace-pre-line border-accent border-l-2 pl-3 text-sm">{note}</p>
      )}
      <div className="my-3 empty:my-1.5">
        <RoleFacts role={role} state={state} save={save} />
      </div>
      <div className="mt-auto flex flex-wrap gap-x-1 gap-y-2 print:hidden">
        <ScreenLink
          href={ctaRoute}
          className={buttonClass({ variant: role === "ic" ? "primary" : "secondary" })}
        >
          {ctaLabel}
        </ScreenLink>
        <ScreenLink
          href={`/echo?context=${encodeURIComponent(echoSeed)}`}
          className={buttonClass({ variant: "secondary" })}
        >
          Ask Echo
        </ScreenLink>
        <Dialog
          title={title}
          size="sm"
          trigger={
            <Button variant="link" aria-label={`Learn more about ${title}`} className="-ml-1.5">
              Learn more
            </Button>
          }
        >
          <p className="text-pretty">{learnMore}</p>
        </Dialog>
      </div>
    </Card>
  );
}
