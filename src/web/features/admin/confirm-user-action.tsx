import { ADMIN_PATHS, type AdminUser } from "#shared/admin/admin.contract.ts";
import { call } from "#web/platform/http/api-client.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useAdminAction } from "./admin.api.ts";
import { USER_ACTIONS } from "./user-actions.content.ts";
import type { UserActionName } from "./user-actions.rules.ts";

function sendAction(name: UserActionName, { id, email }: AdminUser): Promise<unknown> {
  return name === "delete"
    ? call("DELETE", ADMIN_PATHS.user(id))
    : call("POST", ADMIN_PATHS[name], { body: { email } });
}

interface ConfirmUserActionProps {
  name: UserActionName;
  user: AdminUser;
  onClose: () => void;
}

/** Asks before something is done to an account, and does it. */
export function ConfirmUserAction({ name, user, onClose }: ConfirmUserActionProps) {
  const { label, title, text, pending, done, failed } = USER_ACTIONS[name];
  const action = useAdminAction({ send: () => sendAction(name, user), done, failed });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title(user.username)}
      text={
        <>
          <p className="mb-2 break-words font-semibold text-ink">{user.email}</p>
          <p>{text}</p>
        </>
      }
      confirmLabel={label}
      tone={name === "delete" ? "danger" : "primary"}
      pending={action.isPending}
      pendingLabel={pending}
      onConfirm={() => action.mutate(undefined, { onSettled: onClose })}
    />
  );
}
