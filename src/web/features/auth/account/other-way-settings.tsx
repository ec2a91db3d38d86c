import { useState } from "react";
import { useSearch } from "wouter";
import { signInProblemIn } from "#shared/auth/sign-in-problems.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast, toastFailure } from "#web/ui/toast.store.ts";
import { FormAlert } from "../form-alert.tsx";
import { connectProvider, disconnectProvider, useRefreshSignInMethods } from "../sign-in-methods.api.ts";
import { OwnPasswordForm } from "./own-password-form.tsx";
import { PasskeySettings } from "./passkey-settings.tsx";
import { SignInMethodsPart } from "./sign-in-methods-part.tsx";

/** Signing in without a password: by passkeys, and through the provider that this server offers. */
export function OtherWaySettings() {
  return (
    <SignInMethodsPart>
      {({ passkeys, canAddPasskeys, provider }) => (
        <div className="grid gap-6">
          <PasskeySettings passkeys={passkeys} canAddPasskeys={canAddPasskeys} />
          {provider && <ProviderSettings {...provider} />}
        </div>
      )}
    </SignInMethodsPart>
  );
}

function ProviderSettings({ name, isConnected }: { name: string; isConnected: boolean }) {
  const problem = signInProblemIn(useSearch());
  const refresh = useRefreshSignInMethods();
  const [isConnecting, setConnecting] = useState(false);
  const [isPending, setPending] = useState(false);
  const disconnect = async () => {
    setPending(true);
    try {
      await disconnectProvider();
      toast({ title: `Disconnected ${name}` });
    } catch (error) {
      toastFailure(`Couldn't disconnect ${name}`, sentenceOf(error));
    }
    setPending(false);
    refresh();
  };
  return (
    <div className="grid gap-3 border-hairline border-t pt-5">
      <h3 className="break-words text-base">{name}</h3>
      <FormAlert message={problem} />
      <p className="text-ink-2">
        {isConnected
          ? `Connected. You can sign in with ${name}.`
          : `Connect ${name} to sign in with it instead of your password.`}
      </p>
      {isConnected ? (
        <Button
          variant="secondary"
          pending={isPending}
          onClick={() => void disconnect()}
          className="justify-self-end"
        >
          Disconnect
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => setConnecting(true)} className="justify-self-end">
          Connect
        </Button>
      )}
      {isConnecting && (
        <Dialog
          open
          size="sm"
          onOpenChange={setConnecting}
          title={`Connect ${name}`}
          description={`You'll sign in with ${name} next, and come back here.`}
        >
          <OwnPasswordForm
            action="Continue"
            onCancel={() => setConnecting(false)}
            send={(password) => connectProvider(password)}
          />
        </Dialog>
      )}
    </div>
  );
}
