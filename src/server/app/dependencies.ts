import { createAuthRepository } from "#server/features/auth/auth.repository.ts";
import { type AuthService, createAuthService } from "#server/features/auth/auth.service.ts";
import { createSignInLimits } from "#server/features/auth/sign-in-limits.service.ts";
import { createBoundariesRepository } from "#server/features/boundaries/boundaries.repository.ts";
import {
  type BoundariesService,
  createBoundariesService,
} from "#server/features/boundaries/boundaries.service.ts";
import { createCommandStaffRepository } from "#server/features/command-staff/command-staff.repository.ts";
import {
  type CommandStaffService,
  createCommandStaffService,
} from "#server/features/command-staff/command-staff.service.ts";
import {
  createDashboardService,
  type DashboardService,
} from "#server/features/dashboard/dashboard.service.ts";
import { createDoctrineRepository } from "#server/features/doctrine/doctrine.repository.ts";
import { createDoctrineService, type DoctrineService } from "#server/features/doctrine/doctrine.service.ts";
import { createExportService, type ExportService } from "#server/features/export/export.service.ts";
import { createHandoverRepository } from "#server/features/handover/handover.repository.ts";
import { createHandoverService, type HandoverService } from "#server/features/handover/handover.service.ts";
import {
  createInstantPlanService,
  embeddedPlanner,
  type InstantPlanService,
} from "#server/features/instant-plan/instant-plan.service.ts";
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
import { createRisksRepository } from "#server/features/risks/risks.repository.ts";
import { createRisksService, type RisksService } from "#server/features/risks/risks.service.ts";
import { createLcesService, type LcesService } from "#server/features/safety/lces.service.ts";
import { createSafetyRepository } from "#server/features/safety/safety.repository.ts";
import { createSafetyService, type SafetyService } from "#server/features/safety/safety.service.ts";
import { createSupportContactsRepository } from "#server/features/support-contacts/support-contacts.repository.ts";
import {
  createSupportContactsService,
  type SupportContactsService,
} from "#server/features/support-contacts/support-contacts.service.ts";
import { createToolPluginsRepository } from "#server/features/tool-plugins/tool-plugins.repository.ts";
import {
  createToolPluginsService,
  type ToolPluginsService,
} from "#server/features/tool-plugins/tool-plugins.service.ts";
import { createTriggersRepository } from "#server/features/triggers/triggers.repository.ts";
import { createTriggersService, type TriggersService } from "#server/features/triggers/triggers.service.ts";
import { createUndoService, type UndoService } from "#server/features/undo/undo.service.ts";
import { createWatchOutsRepository } from "#server/features/watch-outs/watch-outs.repository.ts";
import {
  createWatchOutsService,
  type WatchOutsService,
} from "#server/features/watch-outs/watch-outs.service.ts";
import { createWellnessRepository } from "#server/features/wellness/wellness.repository.ts";
import { createWellnessService, type WellnessService } from "#server/features/wellness/wellness.service.ts";
import type { AuthLibrary } from "#server/platform/auth/auth-library.ts";
import { createKnownDevices } from "#server/platform/auth/known-device.ts";
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
  doctrineService: DoctrineService;
  supportContactsService: SupportContactsService;
  undoService: UndoService;
  isapService: IsapService;
  objectivesService: ObjectivesService;
  milestonesService: MilestonesService;
  triggersService: TriggersService;
  toolPluginsService: ToolPluginsService;
  instantPlanService: InstantPlanService;
  exportService: ExportService;
  handoverService: HandoverService;
  wellnessService: WellnessService;
  boundariesService: BoundariesService;
  safetyService: SafetyService;
  lcesService: LcesService;
  watchOutsService: WatchOutsService;
  commandStaffService: CommandStaffService;
  risksService: RisksService;
  dashboardService: DashboardService;
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
  const knownDevices = createKnownDevices(config);
  const authRepository = createAuthRepository(db);

  const isapService = createIsapService(createIsapRepository(db), clock);
  const objectivesService = createObjectivesService({
    repository: createObjectivesRepository(db),
    clock,
  });
  const milestonesService = createMilestonesService({
    repository: createMilestonesRepository(db),
    clock,
  });
  const triggersService = createTriggersService({
    repository: createTriggersRepository(db),
    clock,
  });
  const wellnessService = createWellnessService(createWellnessRepository(db), clock);
  const boundariesService = createBoundariesService({
    repository: createBoundariesRepository(db),
    clock,
  });
  const risksService = createRisksService({ repository: createRisksRepository(db), clock });
  const safetyRepository = createSafetyRepository(db);
  const safetyService = createSafetyService({ repository: safetyRepository, clock });
  const undoService = createUndoService({
    db,
    clock,
    restoreHandlers: {
      milestones: milestonesService.checkRestored,
      safety_items: safetyService.recordRestored,
    },
  });
  const toolPluginsService = createToolPluginsService({
    repository: createToolPluginsRepository(db),
    clock,
  });
  const records = {
    isapService,
    objectivesService,
    milestonesService,
    wellnessService,
    boundariesService,
    risksService,
    triggersService,
    safetyService,
  };
  const core = {
    ...records,
    lcesService: createLcesService({ repository: safetyRepository, ...records }),
    handoverService: createHandoverService({ repository: createHandoverRepository(db), ...records, clock }),
    watchOutsService: createWatchOutsService({
      repository: createWatchOutsRepository(db),
      ...records,
      clock,
    }),
  };

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
      signInLimits: createSignInLimits({ rateLimiter, knownDevices }),
      knownDevices,
      config,
    }),
    labelsService: createLabelsService(createLabelsRepository(db)),
    doctrineService: createDoctrineService(createDoctrineRepository(db), clock),
    supportContactsService: createSupportContactsService(createSupportContactsRepository(db)),
    commandStaffService: createCommandStaffService({
      repository: createCommandStaffRepository(db),
      ...core,
      clock,
    }),
    toolPluginsService,
    undoService,
    ...core,
    instantPlanService: createInstantPlanService({ planner: embeddedPlanner, ...core, clock }),
    exportService: createExportService({ ...core, clock }),
    dashboardService: createDashboardService({ ...core, toolPluginsService }),
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
