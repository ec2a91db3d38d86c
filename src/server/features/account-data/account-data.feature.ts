import type { Needs } from "#server/platform/feature/feature.ts";
import { createAccountDataRepository } from "./account-data.repository.ts";
import { accountDataRoutes } from "./account-data.routes.ts";
import { createAccountDataService } from "./account-data.service.ts";
import { createAccountImportService } from "./account-import.service.ts";

export function accountDataFeature(
  deps: Needs<typeof createAccountDataService> & Needs<typeof createAccountImportService>,
) {
  const repository = createAccountDataRepository();
  const accountDataService = createAccountDataService({ ...deps, repository });
  const accountImportService = createAccountImportService({ ...deps, repository });
  return { services: { accountDataService, accountImportService }, routes: [accountDataRoutes] };
}
