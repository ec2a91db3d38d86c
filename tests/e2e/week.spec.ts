import type { Page } from "@playwright/test";
import { directiveForDate } from "#shared/doctrine/directive.rules.ts";
import { expect, test } from "./fixtures.ts";

const HANDOVER = { whatChanged: "c", whatPersists: "One lamp", onePriority: "Return the van" };

const addHandover = async (page: Page, opPeriod: string, answers: object = {}) => {
  const response = await page.request.post("/api/briefings", { data: { opPeriod, ...HANDOVER, ...answers } });
  expect(response.status()).toBe(201);
};
const left = (page: Page) => page.getByRole("list", { name: "From your handovers" });

/** Expects the page to show this day and its order. */
async function expectDay(page: Page, words: RegExp, day: string): Promise<void> {
  await expect(page.getByText(words)).toBeVisible();
  const directive = page.getByRole("region", { name: "Morning Directive" });
  await expect(directive.getByText(directiveForDate(day).title)).toBeVisible();
}

/**
 * Only the browser's clock is set, because the browser decides which day it is. All days lie before the server's
 * current day, which rejects later handovers.
 */
test.describe("in Los Angeles, where the evening is tomorrow in UTC", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("half past eleven belongs to the evening, and midnight brings what the evening left", async ({
    member: { page },
  }) => {
    await addHandover(page, "2025-03-09", { onePriority: "Find the receipts" });
    await addHandover(page, "2025-03-10");
    await page.clock.install({ time: new Date("2025-03-10T23:30:00-07:00") });
    await page.goto("/");
    await expectDay(page, /Monday,? 10 March/, "2025-03-10");
    await expect(left(page)).toContainText("Find the receipts");
    await expect(left(page)).toContainText("Your one priority, from yesterday's handover");
    await left(page).getByRole("button", { name: "Keep" }).first().click();
    await expect(left(page)).toContainText("Your one priority, kept from yesterday's handover");

    // The tab stays open.
    await page.clock.fastForward("31:00");
    await expectDay(page, /Tuesday,? 11 March/, "2025-03-11");
    await expect(left(page)).toContainText("Return the van");
    await expect(left(page)).toContainText("Find the receipts");

    await page.getByRole("link", { name: "Briefing" }).first().click();
    await expect(page.getByLabel(/Operational period/)).toHaveValue("2025-03-11");
  });
});

test.describe("in Berlin, on the days on which the clocks change", () => {
  for (const [name, firstHour, hours, words, day, nextWords, nextDay] of [
    [
      "25",
      "2025-10-26T00:10:00+02:00",
      24,
      /Sunday,? 26 October/,
      "2025-10-26",
      /Monday,? 27 October/,
      "2025-10-27",
    ],
    [
      "23",
      "2025-03-30T00:10:00+01:00",
      22,
      /Sunday,? 30 March/,
      "2025-03-30",
      /Monday,? 31 March/,
      "2025-03-31",
    ],
  ] as const) {
    test(`a day of ${name} hours is one day, and ends at midnight`, async ({ member: { page } }) => {
      await addHandover(page, day);
      await page.clock.install({ time: new Date(firstHour) });
      await page.goto("/");
      await expectDay(page, words, day);
      await expect(left(page)).toHaveCount(0);
      // Ten past eleven in the evening.
      await page.clock.fastForward(hours * 3_600_000);
      await expectDay(page, words, day);
      await page.clock.fastForward("51:00");
      await expectDay(page, nextWords, nextDay);
      await expect(left(page)).toContainText("Return the van");
      await expect(left(page)).toContainText("from yesterday's handover");
    });
  }
});

test.describe("after days without a look", () => {
  test("nothing is asked for, and what is offered says its day", async ({ member: { page } }) => {
    await addHandover(page, "2025-03-05");
    await addHandover(page, "2025-03-06", { onePriority: "Call the landlord" });
    await page.clock.install({ time: new Date("2025-03-12T08:00:00+01:00") });
    await page.goto("/");
    await expectDay(page, /Wednesday,? 12 March/, "2025-03-12");
    await expect(left(page)).toContainText("Call the landlord");
    await expect(left(page)).toContainText("from the 6 March handover");
    await expect(left(page).getByRole("listitem")).toHaveCount(2);
    await left(page).getByRole("button", { name: "Drop" }).first().click();
    await expect(left(page).getByRole("listitem")).toHaveCount(1);
    await left(page).getByRole("button", { name: "Drop" }).click();
    await expect(left(page)).toHaveCount(0);
    await page.clock.fastForward("24:00:00");
    await expectDay(page, /Thursday,? 13 March/, "2025-03-13");
    await expect(left(page)).toHaveCount(0);
  });
});
