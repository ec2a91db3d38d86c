import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useRef, useState } from "react";
import type { AccessToken } from "#shared/tokens/tokens.contract.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { now } from "#web/platform/time/clock.ts";
import { formatDay, formatPastDay } from "#web/platform/time/format-date.ts";
import { useOwnDay } from "#web/platform/time/use-own-day.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";
import { toast } from "#web/ui/toast.store.ts";
import { useFocusNeighbor } from "#web/ui/use-focus-neighbor.ts";
import { NewTokenDialog } from "./new-token-dialog.tsx";
import { tokensQuery, useRevokeToken } from "./tokens.api.ts";
import { SCOPE_WORDS } from "./tokens.content.ts";

/** The person's access tokens: making one, and taking one back. */
export function AccessTokens() {
  const { data: tokens, error, isFetching, refetch } = useQuery(tokensQuery);
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <p className="text-ink-2">
        With a token, a script or an assistant of yours can reach your records here without your password. The{" "}
        <a href="/api/docs" target="_blank" rel="noreferrer" className={textLinkClass}>
          API documentation
        </a>{" "}
        lists what it can do.
      </p>
      {tokens && tokens.length > 0 && (
        <ul className="mt-3 divide-y divide-hairline">
          {tokens.map((token) => (
            <Token key={token.id} token={token} />
          ))}
        </ul>
      )}
      {!tokens && error && (
        <ErrorState
          title="Couldn't load your access tokens"
          message={sentenceOf(error)}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {!tokens && !error && (
        <Waiting className="mt-3">
          <Skeleton className="h-14 w-full" />
        </Waiting>
      )}
      <div className="mt-4 flex sm:justify-end">
        <Button variant="secondary" onClick={() => setCreating(true)} className="max-sm:w-full">
          Create a token
        </Button>
      </div>
      {isCreating && <NewTokenDialog onClose={() => setCreating(false)} />}
    </>
  );
}

function Token({ token: { id, name, scope, lastUsedAt, expiresAt } }: { token: AccessToken }) {
  const { today } = useOwnDay();
  const { mutate: revoke, isPending } = useRevokeToken();
  const [isAsking, setAsking] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  useFocusNeighbor(item);
  const isExpired = expiresAt !== null && expiresAt <= now().toISOString();
  const facts = [
    SCOPE_WORDS[scope].label,
    lastUsedAt ? `last used ${formatPastDay(lastUsedAt, today)}` : "not used yet",
    ...(expiresAt ? [`${isExpired ? "stopped working" : "works until"} ${formatDay(expiresAt)}`] : []),
  ];
  return (
    <li ref={item} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2 break-words font-semibold">
          {name}
          {isExpired && <Badge>Expired</Badge>}
        </p>
        <p className="text-ink-2 text-sm">{facts.join(", ")}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        pending={isPending}
        pendingLabel="Revoking..."
        aria-label={`Revoke ${name}`}
        onClick={() => setAsking(true)}
      >
        Revoke
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Revoke "${name}"?`}
        text="The program that uses this token can't reach your records anymore. You can't undo this, but you can create another token."
        confirmLabel="Revoke token"
        onConfirm={() => {
          setAsking(false);
          revoke(id, { onSuccess: () => toast({ title: "Token revoked" }) });
        }}
      />
    </li>
  );
}
