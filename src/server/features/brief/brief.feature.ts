import type { Needs } from "#server/platform/feature/feature.ts";
import { createBriefService } from "./brief.service.ts";

export function briefFeature(deps: Needs<typeof createBriefService>) {
  return { services: { briefService: createBriefService(deps) } };
}
