import { useState } from "react";
import { Link, useSearch } from "wouter";
import { KeptPlanLink } from "#web/features/offline/kept-plan.sections.ts";
import { ApiError, alertOf } from "#web/platform/http/api-client.ts";
import { useIsHydrated } from "#web/platform/shell/hydration.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { lazySection } from "#web/ui/lazy-section.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";
import { toast } from "#web/ui/toast.store.ts";
import { usePreloadOnInput } from "#web/ui/use-preload-on-input.ts";
import { logIn } from "./auth.api.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { FormAlert } from "./form-alert.tsx";
import { SignOutNotice } from "./sign-out-notice.tsx";
import { useAuthForm } from "./use-auth-form.ts";

const loadSchema = async () => (await import("#shared/auth/auth.contract.ts")).loginSchema;

const CodeStep = lazySection(async () => (await import("./sign-in-parts.tsx")).CodeStep, null);

const OtherWays = lazySection(async () => (await import("./sign-in-parts.tsx")).OtherWays, null);

/** Sign in with email and password. */
export function LoginPage() {
  const search = useSearch();
  const [needsCode, setNeedsCode] = useState(false);
  const isHydrated = useIsHydrated();
  usePreloadOnInput(loadSchema);
  const { form, errors, isSubmitting } = useAuthForm({
    loadSchema,
    async send(login) {
      await logIn(login);
      toast({ title: "Welcome back!" });
    },
    onFailure(error) {
      if (error instanceof ApiError && error.code === "code_required") {
        setNeedsCode(true);
        return error.fields;
      }
      const sentence = alertOf(error, "Invalid email or password");
      toast({ title: "Login failed", description: sentence, variant: "destructive" });
      return { root: sentence };
    },
  });

  return (
    <AuthLayout title="Welcome back">
      <SignOutNotice />
      <form {...form} className="grid gap-4">
        <FormAlert message={errors.root} />
        <div hidden={needsCode} className={needsCode ? "" : "contents"}>
          <Field label="Email" error={errors.email}>
            <Input
              type="email"
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
              name="email"
            />
          </Field>
          <Field label="Password" error={errors.password}>
            <PasswordInput autoComplete="current-password" name="password" />
          </Field>
        </div>
        {needsCode && <CodeStep error={errors.code} />}
        <Button type="submit" size="lg" pending={isSubmitting} pendingLabel="Signing in...">
          Sign in
        </Button>
      </form>
      {isHydrated && !needsCode && <OtherWays />}
      <p className="mt-4">
        <Link href="/forgot-password" className={textLinkClass}>
          Forgot your password?
        </Link>
      </p>
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
