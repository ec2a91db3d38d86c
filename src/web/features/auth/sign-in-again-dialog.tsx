import { type FormEvent, useState } from "react";
import { useStore } from "zustand";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { giveUpSession } from "#web/platform/session/device-session.ts";
import { session, sessionStore } from "#web/platform/session/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { logIn } from "./auth.api.ts";
import { FormAlert } from "./form-alert.tsx";

/**
 * Shown over the screen when the session has ended. Afterwards, pending saves continue. Only the same account can sign
 * in, because the typed text belongs to it.
 */
export function SignInAgainDialog() {
  const { user, isExpired } = useStore(sessionStore);
  return user && isExpired ? <OpenDialog email={user.email} /> : null;
}

function OpenDialog({ email }: { email: string }) {
  const [password, setPassword] = useState("");
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setPending(true);
    try {
      await logIn({ email, password });
    } catch (error) {
      setFailure(sentenceOf(error));
      setPending(false);
    }
  };
  return (
    <Dialog
      open
      title="Please sign in again"
      description="Your session has ended. What you typed is still here, and will be saved as soon as you sign in."
      size="sm"
      onOpenChange={(open) => {
        if (!open) session.settle(false);
      }}
    >
      <form onSubmit={submit} className="grid gap-4">
        <FormAlert message={failure} />
        <Field label="Email">
          <Input type="email" autoComplete="username" value={email} readOnly />
        </Field>
        <Field label="Password">
          <PasswordInput
            autoComplete="current-password"
            autoFocus
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={giveUpSession}>
            Leave without saving
          </Button>
          <Button type="submit" pending={pending} pendingLabel="Signing in...">
            Sign in and continue
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
