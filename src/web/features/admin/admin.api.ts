import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { ADMIN_PATHS, type AdminStats, type AdminUser } from "#shared/admin/admin.contract.ts";
import { AUDIT_LOG_PATH, type AuditEntryRow, LATEST_AUDIT_ENTRIES } from "#shared/admin/audit.contract.ts";
import {
  SERVER_PATHS,
  type ServerServices,
  type ServerStatus,
} from "#shared/admin/server-status.contract.ts";
import { INVITATION_PATHS, type Invitation } from "#shared/invitations/invitations.contract.ts";
import { currentUserQuery } from "#web/features/auth/auth.api.ts";
import { ApiError, call, sentenceOf } from "#web/platform/http/api-client.ts";
import { listPages } from "#web/platform/http/list-pages.ts";
import { toast, toastFailure } from "#web/ui/toast.store.ts";

/** Begins the keys of everything that admins see. One action can change several of them. */
const ADMIN = "admin";
const PAGE_ROWS = 50;

export const statsQuery = queryOptions({
  queryKey: [ADMIN, ADMIN_PATHS.stats],
  queryFn: ({ signal }) => call<AdminStats>("GET", ADMIN_PATHS.stats, { signal }),
  staleTime: 0,
});

export const serverQuery = queryOptions({
  queryKey: [ADMIN, SERVER_PATHS.status],
  queryFn: ({ signal }) => call<ServerStatus>("GET", SERVER_PATHS.status, { signal }),
  staleTime: 0,
});

/** Everything of one kind of content, with what is hidden. */
export const contentQuery = <Row>(path: string) =>
  queryOptions({
    queryKey: [ADMIN, path],
    queryFn: ({ signal }) => call<Row[]>("GET", path, { signal }),
    staleTime: 0,
  });

/** Not under the key of the others, because it asks servers elsewhere. */
export const servicesQuery = queryOptions({
  queryKey: [SERVER_PATHS.services],
  queryFn: ({ signal }) => call<ServerServices>("GET", SERVER_PATHS.services, { signal }),
  staleTime: 0,
});

/** @param search a part of the email address or the username */
export const usersQuery = (search: string) =>
  listPages<AdminUser>(
    [ADMIN, ADMIN_PATHS.users, search],
    withQuery(ADMIN_PATHS.users, { limit: PAGE_ROWS, search }),
  );

export const invitationsQuery = listPages<Invitation>(
  [ADMIN, INVITATION_PATHS.list],
  withQuery(INVITATION_PATHS.list, { limit: PAGE_ROWS }),
);

/** The first page is what the admin page shows. */
export const latestAuditQuery = listPages<AuditEntryRow>(
  [ADMIN, AUDIT_LOG_PATH, "latest"],
  withQuery(AUDIT_LOG_PATH, { limit: LATEST_AUDIT_ENTRIES }),
);

export const auditQuery = (filters: { action: string; search: string }) =>
  listPages<AuditEntryRow>(
    [ADMIN, AUDIT_LOG_PATH, filters],
    withQuery(AUDIT_LOG_PATH, { limit: PAGE_ROWS, ...filters }),
  );

/** A path with a query of the values that are not empty. */
function withQuery(path: string, values: Record<string, string | number>): string {
  const given = Object.entries(values).filter(([, value]) => value !== "");
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

export interface ActionWords {
  /** The toast's title once it is done; without it, the caller tells. */
  done?: string;
  /** The toast's text if the server gives no reason. */
  failed: string;
}

interface AdminAction<Values, Answer> extends ActionWords {
  send: (values: Values) => Promise<Answer>;
}

/**
 * Something that an admin does. Afterwards all that admins see is read again, because another admin may have changed it,
 * too. Somebody who is no longer an admin is led away. The same once more while it is sent, by a double click or a held
 * Enter, is ignored.
 */
export function useAdminAction<Values, Answer = unknown>({
  send,
  done,
  failed,
}: AdminAction<Values, Answer>) {
  const queryClient = useQueryClient();
  /** `isPending` is rendered too late for that. */
  const sending = useRef<string | null>(null);
  const action = useMutation({
    mutationKey: [ADMIN],
    mutationFn: send,
    onSuccess() {
      if (done) toast({ title: done });
    },
    onError(error) {
      toastFailure("Error", sentenceOf(error, failed));
      if (error instanceof ApiError && error.status === 403)
        void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
    onSettled() {
      sending.current = null;
      // Not awaited: the dialog closes at once.
      void queryClient.invalidateQueries({ queryKey: [ADMIN] });
    },
  });
  const mutate: typeof action.mutate = (...call) => {
    const asked = JSON.stringify(call[0]) ?? "";
    if (sending.current === asked) return;
    sending.current = asked;
    action.mutate(...call);
  };
  return { ...action, mutate };
}
