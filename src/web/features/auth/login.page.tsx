import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Link, useSearch } from "wouter";
import { type Login, loginSchema } from "#shared/auth/auth.contract.ts";
import { KeptPlanLink } from "#web/features/offline/offline.sections.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";
import { toast } from "#web/ui/toast.store.ts";
import { logIn } from "./auth.api.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { FormAlert } from "./form-alert.tsx";
import { SignOutNotice } from "./sign-out-notice.tsx";

/** Sign in with email and password. */
export function LoginPage() {
  const search = useSearch();
  const form = useForm({ resolver: zodResolver(loginSchema), defaultValues: { email: "", password: "" } });
  const { errors, isSubmitting } = form.formState;

  const submitLogin = async (login: Login) => {
    try {
      await logIn(login);
      toast({ title: "Welcome back!" });
    } catch (error) {
      const sentence = sentenceOf(error, "Invalid email or password");
      form.setError("root", { message: sentence });
      toast({ title: "Login failed", description: sentence, variant: "destructive" });
    }
  };
  const submit = form.handleSubmit(submitLogin);

  return (
    <AuthLayout title="Welcome back">
      <SignOutNotice />
      <form onSubmit={submit} noValidate className="grid gap-4">
        <FormAlert message={errors.root?.message} />
        <Field label="Email" error={errors.email?.message}>
          <Input
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            {...form.register("email")}
          />
        </Field>
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register("password")} />
        </Field>
        <Button type="submit" size="lg" pending={isSubmitting} pendingLabel="Signing in...">
          Sign in
        </Button>
      </form>
      <p className="mt-4 text-ink-2">
        New here?{" "}
        <Link href={`/signup${search ? `?${search}` : ""}`} className={textLinkClass}>
          Create an account
        </Link>
      </p>
      <p className="mt-6 border-hairline border-t pt-4 text-ink-2">
        Need a minute first?{" "}
        <Link href="/calm" className={textLinkClass}>
          Try Quick Calm
        </Link>
        , or find someone to talk to. You don't need an account.
      </p>
      <KeptPlanLink />
    </AuthLayout>
  );
}
