import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link, useSearch } from "wouter";
import { type Instance, type Signup, signupFormSchema } from "#shared/auth/auth.contract.ts";
import { ApiError, sentenceOf } from "#web/platform/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";
import { toast } from "#web/ui/toast.store.ts";
import { instanceQuery, signUp } from "./auth.api.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { FormAlert } from "./form-alert.tsx";

const MISMATCH = "Passwords don't match";

/** Create an account. */
export function SignupPage() {
  const search = useSearch();
  const { data: instance } = useQuery(instanceQuery);
  return (
    <AuthLayout title="Create an account">
      {instance && instance.signups !== "open" ? (
        <ClosedNotice signups={instance.signups} />
      ) : (
        <SignupForm needsSetupCode={instance?.needsSetupCode ?? false} />
      )}
      <p className="mt-4 text-ink-2">
        Already have an account?{" "}
        <Link href={`/login${search ? `?${search}` : ""}`} className={textLinkClass}>
          Sign in
        </Link>
      </p>
    </AuthLayout>
  );
}

function ClosedNotice({ signups }: { signups: Exclude<Instance["signups"], "open"> }) {
  return (
    <p className="text-ink-2">
      {signups === "invite"
        ? "You need an invitation to create an account here. Ask whoever runs this server for a link."
        : "This server isn't taking new accounts."}
    </p>
  );
}

function SignupForm({ needsSetupCode }: { needsSetupCode: boolean }) {
  const form = useForm({
    resolver: zodResolver(signupFormSchema),
    defaultValues: { email: "", username: "", password: "", confirmPassword: "", setupCode: "" },
  });
  const { errors, isSubmitting } = form.formState;

  const submitSignup = async ({ email, username, password, setupCode }: Signup) => {
    try {
      await signUp({ email, username, password, ...(setupCode && { setupCode }) });
      toast({ title: "Account created!" });
    } catch (error) {
      const sentence = sentenceOf(error, "Could not create account. Please try again.");
      const field =
        error instanceof ApiError ? (Object.keys(error.fields)[0] as keyof Signup | undefined) : undefined;
      form.setError(field ?? "root", { message: sentence }, { shouldFocus: true });
      toast({ title: "Signup failed", description: sentence, variant: "destructive" });
    }
  };
  const submit = form.handleSubmit(submitSignup, (invalid) => {
    if (invalid.confirmPassword?.message !== MISMATCH) return;
    toast({
      title: MISMATCH,
      description: "Please make sure both passwords are the same",
      variant: "destructive",
    });
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormAlert message={errors.root?.message} />
      <Field label="Email" error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          {...form.register("email")}
        />
      </Field>
      <Field
        label="Username"
        error={errors.username?.message}
        hint="What Ridgeline calls you. Minimum 3 characters"
      >
        <Input autoComplete="nickname" {...form.register("username")} />
      </Field>
      <Field label="Password" error={errors.password?.message} hint="Minimum 8 characters">
        <PasswordInput autoComplete="new-password" {...form.register("password")} />
      </Field>
      <Field label="Confirm password" error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...form.register("confirmPassword")} />
      </Field>
      {(needsSetupCode || errors.setupCode) && (
        <Field
          label="Setup code"
          error={errors.setupCode?.message}
          hint="This server is new. Enter the code from its log to show that the server is yours."
        >
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.register("setupCode")}
          />
        </Field>
      )}
      <Button type="submit" size="lg" pending={isSubmitting} pendingLabel="Creating account...">
        Create account
      </Button>
    </form>
  );
}
