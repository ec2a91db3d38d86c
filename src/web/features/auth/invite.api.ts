import { queryOptions } from "@tanstack/react-query";
import type { User } from "#shared/auth/auth.contract.ts";
import type { Acceptance, AccessType } from "#shared/invitations/invitations.contract.ts";
import { call } from "#web/platform/http/api-client.ts";
import { finishSignOut, signIn } from "#web/platform/session/device-session.ts";

/** Not those of the contract, which would bring the whole validation along. */
const path = (code: string, step: string) => `/api/invitations/${encodeURIComponent(code)}/${step}`;

/** What an invitation grants; fails for one that is not valid. */
export const invitationQuery = (code: string) =>
  queryOptions({
    queryKey: ["invitation", code],
    queryFn: ({ signal }) =>
      call<{ accessType: AccessType }>("GET", path(code, "validate"), { signal, meantFor: null }),
    staleTime: 0,
  });

/** Creates the account and signs in. @throws ApiError */
export async function acceptInvitation(code: string, body: Acceptance): Promise<void> {
  await finishSignOut();
  signIn(await call<User>("POST", path(code, "accept"), { body, meantFor: null }));
}
