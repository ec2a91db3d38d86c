import { useState } from "react";
import { Link } from "wouter";
import { ApiError, alertOf } from "#web/platform/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { AuthLayout } from "./auth-layout.tsx";
import { FormAlert } from "./form-alert.tsx";
import { resetPassword } from "./links.api.ts";
import { useAuthForm } from "./use-auth-form.ts";
import { useLinkToken } from "./use-link-token.ts";

const loadSchema = async () =>
  (await import("#shared/auth/password-reset.contract.ts")).resetPasswordFormSchema;

/** Choose a new password, with the token of a link. Opening the page does not use the link up. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  const [state, setState] = useState<"choosing" | "used" | "done">(token ? "choosing" : "used");
  return (
    <AuthLayout title="Choose a new password">
      {state === "choosing" && (
        <NewPasswordForm token={token} onDone={() => setState("done")} onUsed={() => setState("used")} />
      )}
      {state === "used" && <UsedLink />}
      {state === "done" && <Done />}
    </AuthLayout>
  );
}

function NewPasswordForm({
  token,
  onDone,
  onUsed,
}: {
  token: string;
  onDone: () => void;
  onUsed: () => void;
}) {
  const { form, errors, isSubmitting } = useAuthForm({
    loadSchema,
    async send({ password }) {
      await resetPassword({ token, password });
      onDone();
    },
    onFailure(error) {
      if (error instanceof ApiError && (error.code === "link_expired" || "token" in error.fields)) onUsed();
      const field = error instanceof ApiError && "password" in error.fields ? "password" : "root";
      return { [field]: alertOf(error) };
    },
  });
  return (
    <form {...form} className="grid gap-4">
      <FormAlert message={errors.root} />
      <Field label="New password" error={errors.password} hint="Minimum 8 characters">
        <PasswordInput autoComplete="new-password" name="password" />
      </Field>
      <Field label="Confirm new password" error={errors.confirmPassword}>
        <PasswordInput autoComplete="new-password" name="confirmPassword" />
      </Field>
      <p className="text-ink-2 text-sm">You'll be signed out on every device.</p>
      <Button type="submit" size="lg" pending={isSubmitting} pendingLabel="Saving...">
        Save password
      </Button>
    </form>
  );
}

function UsedLink() {
  return (
    <div role="status" className="grid gap-4">
      <p>This link isn't complete, has been used, or is more than 30 minutes old.</p>
      <Link href="/forgot-password" className={buttonClass({ className: "justify-self-start" })}>
        Ask for a new link
      </Link>
    </div>
  );
}

function Done() {
  return (
    <div role="status" className="grid gap-4">
      <p>Your new password is saved. You can sign in with it now.</p>
      {/* The page is loaded anew, because whoever was signed in here no longer is. */}
      <a href="/login" className={buttonClass({ className: "justify-self-start" })}>
        Sign in
      </a>
    </div>
  );
}
