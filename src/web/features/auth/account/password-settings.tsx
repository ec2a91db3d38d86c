import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useForm } from "react-hook-form";
import {
  type PasswordChange,
  passwordChangeSchema,
  passwordFormSchema,
} from "#shared/auth/account.contract.ts";
import { ApiError, sentenceOf } from "#web/platform/http/api-client.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import { SuccessBanner } from "#web/ui/success-banner.tsx";
import { accountQuery, useChangePassword } from "./account.api.ts";

/** Changes the password, or sets one for somebody who has none. */
export function PasswordSettings() {
  const { data: account, error, isFetching, refetch } = useQuery(accountQuery);
  if (account) return <PasswordForm hasPassword={account.hasPassword} />;
  if (error) {
    return (
      <ErrorState
        title="Couldn't load your account"
        message={sentenceOf(error)}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  }
  return (
    <Waiting className="grid gap-4">
      <Skeleton className="h-17 w-full" />
      <Skeleton className="h-17 w-full" />
      <Skeleton className="h-17 w-full" />
    </Waiting>
  );
}

const EMPTY: PasswordChange = { currentPassword: "", newPassword: "", confirmPassword: "" };

/** Nothing of this form is kept on the device. */
function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const { email } = useCurrentUser();
  const { mutateAsync: change } = useChangePassword();
  const [success, setSuccess] = useState<{ message: string } | null>(null);
  const form = useForm<PasswordChange>({
    resolver: zodResolver((hasPassword ? passwordFormSchema : passwordChangeSchema) as never) as never,
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = form.formState;

  const onSubmit = form.handleSubmit(async (values) => {
    setSuccess(null);
    try {
      await change(values);
    } catch (error) {
      // The mutation has told the rest.
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      for (const [field, message] of fields) {
        form.setError(field as keyof PasswordChange, { message }, { shouldFocus: true });
      }
      return;
    }
    form.reset(EMPTY);
    setSuccess({ message: "Your new password is saved. Your other devices are signed out." });
  });

  return (
    <form onSubmit={onSubmit} noValidate aria-label="Password" className="grid gap-4">
      <SuccessBanner success={success} onGone={useCallback(() => setSuccess(null), [])} />
      {!hasPassword && (
        <p className="text-ink-2">
          You don't have a password yet. Set one to sign in with your email address.
        </p>
      )}
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <Field label="Current password" error={errors.currentPassword?.message}>
          <PasswordInput autoComplete="current-password" {...form.register("currentPassword")} />
        </Field>
      )}
      <Field
        label="New password"
        hint="At least 8 characters. Three or four unrelated words are easy to remember and hard to guess."
        error={errors.newPassword?.message}
      >
        <PasswordInput autoComplete="new-password" {...form.register("newPassword")} />
      </Field>
      <Field label="Confirm new password" error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...form.register("confirmPassword")} />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-52 text-ink-2 text-sm">
          This signs you out on your other devices.
        </p>
        <Button type="submit" pending={isSubmitting} pendingLabel="Saving..." className="max-sm:w-full">
          {hasPassword ? "Change password" : "Set password"}
        </Button>
      </div>
    </form>
  );
}
