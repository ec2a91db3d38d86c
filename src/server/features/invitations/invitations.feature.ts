import type { BrowserSessions } from "#server/platform/auth/browser-sessions.ts";
import type { Needs } from "#server/platform/feature/feature.ts";
import { createInvitationsRepository } from "./invitations.repository.ts";
import { invitationsRoutes } from "./invitations.routes.ts";
import { createInvitationsService } from "./invitations.service.ts";
import { invitationsAdminRoutes } from "./invitations-admin.routes.ts";

export function invitationsFeature(
  deps: Needs<typeof createInvitationsService> & { browserSessions: BrowserSessions },
) {
  const { browserSessions } = deps;
  const invitationsService = createInvitationsService({
    ...deps,
    repository: createInvitationsRepository(deps.db),
  });
  return {
    services: { invitationsService, browserSessions },
    publicRoutes: [invitationsRoutes],
    adminRoutes: [invitationsAdminRoutes],
  };
}
