import type { Needs } from "#server/platform/feature/feature.ts";
import { undoRoutes } from "./undo.routes.ts";
import { createUndoService } from "./undo.service.ts";

export function undoFeature(deps: Needs<typeof createUndoService>) {
  const undoService = createUndoService(deps);
  return { services: { undoService }, recordRoutes: [undoRoutes], tidyUp: () => undoService.removeExpired() };
}
