import type { HandoverService } from "#server/features/handover/handover.service.ts";
import type { IsapService } from "#server/features/isap/isap.service.ts";
import type { MilestonesService } from "#server/features/objectives/milestones.service.ts";
import type { ObjectivesService } from "#server/features/objectives/objectives.service.ts";
import type { RisksService } from "#server/features/risks/risks.service.ts";
import type { SafetyService } from "#server/features/safety/safety.service.ts";
import type { TriggersService } from "#server/features/triggers/triggers.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { everyPage, type Page } from "#server/platform/db/pages.ts";
import { clockIn } from "#shared/calendar/local-days.rules.ts";
import type { PageQuery } from "#shared/common/pages.contract.ts";
import type { ExportType } from "#shared/export/export.contract.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { handoversAsMarkdown } from "./handovers-export.format.ts";
import { isapAsMarkdown } from "./isap-export.format.ts";
import type { ExportCalendar } from "./markdown.format.ts";
import { objectivesAsMarkdown } from "./objectives-export.format.ts";
import { type GuardedObjective, safetyAsMarkdown } from "./safety-export.format.ts";

export interface ExportedFile {
  name: string;
  /** The parts of the text, made as they are read: a large account is never in memory as a whole. */
  markdown: AsyncIterable<string>;
}

/** Few rows, because other requests wait while a page is read. */
const PAGE_ROWS = 100;

const pagesOf = <Row>(
  service: { list: (ownerId: OwnerId, page: PageQuery) => Promise<Page<Row>> },
  ownerId: OwnerId,
): AsyncGenerator<Row[]> => everyPage((page) => service.list(ownerId, page), PAGE_ROWS);

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

async function* resume(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
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
  async function exportObjectives(ownerId: OwnerId, includeCompleted: boolean, calendar: ExportCalendar) {
    const counts = await objectivesService.countByStatus(ownerId);
    const group = (title: string, status: Objective["status"]) => ({
      title,
      count: counts[status],
      pages: objectivePages(ownerId, status),
    });
    const groups = [group("Active", "active")];
    if (includeCompleted) groups.push(group("Completed", "completed"), group("Archived", "archived"));
    return objectivesAsMarkdown(groups, calendar);
  }

  async function* objectivePages(ownerId: OwnerId, status: Objective["status"]) {
    for await (const page of pagesOf(objectivesService, ownerId)) {
      const objectives = page.filter((objective) => objective.status === status);
      const ids = objectives.map(({ id }) => id);
      const milestones = await milestonesService.listOf(ownerId, ids);
      const byObjective = Map.groupBy(milestones, ({ objectiveId }) => objectiveId);
      yield objectives.map((objective) => ({ objective, milestones: byObjective.get(objective.id) ?? [] }));
    }
  }

  async function exportSafety(ownerId: OwnerId, mode: ModeId, calendar: ExportCalendar) {
    const [items, risks, triggers] = await Promise.all([
      safetyService.listAll(ownerId, { mode }),
      risksService.listAll(ownerId),
      triggersService.listAll(ownerId),
    ]);
    const objectives = new Map<string, GuardedObjective>();
    for await (const page of pagesOf(objectivesService, ownerId)) {
      for (const objective of page)
        objectives.set(objective.id, { title: objective.title, mode: objective.mode });
    }
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
      const render: Record<ExportType, () => Promise<AsyncGenerator<string>>> = {
        objectives: () => exportObjectives(ownerId, includeCompleted, calendar),
        isap: async () => isapAsMarkdown(pagesOf(isapService, ownerId), calendar),
        safety: () => exportSafety(ownerId, mode, calendar),
        handovers: async () => handoversAsMarkdown(pagesOf(handoverService, ownerId), calendar),
      };
      const parts = await render[type]();
      // Reading begins here, so that a failure is answered as one and not sent as half a file.
      const first = await parts.next();
      return { name: `ridgeline-${type}-${calendar.today}.md`, markdown: resume(first.value, parts) };
    },
  };
}
