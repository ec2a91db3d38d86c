import { useRef, useState } from "react";
import { INVITATION_PATHS, type Invitation } from "#shared/invitations/invitations.contract.ts";
import { type InvitationStatus, invitationStatus } from "#shared/invitations/invitations.rules.ts";
import { call } from "#web/platform/http/api-client.ts";
import { now } from "#web/platform/time/clock.ts";
import { formatDay } from "#web/platform/time/format-date.ts";
import { Badge, type BadgeProps } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useFocusNeighbor } from "#web/ui/use-focus-neighbor.ts";
import { ACCESS_WORDS } from "./access-words.content.ts";
import { useAdminAction } from "./admin.api.ts";
import { copyLink } from "./copy-link.rules.ts";

const STATUS_LOOKS: Record<InvitationStatus, NonNullable<Exclude<BadgeProps["variant"], "pillar">>> = {
  Active: "success",
  Used: "neutral",
  Expired: "warning",
};

/** The address of the page that an invitation opens. */
export const inviteLink = (code: string): string => `${window.location.origin}/invite/${code}`;

/** One invitation in the table. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { inviteCode, accessType, createdAt, expiresAt, usedAt, usedByEmail } = invitation;
  const [isRevoking, setRevoking] = useState(false);
  const row = useRef<HTMLTableRowElement>(null);
  useFocusNeighbor(row);
  const status = invitationStatus(invitation, now().toISOString());
  const revoke = useAdminAction({
    send: () => call("DELETE", INVITATION_PATHS.one(inviteCode)),
    done: "Invitation revoked",
    failed: "Failed to revoke invitation",
  });
  return (
    <tr ref={row} className="border-hairline border-b align-top last:border-b-0">
      <td className="break-words py-2.5 pr-3">
        <span className="block font-semibold">{ACCESS_WORDS[accessType]}</span>
        <span className="block text-ink-2 text-sm">
          Created {formatDay(createdAt)}
          {usedAt !== null && `, used ${formatDay(usedAt)}`}
          {usedByEmail && ` by ${usedByEmail}`}
          {usedAt === null && expiresAt && `, valid until ${formatDay(expiresAt)}`}
        </span>
      </td>
      <td className="py-2.5 pr-3">
        <Badge variant={STATUS_LOOKS[status]}>{status}</Badge>
      </td>
      <td className="py-1.5">
        <span className="flex flex-wrap justify-end gap-1.5">
          {status === "Active" && (
            <Button size="sm" variant="secondary" onClick={() => void copyLink(inviteLink(inviteCode))}>
              Copy link
            </Button>
          )}
          {status !== "Used" && (
            <Button size="sm" variant="ghost" onClick={() => setRevoking(true)}>
              Revoke
            </Button>
          )}
        </span>
        {isRevoking && (
          <ConfirmDialog
            open
            onOpenChange={setRevoking}
            title="Revoke this invitation?"
            text="Its link stops working at once. You can create a new one any time."
            confirmLabel="Revoke invitation"
            pending={revoke.isPending}
            pendingLabel="Revoking..."
            onConfirm={() => revoke.mutate(undefined, { onSettled: () => setRevoking(false) })}
          />
        )}
      </td>
    </tr>
  );
}
