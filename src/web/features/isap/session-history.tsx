import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { IsapSession } from "#shared/isap/isap.contract.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { useAskedFor } from "#web/platform/shell/use-address.ts";
import { formatDay } from "#web/platform/time/format-date.ts";
import { Card } from "#web/ui/card.tsx";
import { Collapsible } from "#web/ui/collapsible.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { isapSessionsQuery, useDeleteIsapSession } from "./isap.api.ts";
import { SessionDialog } from "./session-dialog.tsx";
import { SessionList } from "./session-list.tsx";

/** The earlier sessions, collapsed, each to open or delete. */
export function SessionHistory() {
  const { data: sessions, error, isPending, isFetching, refetch } = useQuery(isapSessionsQuery);
  const deletion = useDeleteIsapSession();
  const [opened, setOpened] = useState<IsapSession | null>(null);
  useAskedFor("session", {
    isHere: () => sessions !== undefined,
    onAsked: (id) => setOpened(sessions?.find((session) => session.id === id) ?? null),
  });
  const [toDelete, setToDelete] = useState<IsapSession | null>(null);
  const [deletedCount, setDeletedCount] = useState(0);
  const content = useRef<HTMLDivElement>(null);

  // The row that had the focus is gone.
  useEffect(() => {
    if (deletedCount > 0) content.current?.focus();
  }, [deletedCount]);

  const remove = async (session: IsapSession) => {
    if (deletion.isPending) return;
    try {
      await deletion.mutateAsync(session.id);
      toast({ title: "Session deleted" });
      setOpened(null);
      setDeletedCount((count) => count + 1);
    } catch (failure) {
      toast({
        title: "Failed to delete session",
        description: sentenceOf(failure),
        variant: "destructive",
      });
    }
    setToDelete(null);
  };

  return (
    <Card aria-label="Past sessions" padding="none" className="px-4 py-2">
      <Collapsible
        level={2}
        title={
          <>
            Past sessions
            {sessions && sessions.length > 0 && (
              <span className="tabular ml-2 font-normal text-ink-2">{sessions.length}</span>
            )}
          </>
        }
      >
        <div ref={content} tabIndex={-1} className="rounded-chip">
          {isPending && <HistorySkeleton />}
          {error && (
            <ErrorState
              title="Couldn't load your sessions"
              message={sentenceOf(error)}
              onRetry={() => void refetch()}
              pending={isFetching}
            />
          )}
          {sessions?.length === 0 && (
            <EmptyState
              level={3}
              title="No sessions yet"
              text="Your first session appears here when you complete the four steps above."
            />
          )}
          {sessions && sessions.length > 0 && (
            <SessionList sessions={sessions} onOpen={setOpened} onDelete={setToDelete} />
          )}
        </div>
      </Collapsible>
      <SessionDialog session={opened} onClose={() => setOpened(null)} onDelete={setToDelete} />
      <ConfirmDialog
        open={toDelete !== null}
        onOpenChange={(open) => {
          if (!open) setToDelete(null);
        }}
        title="Delete this session?"
        text={toDelete && `This permanently deletes the session from ${formatDay(toDelete.createdAt)}.`}
        confirmLabel="Delete session"
        pending={deletion.isPending}
        pendingLabel="Deleting..."
        onConfirm={() => {
          if (toDelete) void remove(toDelete);
        }}
      />
    </Card>
  );
}

function HistorySkeleton() {
  return (
    <Waiting className="grid gap-5 px-2 py-3">
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2.5">
          <Skeleton className="h-4 w-48 max-w-full" />
          <Skeleton className="h-4 w-full max-w-reading" />
        </div>
      ))}
    </Waiting>
  );
}
