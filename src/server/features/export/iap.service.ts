import type { AuthService } from "#server/features/auth/auth.service.ts";
import type { BoundariesService } from "#server/features/boundaries/boundaries.service.ts";
import type { CommandStaffService } from "#server/features/command-staff/command-staff.service.ts";
import type { CustomResourcesService } from "#server/features/custom-resources/custom-resources.service.ts";
import type { HandoverService } from "#server/features/handover/handover.service.ts";
import type { IsapService } from "#server/features/isap/isap.service.ts";
import type { MilestonesService } from "#server/features/objectives/milestones.service.ts";
import type { ObjectivesService } from "#server/features/objectives/objectives.service.ts";
import type { RisksService } from "#server/features/risks/risks.service.ts";
import type { SafetyService } from "#server/features/safety/safety.service.ts";
import type { SupportContactsService } from "#server/features/support-contacts/support-contacts.service.ts";
import type { TriggersService } from "#server/features/triggers/triggers.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { allRows, everyPage } from "#server/platform/db/pages.ts";
import { clockIn } from "#shared/calendar/local-days.rules.ts";
import { regionOf } from "#shared/calendar/region.rules.ts";
import type { IapQuery } from "#shared/export/export.contract.ts";
import { isUntouched } from "#shared/safety/lces.rules.ts";
import type { IapRecords } from "./iap.format.ts";

/** Few rows, because other requests wait while a page is read. */
const PAGE_ROWS = 100;
const HANDOVERS = 10;
/** They print on Letter, all others on A4. */
const LETTER_REGIONS = ["US", "CA", "MX", "PH", "CL", "CO", "CR", "GT", "PA", "DO", "SV", "VE", "PR"];

export type IapService = ReturnType<typeof createIapService>;

interface Deps {
  authService: Pick<AuthService, "currentUser">;
  objectivesService: Pick<ObjectivesService, "list">;
  milestonesService: Pick<MilestonesService, "listOf">;
  isapService: Pick<IsapService, "latest">;
  handoverService: Pick<HandoverService, "list">;
  commandStaffService: Pick<CommandStaffService, "read">;
  safetyService: Pick<SafetyService, "listAll">;
  risksService: Pick<RisksService, "listAll">;
  triggersService: Pick<TriggersService, "listAll">;
  boundariesService: Pick<BoundariesService, "listAll">;
  customResourcesService: Pick<CustomResourcesService, "list">;
  supportContactsService: Pick<SupportContactsService, "listFor">;
  clock: Clock;
}

export function createIapService(deps: Deps) {
  /** The active objectives of a mode with their milestones, a page at a time. */
  async function* objectivePages(ownerId: OwnerId, mode: IapQuery["mode"]) {
    for await (const page of everyPage((of) => deps.objectivesService.list(ownerId, of), PAGE_ROWS)) {
      const objectives = page.filter((one) => one.status === "active" && one.mode === mode);
      const milestones = await deps.milestonesService.listOf(
        ownerId,
        objectives.map(({ id }) => id),
      );
      const byObjective = Map.groupBy(milestones, ({ objectiveId }) => objectiveId);
      yield objectives.map((objective) => ({ objective, milestones: byObjective.get(objective.id) ?? [] }));
    }
  }

  return {
    /** The Incident Action Plan of a mode, from what is recorded now. */
    async plan(
      ownerId: OwnerId,
      { mode, timeZone, locale }: IapQuery,
    ): Promise<{ name: string; pdf: Buffer }> {
      const clockAt = clockIn(timeZone);
      const now = deps.clock.nowIso();
      const calendar = { today: clockAt(now).date, clockAt };
      const region = regionOf({ locale, timeZone });
      const [user, command, isap, handovers, items, risks, triggers, boundaries, resources, contacts] =
        await Promise.all([
          deps.authService.currentUser(ownerId),
          deps.commandStaffService.read(ownerId, mode),
          deps.isapService.latest(ownerId),
          deps.handoverService.list(ownerId, { limit: HANDOVERS }),
          deps.safetyService.listAll(ownerId, { mode }),
          deps.risksService.listAll(ownerId),
          deps.triggersService.listAll(ownerId),
          deps.boundariesService.listAll(ownerId),
          allRows((of) => deps.customResourcesService.list(ownerId, of)),
          deps.supportContactsService.listFor(region),
        ]);
      const records: IapRecords = {
        mode,
        now,
        preparedBy: user?.username ?? "",
        command,
        isap,
        handovers: handovers.rows,
        items: items.filter((item) => !isUntouched(item)),
        risks: risks.filter(({ status }) => status !== "resolved"),
        triggers: triggers.filter(({ status }) => status !== "retired"),
        boundaries,
        resources,
        contacts,
        objectives: () => objectivePages(ownerId, mode),
      };
      // Few people ask for it, and a server without it starts faster.
      const { writeIap } = await import("./iap.format.ts");
      // Without a word about the place, it is that of most readers.
      const paper = region === null || LETTER_REGIONS.includes(region) ? "LETTER" : "A4";
      return {
        name: `ridgeline-incident-action-plan-${calendar.today}.pdf`,
        pdf: await writeIap(records, { calendar, paper, createdAt: deps.clock.now() }),
      };
    },
  };
}
