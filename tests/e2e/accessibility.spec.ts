import { SCREENS } from "#web/app/screens.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

const pathsFor = (audience: (typeof SCREENS)[number]["audience"]) =>
  SCREENS.filter((screen) => screen.audience === audience).map(({ path }) => path);
const MODES = ["life", "business", "incident"];

for (const screen of [...pathsFor("members"), ...pathsFor("everyone")]) {
  test(`axe finds nothing on ${screen}, wide and narrow`, async ({ member: { page } }) => {
    await page.goto(screen);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectAccessible(page);
  });
}

for (const mode of MODES) {
  test(`axe finds nothing in a filled planner in ${mode} mode`, async ({ member: { page } }) => {
    const { id } = await (
      await page.request.post("/api/objectives", {
        data: {
          title: "Finish the move",
          specific: "s",
          measurable: "m",
          pillar: "Production",
          budget: "10",
          actualCost: "20",
        },
      })
    ).json();
    await page.request.post(`/api/objectives/${id}/milestones`, { data: { title: "Book the van" } });
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
    await page.addInitScript((chosen) => localStorage.setItem("ridgeline:mode", chosen), mode);
    for (const screen of ["/", "/isap-compass", "/objectives"]) {
      await page.goto(screen);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
    await page
      .getByRole("button", { name: /Finish the move/ })
      .first()
      .click();
    await expect(page.getByRole("checkbox", { name: "Book the van" })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/objectives?pillar=Peace");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
    await page.goto("/isap-compass");
    await page.getByRole("button", { name: /Past sessions/ }).click();
    await page
      .getByRole("button", { name: /The lease ends/ })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
  });
}

for (const screen of pathsFor("strangers")) {
  test(`axe finds nothing on ${screen}`, async ({ page }) => {
    await page.goto(screen);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}
