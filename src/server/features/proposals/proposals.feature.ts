import type { Needs } from "#server/platform/feature/feature.ts";
import { createProposalsRepository } from "./proposals.repository.ts";
import { proposalsRoutes } from "./proposals.routes.ts";
import { createProposalsService } from "./proposals.service.ts";

export function proposalsFeature(deps: Needs<typeof createProposalsService>) {
  const proposalsService = createProposalsService({
    ...deps,
    repository: createProposalsRepository(deps.db),
  });
  return { services: { proposalsService }, recordRoutes: [proposalsRoutes] };
}
