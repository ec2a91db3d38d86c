import { useQuery } from "@tanstack/react-query";
import { Laptop, Smartphone } from "lucide-react";
import { useRef, useState } from "react";
import type { Session } from "#shared/auth/account.contract.ts";
import { deviceName } from "#shared/auth/device-name.rules.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { formatPastDay } from "#web/platform/time/format-date.ts";
import { useOwnDay } from "#web/platform/time/use-own-day.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { useFocusNeighbor } from "#web/ui/use-focus-neighbor.ts";
import { sessionsQuery, useEndOtherSessions, useEndSession } from "./account.api.ts";

/** Every browser in which the person is signed in, to sign out one by one or all but this one. */
export function Sessions() {
  const { data: sessions, error, isFetching, refetch } = useQuery(sessionsQuery);
  const { mutate: endOthers, isPending } = useEndOtherSessions();
  const [isAsking, setAsking] = useState(false);
  if (!sessions) {
    return error ? (
      <ErrorState
        title="Couldn't load your devices"
        message={sentenceOf(error)}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    ) : (
      <Waiting className="grid gap-3">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </Waiting>
    );
  }
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul className="divide-y divide-hairline">
        {[...sessions.filter(({ isCurrent }) => isCurrent), ...others].map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      {others.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-52 text-ink-2 text-sm">
            Don't recognize a device? Sign it out and change your password.
          </p>
          <Button
            variant="secondary"
            pending={isPending}
            pendingLabel="Signing out..."
            onClick={() => setAsking(true)}
            className="max-sm:w-full"
          >
            Sign out everywhere else
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Sign out everywhere else?"
        text={`${others.length === 1 ? "Your other device has" : `Your ${others.length} other devices have`} to sign in again. You stay signed in here.`}
        confirmLabel="Sign out everywhere else"
        tone="primary"
        onConfirm={() => {
          setAsking(false);
          endOthers(undefined, { onSuccess: () => toast({ title: "Signed out everywhere else" }) });
        }}
      />
    </>
  );
}

function Device({ session }: { session: Session }) {
  const { id, userAgent, lastUsedAt, isCurrent } = session;
  const { today } = useOwnDay();
  const { mutate: end, isPending } = useEndSession();
  const item = useRef<HTMLLIElement>(null);
  useFocusNeighbor(item);
  const name = deviceName(userAgent);
  const Icon = /iPhone|iPad|Android/.test(name) ? Smartphone : Laptop;
  const lastUsed = formatPastDay(lastUsedAt, today);
  return (
    <li ref={item} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {isCurrent && <Badge variant="success">This device</Badge>}
        </p>
        <p className="text-ink-2 text-sm">Last used {lastUsed}</p>
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          pending={isPending}
          pendingLabel="Signing out..."
          aria-label={`Sign out ${name}, last used ${lastUsed}`}
          onClick={() => end(id, { onSuccess: () => toast({ title: `Signed out ${name}` }) })}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
