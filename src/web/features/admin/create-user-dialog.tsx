import { type FormEvent, useId, useRef, useState } from "react";
import { ADMIN_PATHS, GIVEN_ROLES, newUserSchema } from "#shared/admin/admin.contract.ts";
import { ApiError, call } from "#web/platform/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { useFocusInvalid } from "#web/ui/use-focus-invalid.ts";
import { PLAN_WORDS, ROLE_WORDS } from "./access-words.content.ts";
import { useAdminAction } from "./admin.api.ts";

const ROLE_OPTIONS = GIVEN_ROLES.map((role) => ({ value: role, label: ROLE_WORDS[role] }));
/** Paid plans come from a payment. */
const PLAN_OPTIONS = (["guest", "included", "comped"] as const).map((plan) => ({
  value: plan,
  label: PLAN_WORDS[plan],
}));
const EMPTY = { email: "", username: "", password: "", role: "user", plan: "guest" };

/** A form for somebody else's account. Nothing of it is kept on the device, because it has a password. */
export function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useFocusInvalid(form, attempts);
  const create = useAdminAction({
    send: (body: object) => call("POST", ADMIN_PATHS.createUser, { body }),
    done: "User created",
    failed: "Failed to create user",
  });
  const isComplete = [values.email, values.username, values.password].every((text) => text.trim() !== "");
  const field = (name: keyof typeof EMPTY) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setValues({ ...values, [name]: target.value });
      setErrors({ ...errors, [name]: "" });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete) return;
    const show = (messages: Record<string, string>) => {
      setErrors(messages);
      setAttempts((before) => before + 1);
    };
    const { success, data, error } = newUserSchema.safeParse(values);
    if (!success) {
      show(Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])));
      return;
    }
    create.mutate(data, {
      onSuccess: onClose,
      onError: (failure) => {
        if (failure instanceof ApiError) show(failure.fields);
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Create user"
      description="They can sign in with this password at once. Ask them to change it in Settings."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!isComplete}
            pending={create.isPending}
            pendingLabel="Creating..."
          >
            Create user
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <Field label="Email" required error={errors.email}>
          <Input
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            {...field("email")}
          />
        </Field>
        <Field label="Username" required hint="Minimum 3 characters" error={errors.username}>
          <Input autoComplete="off" {...field("username")} />
        </Field>
        <Field label="Password" required hint="Minimum 8 characters" error={errors.password}>
          <PasswordInput autoComplete="new-password" {...field("password")} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Role" error={errors.role}>
            <NativeSelect options={ROLE_OPTIONS} {...field("role")} />
          </Field>
          <Field label="Plan" error={errors.plan}>
            <NativeSelect options={PLAN_OPTIONS} {...field("plan")} />
          </Field>
        </div>
      </form>
    </Dialog>
  );
}
