import type { HandoverService } from "#server/features/handover/handover.service.ts";
import type { IsapService } from "#server/features/isap/isap.service.ts";
import type { MilestonesService } from "#server/features/objectives/milestones.service.ts";
import type { ObjectivesService } from "#server/features/objectives/objectives.service.ts";
import type { RisksService } from "#server/features/risks/risks.service.ts";
import type { SafetyService } from "#server/features/safety/safety.service.ts";
import type { TriggersService } from "#server/features/triggers/triggers.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { clockIn } from "#shared/calendar/local-days.rules.ts";
import type { ExportType } from "#shared/export/export.contract.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import { handoversAsMarkdown } from "./handovers-export.format.ts";
import { isapAsMarkdown } from "./isap-export.format.ts";
import type { ExportCalendar } from "./markdown.format.ts";
import { objectivesAsMarkdown } from "./objectives-export.format.ts";
import { safetyAsMarkdown } from "./safety-export.format.ts";

export interface ExportedFile {
  name: string;
  markdown: string;
}

export type ExportService = ReturnType<typeof createExportService>;

export interface ExportOptions {
  /** The mode of the safety plan. */
  mode: ModeId;
  includeCompleted: boolean;
  /** The person's time zone, for days and times. */
  timeZone: string;
}

interface Deps {
  objectivesService: ObjectivesService;
  milestonesService: MilestonesService;
  isapService: IsapService;
  handoverService: HandoverService;
  safetyService: Pick<SafetyService, "listAll">;
  risksService: Pick<RisksService, "listAll">;
  triggersService: Pick<TriggersService, "listAll">;
  clock: Clock;
}

export function createExportService({
  objectivesService,
  milestonesService,
  isapService,
  handoverService,
  safetyService,
  risksService,
  triggersService,
  clock,
}: Deps) {
  async function exportObjectives(
    ownerId: OwnerId,
    includeCompleted: boolean,
    calendar: ExportCalendar,
  ): Promise<string> {
    const [objectives, milestones] = await Promise.all([
      objectivesService.listAll(ownerId),
      milestonesService.listAll(ownerId),
    ]);
    const shown = includeCompleted ? objectives : objectives.filter(({ status }) => status === "active");
    return objectivesAsMarkdown(
      shown,
      Map.groupBy(milestones, ({ objectiveId }) => objectiveId),
      calendar,
    );
  }

  async function exportSafety(ownerId: OwnerId, mode: ModeId, calendar: ExportCalendar): Promise<string> {
    const [items, risks, triggers, objectives] = await Promise.all([
      safetyService.listAll(ownerId, { mode }),
      risksService.listAll(ownerId),
      triggersService.listAll(ownerId),
      objectivesService.listAll(ownerId),
    ]);
    return safetyAsMarkdown({ mode, items, risks, triggers, objectives }, calendar);
  }

  return {
    /** A person's records of one kind as a Markdown file. */
    async export(
      ownerId: OwnerId,
      type: ExportType,
      { mode, includeCompleted, timeZone }: ExportOptions,
    ): Promise<ExportedFile> {
      const clockAt = clockIn(timeZone);
      const calendar = { today: clockAt(clock.nowIso()).date, clockAt };
      const render: Record<ExportType, () => Promise<string>> = {
        objectives: () => exportObjectives(ownerId, includeCompleted, calendar),
        isap: async () => isapAsMarkdown(await isapService.listAll(ownerId), calendar),
        safety: () => exportSafety(ownerId, mode, calendar),
        handovers: async () => handoversAsMarkdown(await handoverService.listAll(ownerId), calendar),
      };
      return { name: `ridgeline-${type}-${calendar.today}.md`, markdown: await render[type]() };
    },
  };
}
