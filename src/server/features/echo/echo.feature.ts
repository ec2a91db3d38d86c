import type { Needs } from "#server/platform/feature/feature.ts";
import { createBriefService } from "./brief.service.ts";
import { echoRoutes } from "./echo.routes.ts";
import { createEchoService } from "./echo.service.ts";
import { guidedSpeaker } from "./guided.speaker.ts";

export function echoFeature(deps: Needs<typeof createBriefService>) {
  const briefService = createBriefService(deps);
  const echoService = createEchoService({ ...deps, briefService, speaker: guidedSpeaker });
  return { services: { echoService, briefService }, routes: [echoRoutes] };
}
