import { createAuthRepository } from "#server/features/auth/auth.repository.ts";
import { type AuthService, createAuthService } from "#server/features/auth/auth.service.ts";
import { createExportService, type ExportService } from "#server/features/export/export.service.ts";
import { createIsapRepository } from "#server/features/isap/isap.repository.ts";
import { createIsapService, type IsapService } from "#server/features/isap/isap.service.ts";
import { createLabelsRepository } from "#server/features/modes/labels.repository.ts";
import { createLabelsService, type LabelsService } from "#server/features/modes/labels.service.ts";
import { createMilestonesRepository } from "#server/features/objectives/milestones.repository.ts";
import {
  createMilestonesService,
  type MilestonesService,
} from "#server/features/objectives/milestones.service.ts";
import { createObjectivesRepository } from "#server/features/objectives/objectives.repository.ts";
import {
  createObjectivesService,
  type ObjectivesService,
} from "#server/features/objectives/objectives.service.ts";
import { createUndoRepository } from "#server/features/undo/undo.repository.ts";
import { createUndoService, type UndoService } from "#server/features/undo/undo.service.ts";
import type { AuthLibrary } from "#server/platform/auth/auth-library.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { DatabaseHandle } from "#server/platform/db/database.ts";
import { createRateLimiter, type RateLimiter } from "#server/platform/rate-limit/rate-limit.ts";

/** Everything the routes call, built once. */
export interface Dependencies {
  config: Config;
  clock: Clock;
  handle: DatabaseHandle;
  rateLimiter: RateLimiter;
  loadAuthLibrary: () => Promise<AuthLibrary>;
  authService: AuthService;
  labelsService: LabelsService;
  undoService: UndoService;
  isapService: IsapService;
  objectivesService: ObjectivesService;
  milestonesService: MilestonesService;
  exportService: ExportService;
  /** Removes what is no longer needed: expired sessions, finished limits, deletions that can no longer be undone. */
  tidyUp: () => Promise<void>;
}

export function createDependencies(config: Config, handle: DatabaseHandle, clock: Clock): Dependencies {
  const { db } = handle;
  const rateLimiter = createRateLimiter(db, clock);
  const loadAuthLibrary = lazily(async () => {
    const { createAuthLibrary } = await import("#server/platform/auth/auth-library.ts");
    return createAuthLibrary({ handle, secret: config.secret, publicUrl: config.publicUrl });
  });
  const authRepository = createAuthRepository(db);
  const undoRepository = createUndoRepository(db);
  const undoService = createUndoService(undoRepository, clock);

  const isapService = createIsapService(createIsapRepository(db), clock);
  const objectivesService = createObjectivesService({
    repository: createObjectivesRepository(db),
    undoService,
    clock,
  });
  const milestonesService = createMilestonesService({
    repository: createMilestonesRepository(db),
    undoService,
    clock,
  });

  return {
    config,
    clock,
    handle,
    rateLimiter,
    loadAuthLibrary,
    authService: createAuthService({
      repository: authRepository,
      loadLibrary: loadAuthLibrary,
      rateLimiter,
      config,
    }),
    labelsService: createLabelsService(createLabelsRepository(db)),
    undoService,
    isapService,
    objectivesService,
    milestonesService,
    exportService: createExportService({ objectivesService, milestonesService, isapService, clock }),
    async tidyUp() {
      await authRepository.removeExpiredSessions(clock.nowIso());
      await rateLimiter.removeExpired();
      await undoService.removeExpired();
    },
  };
}

function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
