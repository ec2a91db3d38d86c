import { Ellipsis } from "lucide-react";
import { useState } from "react";
import type { AdminUser } from "#shared/admin/admin.contract.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { formatDay } from "#web/platform/time/format-date.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Menu, MenuItem, MenuSeparator } from "#web/ui/menu.tsx";
import { PLAN_WORDS, ROLE_WORDS } from "./access-words.content.ts";
import { ConfirmUserAction } from "./confirm-user-action.tsx";
import { USER_ACTIONS } from "./user-actions.content.ts";
import { type UserActionName, userActionsFor } from "./user-actions.rules.ts";

/** One account in the table, with a menu of what can be done to it. */
export function UserRow({ user }: { user: AdminUser }) {
  const { id: ownId } = useCurrentUser();
  const [asked, setAsked] = useState<UserActionName | null>(null);
  const names = userActionsFor(user, ownId);
  return (
    <tr className="border-hairline border-b align-top last:border-b-0">
      <td className="break-words py-2.5 pr-3">
        <span className="block font-semibold">
          {user.username}
          {user.id === ownId && <span className="font-normal text-ink-2"> (you)</span>}
        </span>
        <span className="block text-ink-2 text-sm">{user.email}</span>
      </td>
      <td className="py-2.5 pr-3">
        <span className="flex flex-wrap gap-1">
          <Badge variant={user.role === "owner" || user.role === "admin" ? "success" : "neutral"}>
            {ROLE_WORDS[user.role]}
          </Badge>
          <Badge>{PLAN_WORDS[user.plan]}</Badge>
        </span>
      </td>
      <td className="hidden py-2.5 pr-3 text-ink-2 text-sm md:table-cell">{formatDay(user.createdAt)}</td>
      <td className="py-0.5 text-right">
        {names.length > 0 && (
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
            {names.map((name) => (
              <UserMenuItem key={name} name={name} onSelect={() => setAsked(name)} />
            ))}
          </Menu>
        )}
        {asked && <ConfirmUserAction name={asked} user={user} onClose={() => setAsked(null)} />}
      </td>
    </tr>
  );
}

function UserMenuItem({ name, onSelect }: { name: UserActionName; onSelect: () => void }) {
  const isDeletion = name === "delete";
  return (
    <>
      {isDeletion && <MenuSeparator />}
      <MenuItem danger={isDeletion} onSelect={onSelect}>
        {USER_ACTIONS[name].label}
      </MenuItem>
    </>
  );
}
