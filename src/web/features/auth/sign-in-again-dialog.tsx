import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState, useSyncExternalStore } from "react";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { sessionGate } from "#web/platform/session/session-gate.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { giveUpSession, postLogin } from "./auth.api.ts";
import { FormAlert } from "./form-alert.tsx";

/**
 * Appears over whatever the person was doing when their session has ended. After it, what they were saving is saved.
 * Only the same account can go on: what was typed is theirs.
 */
export function SignInAgainDialog() {
  const email = useSyncExternalStore(sessionGate.subscribe, sessionGate.expiredEmail);
  return email === null ? null : <OpenDialog email={email} />;
}

function OpenDialog({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const [password, setPassword] = useState("");
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setPending(true);
    try {
      await postLogin({ email, password });
      sessionGate.settle(true);
    } catch (error) {
      setFailure(sentenceOf(error));
      setPending(false);
    }
  };
  const giveUp = () => {
    sessionGate.settle(false);
    giveUpSession(queryClient);
  };

  return (
    <Dialog
      open
      title="Please sign in again"
      description="Your session has ended. What you typed is still here, and is saved as soon as you are back."
      size="sm"
      onOpenChange={(open) => {
        if (!open) sessionGate.settle(false);
      }}
    >
      <form onSubmit={submit} className="grid gap-4">
        <FormAlert message={failure} />
        <Field label="E-mail">
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
          <Button variant="ghost" onClick={giveUp}>
            Leave without saving
          </Button>
          <Button type="submit" pending={pending} pendingLabel="Signing in...">
            Sign in and go on
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
