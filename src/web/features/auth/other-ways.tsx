import { KeyRound } from "lucide-react";
import { useState } from "react";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { FormAlert } from "./form-alert.tsx";
import { hasPasskeys, NoPasskey, signInWithPasskey } from "./passkeys.api.ts";

/** Signing in without a password. */
export function OtherWays() {
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  if (!hasPasskeys()) return null;
  const tryPasskey = async () => {
    setFailure(undefined);
    setPending(true);
    try {
      await signInWithPasskey();
      toast({ title: "Welcome back!" });
    } catch (error) {
      setFailure(
        error instanceof NoPasskey
          ? "Your device used no passkey. Try again, or sign in with your password."
          : sentenceOf(error),
      );
    }
    setPending(false);
  };
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
