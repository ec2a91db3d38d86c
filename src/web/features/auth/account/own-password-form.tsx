import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { ApiError, alertOf } from "#web/platform/http/api-client.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { useFocusInvalid } from "#web/ui/use-focus-invalid.ts";
import { FormAlert } from "../form-alert.tsx";
import { accountQuery } from "./account.api.ts";

interface OwnPasswordFormProps {
  /** What the button says. */
  action: string;
  isDangerous?: boolean;
  /** @throws ApiError */
  send: (password: string, form: FormData) => Promise<void>;
  onCancel: () => void;
  /** More fields, above the password. Each names itself; `errors` has the server's messages. */
  fields?: (errors: Record<string, string>) => ReactNode;
}

/** Asks for the password again before something that matters. Somebody without a password is not asked. */
export function OwnPasswordForm({
  action,
  isDangerous = false,
  send,
  onCancel,
  fields,
}: OwnPasswordFormProps) {
  const { email } = useCurrentUser();
  const { data: account } = useQuery(accountQuery);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isPending, setPending] = useState(false);
  const hasPassword = account?.hasPassword ?? true;
  const element = useRef<HTMLFormElement>(null);
  useFocusInvalid(element, errors);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (isPending) return;
    const form = new FormData(event.currentTarget);
    setPending(true);
    setErrors({});
    try {
      await send(String(form.get("password") ?? ""), form);
    } catch (error) {
      const known = error instanceof ApiError ? error.fields : {};
      setErrors(Object.keys(known).length > 0 ? known : { root: alertOf(error) });
    }
    setPending(false);
  };

  return (
    <form ref={element} onSubmit={submit} noValidate className="grid gap-4">
      <FormAlert message={errors.root} />
      {fields?.(errors)}
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <Field label="Your password" error={errors.password}>
          <PasswordInput autoComplete="current-password" name="password" />
        </Field>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant={isDangerous ? "danger" : "primary"} pending={isPending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
