import type { BriefService } from "#server/features/brief/brief.service.ts";
import type { Needs } from "#server/platform/feature/feature.ts";
import type { FindMatter, KnownMatter } from "#shared/echo/known-matter.ts";
import type { FindMatters } from "#shared/echo/possible-reply.ts";
import { createConversationsRepository } from "./conversations.repository.ts";
import { conversationsRoutes } from "./conversations.routes.ts";
import { createConversationsService } from "./conversations.service.ts";
import { echoRoutes } from "./echo.routes.ts";
import { createEchoService } from "./echo.service.ts";
import { createEchoBriefService } from "./echo-brief.service.ts";
import { createEchoSettingsRepository } from "./echo-settings.repository.ts";
import { echoSettingsRoutes } from "./echo-settings.routes.ts";
import { createEchoSettingsService } from "./echo-settings.service.ts";
import { createGuidedSpeaker } from "./guided.speaker.ts";
import { planTopicsOf } from "./library/plan-topics.rules.ts";
import { createModelSpeaker } from "./model.speaker.ts";
import { createReadingThread } from "./reading-thread.service.ts";

export function echoFeature(
  deps: Omit<Needs<typeof createEchoService>, "speaker" | "guided" | "scoreDanger" | "echoBriefService"> & {
    briefService: BriefService;
    planLibrary: { plans: () => readonly KnownMatter[]; findMatter: FindMatter; findMatters: FindMatters };
  },
) {
  const echoSettingsService = createEchoSettingsService({
    ...deps,
    repository: createEchoSettingsRepository(deps.db),
  });
  const echoBriefService = createEchoBriefService({ ...deps, echoSettingsService });
  const reading = createReadingThread({ plans: () => planTopicsOf(deps.planLibrary.plans()) });
  const guided = createGuidedSpeaker(reading, deps.planLibrary);
  const echoService = createEchoService({
    ...deps,
    echoBriefService,
    speaker: deps.model ? createModelSpeaker(deps.model, guided) : guided,
    guided,
    scoreDanger: reading.scoreDanger,
  });
  const conversationsService = createConversationsService({
    ...deps,
    repository: createConversationsRepository(deps.db),
  });
  return {
    services: { echoService, echoBriefService, conversationsService, echoSettingsService },
    routes: [echoSettingsRoutes],
    recordRoutes: [echoRoutes, conversationsRoutes],
    tidyUp: conversationsService.forgetDeleted,
    warmUp: reading.warmUp,
  };
}
