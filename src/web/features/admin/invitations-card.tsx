import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { invitationsQuery } from "./admin.api.ts";
import { CreateInvitationDialog } from "./create-invitation-dialog.tsx";
import { InvitationRow } from "./invitation-row.tsx";
import { PagedList } from "./paged-list.tsx";

/** All invitations, newest first. */
export function InvitationsCard() {
  const [isCreating, setCreating] = useState(false);
  const list = useInfiniteQuery(invitationsQuery);
  return (
    <Card
      title="Invitations"
      aside={
        <Button size="sm" onClick={() => setCreating(true)}>
          Create invitation
        </Button>
      }
    >
      <PagedList
        list={list}
        moreLabel="Show more invitations"
        empty={
          <p className="text-ink-2">No invitations yet. An invitation is a link that creates one account.</p>
        }
      >
        {(invitations) => (
          <table className="w-full table-fixed border-collapse text-left">
            <thead className="text-ink-2 text-sm">
              <tr className="border-hairline border-b">
                <th scope="col" className="py-2 pr-3 font-semibold">
                  Invitation
                </th>
                <th scope="col" className="w-24 py-2 pr-3 font-semibold">
                  Status
                </th>
                <th scope="col" className="w-24 py-2 sm:w-52">
                  <span className="sr-only">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {invitations.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} />
              ))}
            </tbody>
          </table>
        )}
      </PagedList>
      {isCreating && <CreateInvitationDialog onClose={() => setCreating(false)} />}
    </Card>
  );
}
