import { ADMIN_PATHS, type AdminUser, type ResetLink } from "#shared/admin/admin.contract.ts";
import { call } from "#web/platform/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { useAdminAction } from "./admin.api.ts";
import { copyLink } from "./copy-link.rules.ts";

/** Makes a link for somebody who forgot their password. */
export function ResetLinkDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const create = useAdminAction({
    send: () => call<ResetLink>("POST", ADMIN_PATHS.resetLink, { body: { email: user.email } }),
    failed: "Failed to create the link",
  });
  const link = create.data && window.location.origin + create.data.link;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Password link for ${user.username}`}
      description="For somebody who forgot their password. The link lets whoever has it choose a new one, so hand it to this person alone. It works once, for 30 minutes, and signs them out everywhere when it's used."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {link ? "Close" : "Cancel"}
          </Button>
          {link ? (
            <Button onClick={() => void copyLink(link)}>Copy link</Button>
          ) : (
            <Button
              pending={create.isPending}
              pendingLabel="Creating..."
              onClick={() => create.mutate(undefined)}
            >
              Create link
            </Button>
          )}
        </>
      }
    >
      {link ? (
        <Field label="Link" hint="It isn't shown again.">
          <Input readOnly value={link} onFocus={(event) => event.target.select()} />
        </Field>
      ) : (
        <p className="break-words">{user.email}</p>
      )}
    </Dialog>
  );
}
