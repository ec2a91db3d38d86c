import { useState } from "react";
import { normalizeEmail } from "#shared/auth/auth.contract.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { changeEmail } from "../sign-in-methods.api.ts";
import { OwnPasswordForm } from "./own-password-form.tsx";
import { SignInMethodsPart } from "./sign-in-methods-part.tsx";

/** The address that the person signs in with. Another one counts once its link was opened. */
export function EmailSettings() {
  const { email } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  return (
    <SignInMethodsPart>
      {({ canMail }) => (
        <div className="grid gap-4">
          <p className="break-words font-semibold">{email}</p>
          <div role="status" className="empty:hidden">
            {sentTo && sentTo !== email && (
              <p className="rounded-control bg-tint px-3 py-2.5 text-sm text-tint-ink">
                We sent a link to <span className="break-words font-semibold">{sentTo}</span>. Open it within
                30 minutes. Until then, keep signing in with {email}.
              </p>
            )}
          </div>
          {canMail ? (
            <Button variant="secondary" onClick={() => setOpen(true)} className="justify-self-end">
              Change email address
            </Button>
          ) : (
            <p className="text-ink-2">
              This server doesn't send email, so a new address can't be confirmed here. Ask whoever runs it to
              change your address.
            </p>
          )}
          {isOpen && (
            <ChangeDialog
              onClose={() => setOpen(false)}
              onSent={(to) => {
                setSentTo(normalizeEmail(to));
                setOpen(false);
              }}
            />
          )}
        </div>
      )}
    </SignInMethodsPart>
  );
}

function ChangeDialog({ onClose, onSent }: { onClose: () => void; onSent: (to: string) => void }) {
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title="Change your email address"
      description="We'll send a link to the new address. It counts once you've opened that link."
    >
      <OwnPasswordForm
        action="Send the link"
        onCancel={onClose}
        send={async (password, form) => {
          const email = String(form.get("email") ?? "").trim();
          await changeEmail({ email, password });
          onSent(email);
        }}
        fields={(errors) => (
          <Field label="New email address" error={errors.email}>
            <Input type="email" name="email" autoComplete="email" inputMode="email" autoCapitalize="none" />
          </Field>
        )}
      />
    </Dialog>
  );
}
