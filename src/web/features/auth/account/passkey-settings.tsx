import { KeyRound } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { deviceName } from "#shared/auth/device-name.rules.ts";
import type { Passkey, SignInMethods } from "#shared/auth/sign-in-methods.contract.ts";
import { ApiError, alertOf, sentenceOf } from "#web/platform/http/api-client.ts";
import { formatFullDay } from "#web/platform/time/format-date.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { toast, toastFailure } from "#web/ui/toast.store.ts";
import { useFocusNeighbor } from "#web/ui/use-focus-neighbor.ts";
import { addPasskey, hasPasskeys, NoPasskey, removePasskey, renamePasskey } from "../passkeys.api.ts";
import { useRefreshSignInMethods } from "../sign-in-methods.api.ts";
import { OwnPasswordForm } from "./own-password-form.tsx";

const NAME_HINT = "So that you recognize it in this list.";

/** The person's passkeys: to add, to rename, and to remove one by one. */
export function PasskeySettings({
  passkeys,
  canAddPasskeys,
}: Pick<SignInMethods, "passkeys" | "canAddPasskeys">) {
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="grid gap-3">
      <h3 className="text-base">Passkeys</h3>
      <p className="text-ink-2">
        Sign in with your fingerprint, your face or your device's PIN instead of your password.
      </p>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-hairline">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {canAddPasskeys && hasPasskeys() ? (
        <Button variant="secondary" onClick={() => setAdding(true)} className="justify-self-end">
          Add a passkey
        </Button>
      ) : (
        <p className="text-ink-2 text-sm">
          A passkey can be added where this server has an https address with a name.
        </p>
      )}
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </div>
  );
}

function PasskeyItem({ passkey }: { passkey: Passkey }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const refresh = useRefreshSignInMethods();
  const [isAsking, setAsking] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const [isPending, setPending] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  useFocusNeighbor(item);
  const remove = async () => {
    setAsking(false);
    setPending(true);
    try {
      await removePasskey(id);
      toast({ title: `Removed ${name}` });
    } catch (error) {
      toastFailure("Couldn't remove the passkey", sentenceOf(error));
      setPending(false);
    }
    refresh();
  };
  return (
    <li ref={item} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="break-words font-semibold">{name}</p>
        <p className="text-ink-2 text-sm">
          Added {formatFullDay(createdAt)},{" "}
          {lastUsedAt ? `last used ${formatFullDay(lastUsedAt)}` : "not used yet"}
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="ghost" size="sm" aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
          Rename
        </Button>
        <Button
          variant="secondary"
          size="sm"
          pending={isPending}
          aria-label={`Remove ${name}`}
          onClick={() => setAsking(true)}
        >
          Remove
        </Button>
      </div>
      {isRenaming && <RenameDialog passkey={passkey} onClose={() => setRenaming(false)} />}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Remove ${name}?`}
        text="It can no longer sign you in here. Your device may still list it until you delete it there."
        confirmLabel="Remove passkey"
        onConfirm={() => void remove()}
      />
    </li>
  );
}

function RenameDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const refresh = useRefreshSignInMethods();
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const rename = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const typed = String(new FormData(event.currentTarget).get("name"));
    setPending(true);
    setError(undefined);
    try {
      const renamed = await renamePasskey(id, typed);
      toast({ title: `Renamed to ${renamed.name}` });
      refresh();
      onClose();
    } catch (failure) {
      setError((failure instanceof ApiError && failure.fields.name) || alertOf(failure));
      setPending(false);
    }
  };
  return (
    <Dialog open size="sm" onOpenChange={(open) => !open && onClose()} title={`Rename ${name}`}>
      <form onSubmit={rename} noValidate className="grid gap-4">
        <Field label="Name" error={error} hint={NAME_HINT}>
          <Input name="name" defaultValue={name} autoComplete="off" />
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={isPending} pendingLabel="Saving...">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshSignInMethods();
  const [failure, setFailure] = useState<string>();
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title="Add a passkey"
      description="Your device asks next. It keeps the passkey; this server never sees your fingerprint or PIN."
    >
      <OwnPasswordForm
        action="Continue"
        onCancel={onClose}
        send={async (password, form) => {
          setFailure(undefined);
          try {
            await addPasskey(String(form.get("name") ?? ""), password);
          } catch (error) {
            if (!(error instanceof NoPasskey)) throw error;
            setFailure(
              error.isHereAlready
                ? "This device has a passkey for your account already. Nothing was added."
                : "Your device made no passkey. Nothing was added.",
            );
            return;
          }
          refresh();
          toast({ title: "Passkey added" });
          onClose();
        }}
        fields={(errors) => (
          <>
            <div role="status" className="empty:hidden">
              {failure && <p className="text-ink-2 text-sm">{failure}</p>}
            </div>
            <Field label="Name" error={errors.name} hint={NAME_HINT}>
              <Input name="name" defaultValue={deviceName(navigator.userAgent)} autoComplete="off" />
            </Field>
          </>
        )}
      />
    </Dialog>
  );
}
