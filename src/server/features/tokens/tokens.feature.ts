import type { Needs } from "#server/platform/feature/feature.ts";
import { createTokensRepository } from "./tokens.repository.ts";
import { tokensRoutes } from "./tokens.routes.ts";
import { createTokensService } from "./tokens.service.ts";

export function tokensFeature(deps: Needs<typeof createTokensService>) {
  const tokensService = createTokensService({ ...deps, repository: createTokensRepository(deps.db) });
  return { services: { tokensService }, routes: [tokensRoutes] };
}
