import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { alertOf } from "#web/platform/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";
import { instanceQuery } from "./auth.api.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { FormAlert } from "./form-alert.tsx";
import { askForPasswordLink } from "./links.api.ts";
import { useAuthForm } from "./use-auth-form.ts";

const loadSchema = async () => (await import("#shared/auth/password-reset.contract.ts")).forgotPasswordSchema;

/** Ask for a link for choosing a new password. */
export function ForgotPasswordPage() {
  const { data: instance } = useQuery(instanceQuery);
  const [sentTo, setSentTo] = useState<string>();
  return (
    <AuthLayout title="Forgot your password?">
      {instance?.canMail === false ? (
        <NoMail />
      ) : sentTo ? (
        <Sent to={sentTo} onAgain={() => setSentTo(undefined)} />
      ) : (
        <AddressForm onSent={setSentTo} />
      )}
      <p className="mt-6 border-hairline border-t pt-4 text-ink-2">
        Remembered it?{" "}
        <Link href="/login" className={textLinkClass}>
          Sign in
        </Link>
      </p>
    </AuthLayout>
  );
}

function NoMail() {
  return (
    <p className="text-ink-2">
      This server doesn't send email. Ask whoever runs it: they can make a link for you that lets you choose a
      new password.
    </p>
  );
}

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const { form, errors, isSubmitting } = useAuthForm({
    loadSchema,
    async send({ email }) {
      await askForPasswordLink(email);
      onSent(email);
    },
    onFailure: (error) => ({ root: alertOf(error) }),
  });
  return (
    <form {...form} className="grid gap-4">
      <FormAlert message={errors.root} />
      <p className="text-ink-2">Enter your email address and we'll send you a link to choose a new one.</p>
      <Field label="Email" error={errors.email}>
        <Input type="email" autoComplete="username" inputMode="email" autoCapitalize="none" name="email" />
      </Field>
      <Button type="submit" size="lg" pending={isSubmitting} pendingLabel="Sending...">
        Send the link
      </Button>
    </form>
  );
}

function Sent({ to, onAgain }: { to: string; onAgain: () => void }) {
  return (
    <div role="status" className="grid gap-3">
      <p>
        If there's an account with <strong className="break-words">{to}</strong>, a link is on its way. It
        works once, for 30 minutes.
      </p>
      <p className="text-ink-2">
        Nothing there after a few minutes? Look in your spam folder, or ask whoever runs this server to make a
        link for you.
      </p>
      <Button variant="ghost" onClick={onAgain} className="justify-self-start">
        Try another address
      </Button>
    </div>
  );
}
