import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { accountQuery } from "#web/features/auth/account/account.api.ts";
import { ApiError, sentenceOf } from "#web/platform/http/api-client.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { useDeleteAccount } from "./account-data.api.ts";

const FORM = "delete-account";
const PAYING = ["active", "trialing", "past_due"];

/** The last question before everything is gone. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { email, subscriptionStatus } = useCurrentUser();
  const { data: account } = useQuery(accountQuery);
  const { mutate: deleteAccount, isPending, error } = useDeleteAccount();
  const [answer, setAnswer] = useState("");
  const hasPassword = account?.hasPassword ?? true;
  const field = hasPassword ? "password" : "email";
  const atField = error instanceof ApiError ? error.fields[field] : undefined;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    deleteAccount({ password: "", email: "", [field]: answer });
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title="Delete your account?"
      description="Everything you've recorded here is deleted for good, on this server and on this device. It can't be undone."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep my account
          </Button>
          <Button variant="danger" type="submit" form={FORM} pending={isPending} pendingLabel="Deleting...">
            Delete account
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={onSubmit} noValidate className="grid gap-4">
        <p>If you might want it back one day, download everything first. You can import it again later.</p>
        {PAYING.includes(subscriptionStatus ?? "") && (
          <p>Your subscription ends, too, and you won't be charged again.</p>
        )}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {hasPassword ? (
          <Field label="Your password" error={atField}>
            <PasswordInput
              autoComplete="current-password"
              value={answer}
              onChange={({ target }) => setAnswer(target.value)}
            />
          </Field>
        ) : (
          <Field label="Your email address, to confirm" error={atField}>
            <Input
              type="email"
              autoComplete="off"
              value={answer}
              onChange={({ target }) => setAnswer(target.value)}
            />
          </Field>
        )}
        {error && !atField && (
          <p role="alert" className="text-danger text-sm">
            {sentenceOf(error, "Nothing was deleted. Check your connection and try again.")}
          </p>
        )}
      </form>
    </Dialog>
  );
}
