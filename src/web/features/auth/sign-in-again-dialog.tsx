import { type FormEvent, useState } from "react";
import { useStore } from "zustand";
import type { User } from "#shared/auth/auth.contract.ts";
import { ApiError, alertOf } from "#web/platform/http/api-client.ts";
import { giveUpSession } from "#web/platform/session/device-session.ts";
import { session, sessionStore } from "#web/platform/session/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { lazySection } from "#web/ui/lazy-section.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { logIn } from "./auth.api.ts";
import { FormAlert } from "./form-alert.tsx";

// What was typed into the page has to survive a part that cannot be fetched.
const CodeStep = lazySection(async () => (await import("./sign-in-parts.tsx")).CodeStep, null);
const OtherWays = lazySection(async () => (await import("./sign-in-parts.tsx")).OtherWaysAgain, null);

/**
 * Shown over the screen when the session has ended. Afterwards, pending saves continue. Only the same account can sign
 * in, because the typed text belongs to it.
 */
export function SignInAgainDialog() {
  const { user, isExpired } = useStore(sessionStore);
  return user && isExpired ? <OpenDialog user={user} /> : null;
}

function OpenDialog({ user }: { user: User }) {
  const { email } = user;
  const [password, setPassword] = useState("");
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const [code, setCode] = useState<{ error?: string | undefined }>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const typed = new FormData(event.currentTarget).get("code");
    setPending(true);
    try {
      await logIn({ email, password, ...(typed !== null && { code: String(typed) }) });
    } catch (error) {
      const isCode = error instanceof ApiError && error.code === "code_required";
      if (isCode) setCode({ error: error.fields.code });
      setFailure(isCode ? undefined : alertOf(error));
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
        {code && <CodeStep error={code.error} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={giveUpSession}>
            Leave without saving
          </Button>
          <Button type="submit" pending={pending} pendingLabel="Signing in...">
            Sign in and continue
          </Button>
        </div>
      </form>
      <OtherWays person={user} />
    </Dialog>
  );
}
