import { type FormEvent, type ReactNode, useState } from "react";
import type { AuthenticatorSetup } from "#shared/auth/sign-in-methods.contract.ts";
import { alertOf } from "#web/platform/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { ShownOnceDialog } from "#web/ui/shown-once-dialog.tsx";
import { toast } from "#web/ui/toast.store.ts";
import {
  beginTwoStep,
  confirmTwoStep,
  renewRecoveryCodes,
  turnOffTwoStep,
  useRefreshSignInMethods,
} from "../sign-in-methods.api.ts";
import { OwnPasswordForm } from "./own-password-form.tsx";
import { QrCode } from "./qr-code.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

interface DialogProps {
  onClose: () => void;
}

/** From the password over the authenticator app to the recovery codes. */
export function SetUpDialog({ onClose }: DialogProps) {
  const refresh = useRefreshSignInMethods();
  const [setup, setSetup] = useState<AuthenticatorSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <DialogWithCodes
      codes={codes}
      onClose={onClose}
      title={codes ? "Two-step sign-in is on" : "Set up two-step sign-in"}
    >
      {setup ? (
        <FirstCode
          setup={setup}
          onCancel={onClose}
          onConfirmed={(made) => {
            setCodes(made);
            refresh();
          }}
        />
      ) : (
        <OwnPasswordForm
          action="Continue"
          onCancel={onClose}
          send={async (password) => setSetup(await beginTwoStep(password))}
        />
      )}
    </DialogWithCodes>
  );
}

interface DialogWithCodesProps extends DialogProps {
  /** Undefined until they are made; then they take the place of the content. */
  codes: readonly string[] | undefined;
  title: string;
  description?: string;
  children: ReactNode;
}

/** Once it shows recovery codes, it asks before it closes without them. */
function DialogWithCodes({ codes, onClose, children, ...texts }: DialogWithCodesProps) {
  return (
    <ShownOnceDialog
      size="sm"
      onClose={onClose}
      question={
        codes && {
          title: "Close without the codes?",
          text: "You won't see them again. You can make new ones with your password.",
          cancelLabel: "Back to the codes",
        }
      }
      {...texts}
    >
      {codes ? <RecoveryCodes codes={codes} onDone={onClose} /> : children}
    </ShownOnceDialog>
  );
}

interface FirstCodeProps {
  setup: AuthenticatorSetup;
  onConfirmed: (codes: readonly string[]) => void;
  onCancel: () => void;
}

function FirstCode({ setup, onConfirmed, onCancel }: FirstCodeProps) {
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (isPending) return;
    const code = String(new FormData(event.currentTarget).get("code") ?? "");
    setPending(true);
    try {
      onConfirmed((await confirmTwoStep(code)).codes);
    } catch (failure) {
      setError(alertOf(failure));
      setPending(false);
    }
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p>Scan this with an authenticator app on your phone, then enter the six digits it shows.</p>
      <div className="grid justify-items-center gap-3">
        <QrCode text={setup.uri} label="Code to scan with your authenticator app" />
        <p className="flex max-w-full items-center gap-1 text-ink-2 text-sm">
          <span className="min-w-0">
            Can't scan it? Type this key:{" "}
            <span className="font-mono">{setup.secret.match(/.{1,4}/g)?.join(" ")}</span>
          </span>
          <CopyButton text={setup.secret} label="Copy the key" />
        </p>
      </div>
      <Field label="Code from the app" error={error}>
        <Input name="code" inputMode="numeric" autoComplete="one-time-code" autoFocus />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" pending={isPending}>
          Turn on
        </Button>
      </div>
    </form>
  );
}

export function RenewCodesDialog({ onClose }: DialogProps) {
  const refresh = useRefreshSignInMethods();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <DialogWithCodes
      codes={codes}
      onClose={onClose}
      title="New recovery codes"
      {...(!codes && { description: "You get ten new codes. The ones you have stop working." })}
    >
      <OwnPasswordForm
        action="Make new codes"
        onCancel={onClose}
        send={async (password) => {
          setCodes((await renewRecoveryCodes(password)).codes);
          refresh();
        }}
      />
    </DialogWithCodes>
  );
}

export function TurnOffDialog({ onClose }: DialogProps) {
  const refresh = useRefreshSignInMethods();
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title="Turn off two-step sign-in?"
      description="Your password alone will let you in. Your recovery codes stop working."
    >
      <OwnPasswordForm
        action="Turn off"
        isDangerous
        onCancel={onClose}
        send={async (password) => {
          await turnOffTwoStep(password);
          refresh();
          toast({ title: "Two-step sign-in is off" });
          onClose();
        }}
      />
    </Dialog>
  );
}
