import { type FormEvent, useId, useState } from "react";
import { MCP_PATH, newTokenSchema, TOKEN_SCOPES, type TokenScope } from "#shared/tokens/tokens.contract.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { RadioCards } from "#web/ui/radio-cards.tsx";
import { ShownOnceDialog } from "#web/ui/shown-once-dialog.tsx";
import { useCreateToken } from "./tokens.api.ts";
import { LIFETIMES, SCOPE_WORDS } from "./tokens.content.ts";

/** Asks what a new token is for, and shows it once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const { mutate: create, data: created, isPending } = useCreateToken();
  const [name, setName] = useState("");
  const [scope, setScope] = useState<TokenScope>("read");
  const [days, setDays] = useState("90");
  const [missing, setMissing] = useState<string>();
  const formId = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const token = { name, scope, days: days === "" ? null : Number(days) };
    const parsed = newTokenSchema.safeParse(token);
    setMissing(parsed.error?.issues[0]?.message);
    if (parsed.success) create(token);
    else document.getElementById(formId)?.querySelector("input")?.focus();
  };

  if (created) {
    const address = `${location.origin}${MCP_PATH}`;
    return (
      <ShownOnceDialog
        onClose={onClose}
        question={{
          title: "Close without the token?",
          text: "You won't see it again. You can revoke it and create a new one.",
          cancelLabel: "Back to the token",
        }}
        title="Your new token"
        description="Copy it now. Ridgeline keeps only a fingerprint of it, so it can't be shown again."
        footer={<Button onClick={onClose}>Done</Button>}
      >
        <div className="flex items-end gap-1">
          <Field label={created.name} className="flex-1">
            <Input
              readOnly
              value={created.token}
              onFocus={(event) => event.target.select()}
              className="font-mono text-sm"
            />
          </Field>
          <CopyButton text={created.token} label="Copy token" />
        </div>
        <div className="mt-4 flex items-end gap-1">
          <Field label="Address for an assistant that speaks MCP" className="flex-1">
            <Input readOnly value={address} className="font-mono text-sm" />
          </Field>
          <CopyButton text={address} label="Copy address" />
        </div>
        <p className="mt-4 text-ink-2 text-sm">
          Whoever has this token can use it as you, so keep it like a password.
        </p>
      </ShownOnceDialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Create a token"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={isPending} pendingLabel="Creating...">
            Create token
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <Field
          label="Name"
          required
          error={missing}
          hint="What you'll use it for, such as: Notes on my laptop"
        >
          <Input
            value={name}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <RadioCards
          legend="What may it do?"
          options={TOKEN_SCOPES.map((value) => ({ value, ...SCOPE_WORDS[value] }))}
          value={scope}
          onValueChange={setScope}
        />
        <Field label="How long should it work?">
          <NativeSelect options={LIFETIMES} value={days} onChange={(event) => setDays(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
