import { Ellipsis } from "lucide-react";
import { useRef, useState } from "react";
import type { AdminUser } from "#shared/admin/admin.contract.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { formatDay } from "#web/platform/time/format-date.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Menu, MenuItem, MenuSeparator } from "#web/ui/menu.tsx";
import { useFocusNeighbor } from "#web/ui/use-focus-neighbor.ts";
import { PLAN_WORDS, ROLE_WORDS } from "./access-words.content.ts";
import { ConfirmUserAction } from "./confirm-user-action.tsx";
import { ResetLinkDialog } from "./reset-link-dialog.tsx";
import { USER_ACTIONS } from "./user-actions.content.ts";
import { type UserActionName, userActionsFor } from "./user-actions.rules.ts";

/** One account in the table, with a menu of what can be done to it. */
export function UserRow({ user }: { user: AdminUser }) {
  const { id: ownId } = useCurrentUser();
  const [asked, setAsked] = useState<UserActionName | null>(null);
  const [isLinkAsked, setLinkAsked] = useState(false);
  const names = userActionsFor(user, ownId);
  const row = useRef<HTMLTableRowElement>(null);
  useFocusNeighbor(row);
  return (
    <tr ref={row} className="border-hairline border-b align-top last:border-b-0">
      <td className="py-2.5 pr-3">
        <span className="flex flex-wrap justify-between gap-x-4 gap-y-1.5">
          <span className="min-w-0 flex-1 basis-60 break-words">
            <span className="block font-semibold">
              {user.username}
              {user.id === ownId && <span className="font-normal text-ink-2"> (you)</span>}
            </span>
            <span className="block text-ink-2 text-sm">{user.email}</span>
            <span className="block text-ink-3 text-sm">Joined {formatDay(user.createdAt)}</span>
          </span>
          <span className="flex flex-wrap content-start gap-1 sm:w-52">
            <Badge variant={user.role === "owner" || user.role === "admin" ? "success" : "neutral"}>
              {ROLE_WORDS[user.role]}
            </Badge>
            <Badge>{PLAN_WORDS[user.plan]}</Badge>
          </span>
        </span>
      </td>
      <td className="py-0.5 text-right">
        {(user.role !== "owner" || user.id === ownId) && (
          <Menu
            trigger={
              <button
                type="button"
                aria-label={`Actions for ${user.username}`}
                className="grid size-11 place-items-center rounded-control text-ink-2 hover:bg-sunk hover:text-ink"
              >
                <Ellipsis aria-hidden="true" className="size-5" />
              </button>
            }
          >
            {names
              .filter((name) => name !== "delete")
              .map((name) => (
                <MenuItem key={name} onSelect={() => setAsked(name)}>
                  {USER_ACTIONS[name].label}
                </MenuItem>
              ))}
            <MenuItem onSelect={() => setLinkAsked(true)}>Password link</MenuItem>
            {names.includes("delete") && (
              <>
                <MenuSeparator />
                <MenuItem danger onSelect={() => setAsked("delete")}>
                  {USER_ACTIONS.delete.label}
                </MenuItem>
              </>
            )}
          </Menu>
        )}
        {isLinkAsked && <ResetLinkDialog user={user} onClose={() => setLinkAsked(false)} />}
        {asked && <ConfirmUserAction name={asked} user={user} onClose={() => setAsked(null)} />}
      </td>
    </tr>
  );
}
