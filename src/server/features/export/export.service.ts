import * as z from "zod/mini";
import type { BoundariesService } from "#server/features/boundaries/boundaries.service.ts";
import type { BoundaryReviewsService } from "#server/features/boundaries/boundary-reviews.service.ts";
import type { CommandStaffService } from "#server/features/command-staff/command-staff.service.ts";
import type { CustomMeditationsService } from "#server/features/custom-meditations/custom-meditations.service.ts";
import type { CustomResourcesService } from "#server/features/custom-resources/custom-resources.service.ts";
import type { ConversationsService } from "#server/features/echo/conversations.service.ts";
import type { HandoverService } from "#server/features/handover/handover.service.ts";
import type { IsapService } from "#server/features/isap/isap.service.ts";
import type { MilestonesService } from "#server/features/objectives/milestones.service.ts";
import type { ObjectivesService } from "#server/features/objectives/objectives.service.ts";
import type { RisksService } from "#server/features/risks/risks.service.ts";
import type { SafetyService } from "#server/features/safety/safety.service.ts";
import type { TriggersService } from "#server/features/triggers/triggers.service.ts";
import type { WellnessService } from "#server/features/wellness/wellness.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { allRows, everyPage, type Page } from "#server/platform/db/pages.ts";
import { HttpError } from "#server/platform/http/errors.ts";
import { clockIn } from "#shared/calendar/local-days.rules.ts";
import type { PageQuery } from "#shared/common/pages.contract.ts";
import { keptMessageSchema } from "#shared/echo/conversations.contract.ts";
import { type ExportFormat, type ExportType, hasCsv } from "#shared/export/export.contract.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { commandStaffAsMarkdown } from "./command-staff-export.format.ts";
import { handoversAsMarkdown } from "./handovers-export.format.ts";
import { isapAsMarkdown } from "./isap-export.format.ts";
import type { ExportCalendar } from "./markdown.format.ts";
import { objectivesAsMarkdown } from "./objectives-export.format.ts";
import {
  BOUNDARY_TABLE,
  CHECK_IN_TABLE,
  CONVERSATION_TABLE,
  HANDOVER_TABLE,
  ISAP_TABLE,
  MEDITATION_TABLE,
  OBJECTIVE_TABLE,
  RESOURCE_TABLE,
  RISK_TABLE,
  SAFETY_HISTORY_TABLE,
  SAFETY_TABLE,
  type SpokenMessage,
  TRIGGER_TABLE,
} from "./record-tables.content.ts";
import { type GuardedObjective, safetyAsMarkdown } from "./safety-export.format.ts";
import { type RecordTable, tableAsCsv, tableAsMarkdown } from "./table.format.ts";

export interface ExportedFile {
  name: string;
  mediaType: string;
  /** The parts of the text, made as they are read: a large account is never in memory as a whole. */
  parts: AsyncIterable<string>;
}

const MEDIA_TYPES: Record<ExportFormat, string> = { md: "text/markdown", csv: "text/csv" };

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
  format: ExportFormat;
}

interface Deps {
  objectivesService: ObjectivesService;
  milestonesService: MilestonesService;
  isapService: IsapService;
  handoverService: HandoverService;
  safetyService: Pick<SafetyService, "listAll" | "wholeHistory">;
  risksService: Pick<RisksService, "listAll" | "list">;
  triggersService: Pick<TriggersService, "listAll" | "list">;
  wellnessService: Pick<WellnessService, "list">;
  boundariesService: Pick<BoundariesService, "list">;
  boundaryReviewsService: Pick<BoundaryReviewsService, "listOf">;
  customMeditationsService: Pick<CustomMeditationsService, "list">;
  customResourcesService: Pick<CustomResourcesService, "list">;
  commandStaffService: Pick<CommandStaffService, "read">;
  conversationsService: Pick<ConversationsService, "list">;
  clock: Clock;
}

async function* resume(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

export function createExportService(deps: Deps) {
  const { objectivesService, milestonesService, isapService, handoverService, clock } = deps;
  const { safetyService, risksService, triggersService } = deps;

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

  async function* objectivePages(ownerId: OwnerId, status?: Objective["status"]) {
    for await (const page of pagesOf(objectivesService, ownerId)) {
      const objectives = page.filter((objective) => status === undefined || objective.status === status);
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

  /** Boundaries with their answers, and what else is read together with a page. */
  async function* boundaryPages(ownerId: OwnerId, { clockAt }: ExportCalendar) {
    for await (const page of pagesOf(deps.boundariesService, ownerId)) {
      const rows = [];
      for (const boundary of page) {
        const reviews = await allRows((of) => deps.boundaryReviewsService.listOf(ownerId, boundary.id, of));
        const answers = reviews.map(
          ({ createdAt, honored }) => `${clockAt(createdAt).date}: ${honored ? "kept" : "not kept"}`,
        );
        rows.push({ ...boundary, answers: answers.join("\n") });
      }
      yield rows;
    }
  }

  async function* historyPages(ownerId: OwnerId) {
    const items = await safetyService.listAll(ownerId, {});
    const titles = new Map(items.map(({ id, title }) => [id, title]));
    for await (const page of everyPage((of) => safetyService.wholeHistory(ownerId, of), PAGE_ROWS)) {
      yield page.map((entry) => ({ ...entry, title: titles.get(entry.itemId) ?? null }));
    }
  }

  async function* spokenPages(ownerId: OwnerId): AsyncGenerator<SpokenMessage[]> {
    for await (const page of everyPage((of) => deps.conversationsService.list(ownerId, of), PAGE_ROWS)) {
      yield page.flatMap(({ id, messages }) =>
        messages.flatMap((message) => {
          const parsed = z.safeParse(keptMessageSchema, message);
          return parsed.success ? [{ ...parsed.data, conversation: id }] : [];
        }),
      );
    }
  }

  async function* safetyPages(ownerId: OwnerId) {
    yield await safetyService.listAll(ownerId, {});
  }

  /** Each kind in its formats; a kind that is no table has no CSV. */
  function rendersOf(
    ownerId: OwnerId,
    { mode, includeCompleted, format }: ExportOptions,
    calendar: ExportCalendar,
  ) {
    type Render = () => Promise<AsyncGenerator<string>>;
    const table =
      <Row>(of: RecordTable<Row>, pages: () => AsyncIterable<readonly Row[]>): Render =>
      async () =>
        format === "csv" ? tableAsCsv(of, pages(), calendar) : tableAsMarkdown(of, pages(), calendar);
    /** A kind whose Markdown has a form of its own. */
    const special = <Row>(
      of: RecordTable<Row>,
      pages: () => AsyncIterable<readonly Row[]>,
      markdown: Render,
    ): Render => (format === "csv" ? table(of, pages) : markdown);
    const renders: Record<ExportType, Render> = {
      objectives: special(
        OBJECTIVE_TABLE,
        () => objectivePages(ownerId),
        () => exportObjectives(ownerId, includeCompleted, calendar),
      ),
      isap: special(
        ISAP_TABLE,
        () => pagesOf(isapService, ownerId),
        async () => isapAsMarkdown(pagesOf(isapService, ownerId), calendar),
      ),
      handovers: special(
        HANDOVER_TABLE,
        () => pagesOf(handoverService, ownerId),
        async () => handoversAsMarkdown(pagesOf(handoverService, ownerId), calendar),
      ),
      safety: special(
        SAFETY_TABLE,
        () => safetyPages(ownerId),
        () => exportSafety(ownerId, mode, calendar),
      ),
      "safety-history": table(SAFETY_HISTORY_TABLE, () => historyPages(ownerId)),
      risks: table(RISK_TABLE, () => pagesOf(risksService, ownerId)),
      triggers: table(TRIGGER_TABLE, () => pagesOf(triggersService, ownerId)),
      "check-ins": table(CHECK_IN_TABLE, () => pagesOf(deps.wellnessService, ownerId)),
      boundaries: table(BOUNDARY_TABLE, () => boundaryPages(ownerId, calendar)),
      meditations: table(MEDITATION_TABLE, () => pagesOf(deps.customMeditationsService, ownerId)),
      resources: table(RESOURCE_TABLE, () => pagesOf(deps.customResourcesService, ownerId)),
      "command-staff": async () =>
        commandStaffAsMarkdown(await deps.commandStaffService.read(ownerId, mode), calendar),
      conversations: table(CONVERSATION_TABLE, () => spokenPages(ownerId)),
    };
    return renders;
  }

  return {
    /** A person's records of one kind as a file. @throws HttpError 400 for a format that the kind does not have */
    async export(ownerId: OwnerId, type: ExportType, options: ExportOptions): Promise<ExportedFile> {
      const { format, timeZone } = options;
      if (format === "csv" && !hasCsv(type)) {
        const message = "This isn't a list, so it can't be a CSV file. Choose Markdown.";
        throw new HttpError(400, "validation_error", message, { fields: { format: message } });
      }
      const clockAt = clockIn(timeZone);
      const calendar = { today: clockAt(clock.nowIso()).date, clockAt };
      const parts = await rendersOf(ownerId, options, calendar)[type]();
      // Reading begins here, so that a failure is answered as one and not sent as half a file.
      const first = await parts.next();
      return {
        name: `ridgeline-${type}-${calendar.today}.${format}`,
        mediaType: `${MEDIA_TYPES[format]}; charset=utf-8`,
        parts: resume(first.value, parts),
      };
    },
  };
}
