import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "wouter";
import type { Instance } from "#shared/auth/auth.contract.ts";
import { ApiError, sentenceOf } from "#web/platform/http/api-client.ts";
import { useIsHydrated } from "#web/platform/shell/hydration.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { lazySection } from "#web/ui/lazy-section.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";
import { toast } from "#web/ui/toast.store.ts";
import { usePreloadOnInput } from "#web/ui/use-preload-on-input.ts";
import { instanceQuery, signUp } from "./auth.api.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { FormAlert } from "./form-alert.tsx";
import { NewAccountFields } from "./new-account-fields.tsx";
import { useAuthForm } from "./use-auth-form.ts";

const loadSchema = async () => (await import("#shared/auth/auth.contract.ts")).signupFormSchema;
const MISMATCH = "Passwords don't match";

const ProviderButton = lazySection(async () => (await import("./sign-in-parts.tsx")).ProviderButton, null);

/** Create an account. */
export function SignupPage() {
  const search = useSearch();
  const isHydrated = useIsHydrated();
  const { data: instance } = useQuery(instanceQuery);
  return (
    <AuthLayout title="Create an account">
      {instance && instance.signups !== "open" ? (
        <ClosedNotice signups={instance.signups} />
      ) : (
        <SignupForm needsSetupCode={instance?.needsSetupCode ?? false} />
      )}
      {isHydrated && instance?.provider && <ProviderButton name={instance.provider} />}
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
  usePreloadOnInput(loadSchema);
  const { form, errors, isSubmitting } = useAuthForm({
    loadSchema,
    async send({ email, username, password, setupCode }) {
      await signUp({ email, username, password, ...(setupCode && { setupCode }) });
      toast({ title: "Account created!" });
    },
    onFailure(error) {
      const sentence = sentenceOf(error, "Could not create account. Please try again.");
      toast({ title: "Signup failed", description: sentence, variant: "destructive" });
      const field = error instanceof ApiError ? Object.keys(error.fields)[0] : undefined;
      return { [field ?? "root"]: sentence };
    },
    onInvalid({ confirmPassword }) {
      if (confirmPassword !== MISMATCH) return;
      toast({
        title: MISMATCH,
        description: "Please make sure both passwords are the same",
        variant: "destructive",
      });
    },
  });

  return (
    <form {...form} className="grid gap-4">
      <FormAlert message={errors.root} />
      <NewAccountFields errors={errors} />
      {(needsSetupCode || errors.setupCode) && (
        <Field
          label="Setup code"
          error={errors.setupCode}
          hint="This server is new. Enter the code from its log to show that the server is yours."
        >
          <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} name="setupCode" />
        </Field>
      )}
      <Button type="submit" size="lg" pending={isSubmitting} pendingLabel="Creating account...">
        Create account
      </Button>
    </form>
  );
}
