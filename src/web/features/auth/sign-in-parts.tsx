import { useQuery } from "@tanstack/react-query";
import { KeyRound, LogIn } from "lucide-react";
import { useState } from "react";
import { useSearch } from "wouter";
import type { User } from "#shared/auth/auth.contract.ts";
import { OIDC_PATH } from "#shared/auth/sign-in-paths.ts";
import { signInProblemIn } from "#shared/auth/sign-in-problems.ts";
import { alertOf } from "#web/platform/http/api-client.ts";
import { finishSignOut } from "#web/platform/session/device-session.ts";
import { Button } from "#web/ui/button.tsx";
import { leavePage } from "#web/ui/dialog-history.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { instanceQuery } from "./auth.api.ts";
import { FormAlert } from "./form-alert.tsx";
import { hasPasskeys, NoPasskey, OtherPasskey, signInWithPasskey } from "./passkeys.api.ts";

/** Signing in without a password. */
export function OtherWays() {
  const { data: instance } = useQuery(instanceQuery);
  const problem = signInProblemIn(useSearch());
  return (
    <>
      {problem && (
        <div className="mt-4">
          <FormAlert message={problem} />
        </div>
      )}
      {instance?.provider && <ProviderButton name={instance.provider} />}
      <PasskeyButton onSignedIn={() => toast({ title: "Welcome back!" })} />
    </>
  );
}

/** Signing in again without a password, over a page with unsaved text. */
export function OtherWaysAgain({ person }: { person: User }) {
  const { data: instance } = useQuery(instanceQuery);
  const { pathname, search, hash } = window.location;
  return (
    <>
      {person.hasPasskey && <PasskeyButton person={person} />}
      {instance?.provider && (
        <>
          <ProviderButton name={instance.provider} next={`${pathname}${search}${hash}`} />
          <p className="mt-2 text-ink-2 text-sm">You'll come back here. Your drafts wait on this device.</p>
        </>
      )}
    </>
  );
}

interface ProviderButtonProps {
  name: string;
  /** Where the person goes afterwards; by default, where they were going. */
  next?: string;
}

/** Leads to the provider's page. */
export function ProviderButton({ name, next: given }: ProviderButtonProps) {
  const asked = new URLSearchParams(useSearch()).get("next") ?? "";
  const next = given ?? asked;
  const leave = async () => {
    // Otherwise the new session would be ended with the earlier one.
    await finishSignOut();
    leavePage(() => window.location.assign(`${OIDC_PATH}/start?next=${encodeURIComponent(next)}`));
  };
  return (
    <Button variant="secondary" size="lg" onClick={() => void leave()} className="mt-4 w-full">
      <LogIn aria-hidden="true" className="size-5" />
      Sign in with {name}
    </Button>
  );
}

interface PasskeyButtonProps {
  /** The only person who may sign in here. */
  person?: User;
  onSignedIn?: () => void;
}

/** Signs in by a passkey, where the browser can. */
function PasskeyButton({ person, onSignedIn }: PasskeyButtonProps) {
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  const tryPasskey = async () => {
    setFailure(undefined);
    setPending(true);
    try {
      await signInWithPasskey(person?.id);
      onSignedIn?.();
    } catch (error) {
      setFailure(
        error instanceof NoPasskey
          ? "Your device used no passkey. Try again, or sign in with your password."
          : error instanceof OtherPasskey
            ? `That passkey belongs to another account. Choose the one of ${person?.email}.`
            : alertOf(error),
      );
    }
    setPending(false);
  };
  if (!hasPasskeys()) return null;
  return (
    <div className="mt-4 grid gap-3">
      <FormAlert message={failure} />
      <Button
        variant="secondary"
        size="lg"
        pending={isPending}
        pendingLabel="Waiting for your device..."
        onClick={() => void tryPasskey()}
      >
        <KeyRound aria-hidden="true" className="size-5" />
        Sign in with a passkey
      </Button>
    </div>
  );
}

/** The second step of signing in. Its field is called "code". */
export function CodeStep({ error }: { error: string | undefined }) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <div className="grid gap-2">
      {isRecovery ? (
        <Field label="Recovery code" error={error} hint="Each of them works once.">
          <Input key="recovery" name="code" autoComplete="off" autoCapitalize="characters" autoFocus />
        </Field>
      ) : (
        <Field label="Code from your authenticator app" error={error}>
          <Input key="app" name="code" inputMode="numeric" autoComplete="one-time-code" autoFocus />
        </Field>
      )}
      <Button variant="ghost" className="justify-self-start" onClick={() => setRecovery(!isRecovery)}>
        {isRecovery ? "Use your authenticator app" : "Use a recovery code"}
      </Button>
    </div>
  );
}
