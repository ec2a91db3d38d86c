import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import type { FormErrors } from "./use-auth-form.ts";

/** What everybody gives who creates an account, invited or not. */
export function NewAccountFields({ errors }: { errors: FormErrors }) {
  return (
    <>
      <Field label="Email" error={errors.email}>
        <Input type="email" autoComplete="email" inputMode="email" autoCapitalize="none" name="email" />
      </Field>
      <Field label="Username" error={errors.username} hint="What Ridgeline calls you. Minimum 3 characters">
        <Input autoComplete="nickname" name="username" />
      </Field>
      <Field label="Password" error={errors.password} hint="Minimum 8 characters">
        <PasswordInput autoComplete="new-password" name="password" />
      </Field>
      <Field label="Confirm password" error={errors.confirmPassword}>
        <PasswordInput autoComplete="new-password" name="confirmPassword" />
      </Field>
    </>
  );
}
