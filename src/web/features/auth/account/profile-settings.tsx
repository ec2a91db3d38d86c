import { useCallback, useState } from "react";
import * as z from "zod/mini";
import { profileFormSchema } from "#shared/auth/account.contract.ts";
import { useDraftForm } from "#web/platform/forms/use-draft-form.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { Button } from "#web/ui/button.tsx";
import { DraftNotice } from "#web/ui/draft-notice.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { SuccessBanner } from "#web/ui/success-banner.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";
import { Textarea } from "#web/ui/textarea.tsx";
import { useUpdateProfile } from "./account.api.ts";

const draftSchema = z.object({ username: z.string(), phoneNumber: z.string(), address: z.string() });

/** What Ridgeline calls the person, and how to reach them. */
export function ProfileSettings() {
  const { email, username, phoneNumber, address } = useCurrentUser();
  const { mutateAsync: update } = useUpdateProfile();
  const [success, setSuccess] = useState<{ message: string } | null>(null);
  const { form, notice, discard, bringBack, startAnew, submit } = useDraftForm({
    name: "profile",
    schema: profileFormSchema,
    draftSchema,
    start: { username, phoneNumber: phoneNumber ?? "", address: address ?? "" },
    isStored: true,
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form
      onSubmit={submit(
        (_values, changes) => {
          setSuccess(null);
          return update(changes);
        },
        {
          onSaved(saved) {
            startAnew({
              username: saved.username,
              phoneNumber: saved.phoneNumber ?? "",
              address: saved.address ?? "",
            });
            setSuccess({ message: "Your profile is saved." });
          },
        },
      )}
      noValidate
      aria-label="Profile"
      className="grid gap-4"
    >
      <SuccessBanner success={success} onGone={useCallback(() => setSuccess(null), [])} />
      <DraftNotice notice={notice} onDiscard={discard} onBringBack={bringBack} />
      <Field
        label="Username"
        hint="What Ridgeline calls you. Minimum 3 characters"
        error={errors.username?.message}
      >
        <Input autoComplete="nickname" {...form.register("username")} />
      </Field>
      <Field
        label="Email"
        hint={
          <>
            You sign in with this address.{" "}
            <a href="#email" className={textLinkClass}>
              Change it
            </a>
          </>
        }
      >
        <Input type="email" value={email} readOnly autoComplete="username" />
      </Field>
      <Field label="Phone number" error={errors.phoneNumber?.message}>
        <Input type="tel" autoComplete="tel" {...form.register("phoneNumber")} />
      </Field>
      <Field label="Address" error={errors.address?.message}>
        <Textarea autoComplete="street-address" minRows={2} {...form.register("address")} />
      </Field>
      <div className="flex justify-end">
        <Button type="submit" pending={isSubmitting} pendingLabel="Saving..." className="max-sm:w-full">
          Save profile
        </Button>
      </div>
    </form>
  );
}
