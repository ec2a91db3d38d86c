import { useQuery } from "@tanstack/react-query";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { formatFullDay } from "#web/platform/time/format-date.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { accountQuery } from "./account.api.ts";
import { PLAN_NAMES, ROLE_NAMES } from "./account-words.content.ts";

/** What the account is, without anything to change. */
export function AccountInfo() {
  const { username, role, plan } = useCurrentUser();
  const { data: account, isPending } = useQuery(accountQuery);
  const since = account ? formatFullDay(account.createdAt) : isPending && <Skeleton className="h-5 w-40" />;
  const facts = [
    { name: "Username", value: username },
    { name: "Role", value: ROLE_NAMES[role] },
    { name: "Plan", value: PLAN_NAMES[plan] },
    { name: "Member since", value: since || "Not known while offline" },
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
      {facts.map(({ name, value }) => (
        <div key={name} className="sm:contents">
          <dt className="text-ink-2 text-sm sm:pt-0.5">{name}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
