import { afterAll, expect, test } from "vitest";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { controlledClock, systemClock } from "#server/platform/clock/clock.ts";
import { allRows, type Page } from "#server/platform/db/pages.ts";
import type { PageQuery } from "#shared/common/pages.contract.ts";
import { isUntouched } from "#shared/safety/lces.rules.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import { addYearOfData } from "#tests/support/year-of-data.ts";
import { watchOutsFor } from "./engine.rules.ts";
import { graveTextsOf } from "./grave-texts.rules.ts";

const DAY_MS = 86_400_000;
const clock = controlledClock(systemClock.nowIso());
const server = await startTestServer({ clock });
afterAll(() => server.close());

const { activityService: _, ...services } = server.dependencies;

/** The engine's signals when it gets every row. */
async function signalsOfEverything(ownerId: OwnerId, timeZone: string) {
  const listed = <Row>(service: { list: (ownerId: OwnerId, page: PageQuery) => Promise<Page<Row>> }) =>
    allRows((page) => service.list(ownerId, page));
  const items = await services.safetyService.listAll(ownerId, {});
  const objectives = await listed(services.objectivesService);
  const objectiveIds = objectives.map(({ id }) => id);
  const record = {
    checkIns: await listed(services.wellnessService),
    isapSessions: await listed(services.isapService),
    objectives,
    milestones: await services.milestonesService.listOf(ownerId, objectiveIds),
    risks: await listed(services.risksService),
    triggers: await listed(services.triggersService),
    handovers: await listed(services.handoverService),
    boundaries: await listed(services.boundariesService),
    safetyItems: items.filter((item) => !isUntouched(item)),
  };
  const grave = await graveTextsOf(record, clock.nowIso());
  return watchOutsFor({ ...record, grave }, { instant: clock.nowIso(), timeZone });
}

/** Low and stressed every day for months: more check-ins than are read at first. */
async function addHardMonths(userId: string): Promise<void> {
  const { db } = server.handle;
  await db.deleteFrom("wellness_checks").where("userId", "=", userId).execute();
  const rows = Array.from({ length: 150 }, (__, day) => ({
    id: crypto.randomUUID(),
    userId,
    energy: "Low" as const,
    stress: 9,
    mood: "Down" as const,
    source: "user" as const,
    createdAt: new Date(clock.now().getTime() - day * DAY_MS).toISOString(),
  }));
  await db.insertInto("wellness_checks").values(rows).execute();
}

test("a bounded read gives the same signals as reading every row, through a year and the silence after it", async () => {
  const { user } = await server.signedIn();
  const ownerId = user.id as OwnerId;
  const { db } = server.handle;
  await addYearOfData(db, user.id);
  // Not a hard day, which would hide all signals but one.
  await db.updateTable("wellness_checks").set({ mood: "Neutral" }).where("userId", "=", user.id).execute();
  const fired = new Set<number>();
  for (const daysLater of [-300, -200, -100, -40, -7, 0, 3, 8, 15, 22, 40, 70, 200]) {
    clock.advance(daysLater * DAY_MS);
    if (daysLater === 0) await addHardMonths(user.id);
    for (const timeZone of ["UTC", "Pacific/Kiritimati"]) {
      const { signals, people, welcome } = await services.watchOutsService.signals(ownerId, { timeZone });
      const everything = await signalsOfEverything(ownerId, timeZone);
      expect(signals).toEqual(everything.signals);
      expect({ people: people ?? false, welcome: welcome ?? false }).toEqual({
        people: everything.people,
        welcome: everything.state === "returning",
      });
      for (const { id } of signals) fired.add(id);
    }
    clock.advance(-daysLater * DAY_MS);
  }
  expect(fired.size).toBeGreaterThan(6);
});
