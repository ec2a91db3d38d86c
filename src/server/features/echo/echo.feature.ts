import type { PlanLimits } from "#server/features/billing/plan-limits.service.ts";
import type { Needs } from "#server/platform/feature/feature.ts";
import { createBriefService } from "./brief.service.ts";
import { createConversationsRepository } from "./conversations.repository.ts";
import { conversationsRoutes } from "./conversations.routes.ts";
import { createConversationsService } from "./conversations.service.ts";
import { echoRoutes } from "./echo.routes.ts";
import { createEchoService } from "./echo.service.ts";
import { guidedSpeaker } from "./guided.speaker.ts";
import { createModelSpeaker } from "./model.speaker.ts";

export function echoFeature(deps: Needs<typeof createBriefService> & { planLimits: PlanLimits }) {
  const briefService = createBriefService(deps);
  const echoService = createEchoService({
    ...deps,
    briefService,
    speaker: deps.model ? createModelSpeaker(deps.model) : guidedSpeaker,
  });
  const conversationsService = createConversationsService({
    ...deps,
    repository: createConversationsRepository(deps.db),
  });
  return {
    services: { echoService, briefService, conversationsService },
    recordRoutes: [echoRoutes, conversationsRoutes],
    tidyUp: conversationsService.forgetDeleted,
  };
}
