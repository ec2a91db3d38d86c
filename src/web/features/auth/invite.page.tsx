import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "wouter";
import { useStore } from "zustand";
import type { User } from "#shared/auth/auth.contract.ts";
import type { AccessType } from "#shared/invitations/invitations.contract.ts";
import { hasDrafts } from "#web/platform/device/drafts.ts";
import { ApiError, hasNotArrived, sentenceOf, UNREACHED } from "#web/platform/http/api-client.ts";
import { hasWaiting } from "#web/platform/offline/outbox-storage.ts";
import { clearDevice, signOut } from "#web/platform/session/device-session.ts";
import { sessionStore } from "#web/platform/session/session.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { leavePage } from "#web/ui/dialog-history.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";
import { toast } from "#web/ui/toast.store.ts";
import { usePreloadWhenIdle } from "#web/ui/use-preload-when-idle.ts";
import { currentUserQuery } from "./auth.api.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { FormAlert } from "./form-alert.tsx";
import { acceptInvitation, invitationQuery } from "./invite.api.ts";
import { NewAccountFields } from "./new-account-fields.tsx";
import { useAuthForm } from "./use-auth-form.ts";

const loadSchema = async () =>
  (await import("#shared/invitations/invitations.contract.ts")).acceptanceFormSchema;

const ACCESS: Record<AccessType, string> = {
  comped: "Comped access: everything, free of charge, for testers and reviewers.",
  included: "Included access: everything, free of charge, for team members, partners and VIPs.",
};

/** Create an account with an invitation. */
export function InvitePage() {
  const [path] = useLocation();
  const code = path.split("/")[2] ?? "";
  return (
    <AuthLayout title="Your invitation">{code === "" ? <Invalid /> : <Invitation code={code} />}</AuthLayout>
  );
}

function Invitation({ code }: { code: string }) {
  const { data, error, isFetching, refetch } = useQuery(invitationQuery(code));
  const { isPending } = useQuery(currentUserQuery);
  const user = useStore(sessionStore, (state) => state.user);
  if (hasNotArrived(error)) {
    return <ErrorState message={UNREACHED} onRetry={() => void refetch()} pending={isFetching} />;
  }
  if (error) return <Invalid error={error} />;
  if (!data || isPending) {
    return (
      <p role="status" className="text-ink-2">
        Checking your invitation...
      </p>
    );
  }
  return user ? <SignedInNotice user={user} /> : <AcceptForm code={code} accessType={data.accessType} />;
}

function Invalid({ error }: { error?: Error }) {
  return (
    <Card title="Invalid Invitation">
      <p className="mb-4 text-ink-2">{sentenceOf(error, "This invitation link is not valid")}</p>
      <Link href="/login" className={buttonClass()}>
        Go to sign in
      </Link>
    </Card>
  );
}

/** An invitation creates an account, and this browser has one already. */
function SignedInNotice({ user: { id, username } }: { user: User }) {
  const leave = async () => {
    signOut();
    await clearDevice();
    leavePage(() => window.location.reload());
  };
  return (
    <>
      <p className="mb-3">
        You're signed in as {username}. This invitation creates a new account, so sign out first if it's meant
        for somebody else, or for another account of yours.
      </p>
      {(hasDrafts(id) || hasWaiting(id)) && (
        <p className="mb-3 text-danger">You have unfinished work on this device. Signing out removes it.</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void leave()}>
          Sign out
        </Button>
        <Link href="/" className={buttonClass()}>
          Stay signed in
        </Link>
      </div>
    </>
  );
}

function AcceptForm({ code, accessType }: { code: string; accessType: AccessType }) {
  const [, navigate] = useLocation();
  usePreloadWhenIdle(loadSchema);
  const { form, errors, isSubmitting } = useAuthForm({
    loadSchema,
    async send({ email, username, password }) {
      await acceptInvitation(code, { email, username, password });
      toast({ title: "Account created!" });
      navigate("/", { replace: true });
    },
    onFailure(error) {
      const sentence = sentenceOf(error, "Failed to create account");
      toast({ title: "Failed to create account", description: sentence, variant: "destructive" });
      const field = error instanceof ApiError ? Object.keys(error.fields)[0] : undefined;
      return { [field ?? "root"]: sentence };
    },
  });
  return (
    <>
      <p className="mb-5 rounded-control bg-tint px-3 py-2.5 text-sm text-tint-ink">{ACCESS[accessType]}</p>
      <form {...form} className="grid gap-4">
        <FormAlert message={errors.root} />
        <NewAccountFields errors={errors} />
        <Button type="submit" size="lg" pending={isSubmitting} pendingLabel="Creating account...">
          Create account
        </Button>
      </form>
      <p className="mt-4 text-ink-2">
        Already have an account?{" "}
        <Link href="/login" className={textLinkClass}>
          Sign in
        </Link>
      </p>
    </>
  );
}
