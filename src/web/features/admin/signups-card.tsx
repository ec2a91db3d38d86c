import { SERVER_PATHS, type Signups } from "#shared/admin/server-status.contract.ts";
import type { SignupPolicy } from "#shared/auth/auth.contract.ts";
import { call } from "#web/platform/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { useAdminAction } from "./admin.api.ts";

const OPTIONS: { value: SignupPolicy; label: string }[] = [
  { value: "open", label: "Open" },
  { value: "invite", label: "By invitation" },
  { value: "closed", label: "Closed" },
];

const WORDS: Record<SignupPolicy, string> = {
  open: "Anyone who reaches this server can create an account. Invitations work, too.",
  invite: "Only somebody with an invitation can create an account.",
  closed: "Nobody can create an account, not even with an invitation. Admins still can, with Create user.",
};

/** Who can create an account: what the configuration says, or what is chosen here instead. */
export function SignupsCard({ signups: { configured, chosen } }: { signups: Signups }) {
  const change = useAdminAction({
    send: (signups: SignupPolicy | null) => call("PUT", SERVER_PATHS.signups, { body: { signups } }),
    done: "Sign-ups changed",
    failed: "Sign-ups couldn't be changed",
  });
  const current = chosen ?? configured;
  const shown = change.isPending ? (change.variables ?? configured) : current;
  return (
    <Card title="Sign-ups">
      <Segmented
        label="Who can create an account"
        options={OPTIONS}
        value={shown}
        onValueChange={(next) => change.mutate(next)}
        className="max-w-md"
      />
      <p className="mt-3">{WORDS[shown]}</p>
      <p className="mt-1 text-ink-2 text-sm">
        {chosen === null
          ? `This is what SIGNUPS says in the server's configuration. A choice here counts instead of it.`
          : `Chosen here. SIGNUPS in the server's configuration says "${configured}" and doesn't count now.`}
      </p>
      {chosen !== null && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-3"
          pending={change.isPending}
          onClick={() => change.mutate(null)}
        >
          Use SIGNUPS again
        </Button>
      )}
    </Card>
  );
}
