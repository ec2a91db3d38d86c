import type { Page } from "@playwright/test";
import { openDatabase } from "#server/platform/db/database.ts";
import { directiveForDate } from "#shared/doctrine/directive.rules.ts";
import { addYearOfData } from "#tests/support/year-of-data.ts";
import { expect, expectAccessible, test, toastText } from "./fixtures.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const setMode = (page: Page, mode: string) =>
  page.addInitScript((chosen) => localStorage.setItem("ridgeline:mode", chosen), mode);
const directive = (page: Page, day: string) =>
  page.getByRole("region", { name: "Morning Directive" }).getByText(directiveForDate(day).title);
const addObjective = async (page: Page, change: object = {}) => {
  const data = { title: "Finish the move", specific: "s", measurable: "m", pillar: "Production", ...change };
  return (await (await page.request.post("/api/objectives", { data })).json()) as { id: string };
};
/** A day in a zone, such as "2026-11-21", some days from now. */
const dayIn = (timeZone: string, days: number) =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString("en-CA", { timeZone });

test("asks the server for no more than it must", async ({ member: { page } }) => {
  await addObjective(page);
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/") && pathname !== "/api/auth/me") calls.push(pathname);
  });
  await page.goto("/");
  await expect(page.getByRole("link", { name: /Finish the move/ })).toBeVisible();
  await expect(page.getByText("Loading")).toHaveCount(0);
  expect(calls.length, calls.join()).toBeLessThanOrEqual(3);

  await page.getByRole("link", { name: "Objectives", exact: true }).click();
  await expect(page.getByRole("button", { name: "Finish the move" })).toBeVisible();
  expect(calls.filter((path) => path === "/api/objectives")).toHaveLength(1);
});

test("the first question of a check-in can be answered on a phone of any width", async ({
  member: { page },
}) => {
  for (const width of [360, 412, 600]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    for (const energy of ["Low", "Steady", "High"]) {
      const box = await page.getByRole("button", { name: energy, exact: true }).boundingBox();
      expect(box?.width, `${energy} at ${width}`).toBeGreaterThanOrEqual(44);
    }
  }
});

test("is short, also with a year of records", async ({ member: { page, user }, server }) => {
  const { db } = await openDatabase({ ...server, onError: () => {} });
  await addYearOfData(db, user.id);
  await db.destroy();
  // At most 1,300 and 3,200 pixels with the directives of most days; the longest one takes two lines more.
  for (const [width, limit] of [
    [1280, 1360],
    [360, 3300],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await expect(page.getByRole("link", { name: /Finish room/ }).first()).toBeVisible();
    await expect(page.getByText("Loading")).toHaveCount(0);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, `at ${width} pixels`).toBeLessThanOrEqual(limit);
  }
  await expectAccessible(page);
});

test.describe("the day", () => {
  test("turns at the person's own midnight while the page is open", async ({ member: { page } }) => {
    // A minute before midnight in Berlin.
    await page.clock.install({ time: new Date("2026-11-21T22:59:00Z") });
    await page.goto("/");
    await expect(page.getByText(/Saturday,? 21 November 2026/)).toBeVisible();
    await expect(directive(page, "2026-11-21")).toBeVisible();
    await page.clock.fastForward("02:00");
    await expect(page.getByText(/Sunday,? 22 November 2026/)).toBeVisible();
    await expect(directive(page, "2026-11-22")).toBeVisible();
  });

  for (const timezoneId of ["Europe/Berlin", "America/Los_Angeles"]) {
    test.describe(`in ${timezoneId}`, () => {
      test.use({ timezoneId });

      test("wins stay for seven days, today included", async ({ member: { page } }) => {
        const { id } = await addObjective(page, {
          title: "Slept well",
          pillar: "Peace",
          status: "completed",
        });
        const move = await addObjective(page);
        await page.request.post(`/api/objectives/${move.id}/milestones`, {
          data: { title: "Book the van", completed: true },
        });
        const wins = page.getByRole("link", { name: "This Week's Wins" });
        for (const [days, areShown] of [
          [0, true],
          [6, true],
          [7, false],
        ] as const) {
          // Noon in UTC falls on the same date in both zones.
          await page.clock.setFixedTime(new Date(`${dayIn(timezoneId, days)}T12:00:00Z`));
          await page.goto("/");
          await expect(page.getByRole("link", { name: /Finish the move/ })).toBeVisible();
          await expect(wins).toHaveCount(areShown ? 1 : 0);
        }
        await page.clock.setFixedTime(new Date(`${dayIn(timezoneId, 0)}T12:00:00Z`));
        await page.goto("/");
        await expect(page.getByText("Milestone of Finish the move")).toBeVisible();
        await wins.click();
        await expect(page).toHaveURL(/\/objectives\?tab=completed&from=dashboard$/);
        await expect(page.getByRole("button", { name: "Slept well" })).toBeVisible();
        expect(id).toBeTruthy();
      });
    });
  }

  test("begins with what the last handover left, decided once", async ({ member: { page } }) => {
    await page.request.post("/api/briefings", {
      data: {
        opPeriod: dayIn("Europe/Berlin", -1),
        whatChanged: "The landlord agreed",
        whatPersists: "Boxes in the hall",
        onePriority: "Book the moving van",
      },
    });
    await page.goto("/");
    const left = page.getByRole("list", { name: "From your handovers" });
    await expect(left).toContainText("Your one priority, from yesterday's handover");
    await left
      .getByRole("listitem")
      .filter({ hasText: "Book the moving van" })
      .getByRole("button", { name: "Keep" })
      .click();
    await expect(left).toContainText("Your one priority, kept from yesterday's handover");
    await left.getByRole("button", { name: "Edit" }).click();
    await left.getByLabel("What persists").fill("Boxes in the hall, five of them");
    await left.getByRole("button", { name: "Save" }).click();
    await expect(left.getByRole("button", { name: "Done" })).toHaveCount(2);
    await page.reload();
    await expect(left).toContainText("Book the moving van");
    await expect(left).toContainText("Boxes in the hall, five of them");
    await left.getByRole("button", { name: "Done" }).first().click();
    await expect(left).not.toContainText("Book the moving van");
  });
});

test.describe("Instant Plan", () => {
  test("makes an objective of a sentence, and takes it back", async ({ member: { page } }) => {
    await page.goto("/");
    const box = page.getByLabel("Instant Plan");
    await expect(page.getByRole("button", { name: "Plan it" })).toBeDisabled();
    await box.fill("Sort out the garage by Sunday");
    await box.press("Enter");
    await expect(toastText(page, "Plan created!")).toBeVisible();
    await expect(box).toBeHidden();
    const row = page.getByRole("link", { name: /^Sort out the garage/ });
    await expect(row).toBeVisible();
    // What is still being read when it is deleted would be a 404.
    await expect(page.getByRole("button", { name: /^Edit milestone:/ }).first()).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(toastText(page, "Objective Deleted")).toBeVisible();
    await expect(row).toBeHidden();
    await expect(box).toHaveValue("Sort out the garage by Sunday");

    await box.press("Enter");
    await page.getByRole("button", { name: "Edit Title: Sort out the garage" }).click();
    await page.getByRole("textbox", { name: "Title" }).fill("Sort out the garage and shed");
    await page.getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("link", { name: /^Sort out the garage and shed/ })).toBeVisible();
    const firstStep = page.getByRole("button", { name: /^Edit milestone:/ }).first();
    const before = await firstStep.textContent();
    await page.getByRole("button", { name: "Another way" }).click();
    await expect(firstStep).not.toHaveText(before ?? "");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Open and edit" }).click();
    const card = page.getByRole("button", { name: /^Sort out the garage/ });
    await expect(card).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByRole("checkbox").first()).toBeVisible();
    await page.getByRole("link", { name: "Dashboard" }).first().click();
    await expect(box).toBeVisible();
    await expect(row).toBeVisible();
  });

  test("asks one question where the words leave too much open", async ({ member: { page } }) => {
    await page.goto("/");
    await page.getByLabel("Instant Plan").fill("the thing with the thing");
    await page.getByLabel("Instant Plan").press("Enter");
    await expect(page.getByText("What would be the first thing to do?")).toBeFocused();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Do one small piece of it today" }).click();
    await expect(toastText(page, "Plan created!")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Your plan is ready" })).toBeVisible();
  });

  test.describe("when it fails", () => {
    test.use({ allowedConsole: [/500/] });

    test("says so and keeps the sentence", async ({ member: { page } }) => {
      await page.route("**/api/instant-plan", (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto("/");
      await page.getByLabel("Instant Plan").fill("Sort out the garage");
      await page.getByRole("button", { name: "Plan it" }).click();
      await expect(toastText(page, "Couldn't create plan")).toBeVisible();
      await expect(toastText(page, "Try again or use the full ISAP Compass.")).toBeVisible();
      await expect(page.getByLabel("Instant Plan")).toHaveValue("Sort out the garage");
    });
  });
});

test.describe("quick tools", () => {
  test("a SITREP survives a reload and becomes a handover", async ({ member: { page } }) => {
    await setMode(page, "incident");
    await page.goto("/");
    await page.getByRole("button", { name: /^Rapid SITREP/ }).click();
    await page.getByLabel("Situation").fill("Water in the cellar");
    await page.reload();
    await page.getByRole("button", { name: /^Rapid SITREP Started/ }).click();
    await expect(page.getByLabel("Situation")).toHaveValue("Water in the cellar");
    await page.getByRole("textbox", { name: "Actions" }).fill("Main tap off");
    await page.getByRole("button", { name: "Put it in the handover" }).click();
    await expect(page).toHaveURL(/\/briefing/);
    await expect(page.getByLabel("What changed?")).toHaveValue("Water in the cellar");
    await expect(page.getByLabel("The one priority for next period")).toHaveValue("Main tap off");
    await page.getByRole("link", { name: "Dashboard" }).first().click();
    await expect(page.getByRole("button", { name: /^Rapid SITREP Situation/ })).toBeVisible();
  });

  test("an ISAP Mini goes on in the compass", async ({ member: { page } }) => {
    await page.goto("/");
    await page.getByRole("button", { name: /^ISAP Mini/ }).click();
    await page.getByLabel("Identify").fill("The lease ends");
    await page.getByLabel("Align").fill("Jo");
    await page.getByRole("button", { name: "Take it to the compass" }).click();
    await expect(page).toHaveURL(/\/isap-compass/);
    await expect(page.getByLabel("What is the situation?")).toHaveValue("The lease ends");
  });

  test("the first of the priorities becomes an objective", async ({ member: { page } }) => {
    await setMode(page, "business");
    await page.goto("/");
    await page.getByRole("button", { name: /^Priorities Triage/ }).click();
    await page.getByRole("textbox", { name: "Priority 1" }).fill("Answer the auditor");
    await page.getByRole("textbox", { name: "Priority 2" }).fill("Hire");
    await page.getByLabel("Impact of 2").selectOption("high");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Make it a priority" }).click();
    const dialog = page.getByRole("dialog", { name: "Add Priorities" });
    await expect(dialog.getByLabel("Title")).toHaveValue("Hire");
    await dialog.getByLabel("Measurable").fill("A signed contract");
    await dialog.getByRole("button", { name: "Create" }).click();
    await expect(toastText(page, "Priorities Created")).toBeVisible();
  });

  test("a containment plan counts down, also over a reload", async ({ member: { page } }) => {
    await setMode(page, "incident");
    await page.clock.install();
    await page.goto("/");
    await page.getByRole("button", { name: /^Quick Containment Plan/ }).click();
    await page.getByLabel("First action").fill("Main tap off");
    await page.getByRole("button", { name: "Start the clock" }).click();
    await expect(page.getByRole("timer")).toHaveText(/^(20:00|19:\d\d)$/);
    await page.clock.fastForward("05:00");
    await expect(page.getByRole("timer")).toHaveText(/^(15:00|14:\d\d)$/);
    await page.reload();
    await expect(
      page.getByRole("button", { name: /^Quick Containment Plan 1[45]:\d\d left$/ }),
    ).toBeVisible();
    await page.clock.fastForward("16:00");
    await page.getByRole("button", { name: /Time's up. Look again$/ }).click();
    await page.getByRole("checkbox", { name: "Main tap off" }).check();
    await expect(page.getByText("All done. Breathe out, then say what changed.")).toBeVisible();
    await expectAccessible(page);
  });
});

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("axe finds nothing, full or empty, in any mode", async ({ member: { page } }) => {
      // Three modes with all their tools are many pages for axe.
      test.slow();
      await page.goto("/");
      await expect(page.getByText("Nothing planned yet")).toBeVisible();
      await expectAccessible(page);
      await addObjective(page, { title: "A-title-without-a-single-space-".repeat(6) });
      await addObjective(page, { title: "W".repeat(200), status: "completed" });
      await page.request.post("/api/briefings", {
        data: {
          opPeriod: dayIn("Europe/Berlin", -1),
          whatChanged: "x",
          whatPersists: "without-a-single-space-".repeat(20),
          onePriority: "Book the moving van",
        },
      });
      await page.request.post("/api/isap", {
        data: {
          situation: "The lease ends",
          consciousness: ["a", "b", "c"],
          clarity: ["Presence", "Purpose", "Production", "Peace"],
          control: { people: "Jo", time: "", budget: "", skills: "" },
          cadence: "daily",
          tags: [],
        },
      });
      for (const mode of ["Life", "Business", "Incident"]) {
        await setMode(page, mode.toLowerCase());
        await page.goto("/");
        await expect(page.getByRole("heading", { name: /^W\d+ ·/ }).first()).toBeVisible();
        await expect(page.getByText(`You're in ${mode} mode.`)).toBeVisible();
        await expectAccessible(page);
        // The dialogs are checked once, with the least space.
        if (width !== 360) continue;
        for (const tool of await page
          .getByRole("region", { name: "Quick Tools" })
          .getByRole("button")
          .all()) {
          await tool.click();
          await expect(page.getByRole("dialog")).toBeVisible();
          await expectAccessible(page);
          await page.keyboard.press("Escape");
          await expect(page.getByRole("dialog")).toBeHidden();
        }
      }
    });
  });
}

test("no name in Safety Readiness is broken in the middle of a word", async ({ member: { page } }) => {
  await page.goto("/");
  const name = page.getByText("Communications empty");
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await name.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.firstChild ?? element);
      return range.getClientRects().length;
    });
    expect(lines, `${width} px`).toBe(1);
  }
});
