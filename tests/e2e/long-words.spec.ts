import type { Page } from "@playwright/test";
import { COMMAND_ROLES } from "#shared/command-staff/command-staff.contract.ts";
import { SAFETY_KINDS } from "#shared/safety/safety.contract.ts";
import { SCREENS } from "#web/app/screens.ts";
import { expect, expectNoSidewaysScroll, newEmail, PASSWORD, test } from "./fixtures.ts";

const WORD = "Donaudampfschifffahrtsgesellschaft".repeat(5).slice(0, 150);
const LINK = `https://example.org/${"a-very-long-path/".repeat(8)}?q=${"x".repeat(40)}`;
/** A long word and a link, cut to the length of the field. */
const long = (max: number) => `${WORD} ${LINK}`.slice(0, max);
const WIDTHS = [360, 768, 1280];

/** Fills every field with unbroken words and links. */
async function addEverything(page: Page): Promise<void> {
  const post = async (path: string, data: object) => {
    const response = await page.request.post(path, { data });
    expect(response.status(), `${path}: ${await response.text()}`).toBeLessThan(300);
    return response.json();
  };
  const objective = await post("/api/objectives", {
    title: long(160),
    specific: long(400),
    measurable: long(400),
    achievable: long(400),
    relevant: long(400),
    timeBound: long(180),
    pillar: "Presence",
    budget: "99999999.99",
    actualCost: "9999999.99",
  });
  await post(`/api/objectives/${objective.id}/milestones`, { title: long(180) });
  await post("/api/triggers", {
    objectiveId: objective.id,
    metric: long(180),
    threshold: long(180),
    lookout: long(180),
    response: long(400),
  }).then((trigger) => page.request.patch(`/api/triggers/${trigger.id}`, { data: { status: "tripped" } }));
  await post("/api/isap", {
    situation: long(400),
    consciousness: [WORD, LINK, long(300)],
    clarity: ["Presence", "Purpose", "Production", "Peace"],
    control: { people: WORD, time: WORD, budget: WORD, skills: LINK },
    cadence: "daily",
    tags: ["lookout"],
  });
  for (const kind of SAFETY_KINDS) {
    await post("/api/safety", { kind, mode: "life", title: long(190), details: long(400), linkUrl: LINK });
  }
  for (const probability of ["H", "M"]) {
    await post("/api/risks", {
      hazard: long(190),
      probability,
      severity: "H",
      mitigation: long(400),
      owner: WORD.slice(0, 70),
      notes: long(400),
      context: long(400),
    });
  }
  await post("/api/boundaries", { name: WORD.slice(0, 110), statement: long(400), context: long(400) });
  await post("/api/wellness-checks", { energy: "Low", stress: 9, mood: "Down", note: long(400) });
  const yesterday = new Date(Date.now() - 36 * 3_600_000).toISOString().slice(0, 10);
  await post("/api/briefings", {
    opPeriod: yesterday,
    whatChanged: long(400),
    whatPersists: long(400),
    onePriority: long(400),
    timeZone: "Europe/Berlin",
  });
  const state = await (await page.request.get("/api/command-state")).json();
  const owners = Object.fromEntries(COMMAND_ROLES.map((role) => [role, WORD.slice(0, 75)]));
  const saved = await page.request.put("/api/command-state", {
    data: {
      intent: { mission: long(450), outcomes: [long(280), long(280)] },
      priorities: [{ id: crypto.randomUUID(), title: long(190) }],
      delegations: [{ role: "operations", owner: WORD.slice(0, 75), itemCount: 3, note: long(400) }],
      roleOwners: owners,
      basedOn: state.updatedAt,
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);
}

test.describe("words and links without a break", () => {
  test("never make a screen scroll sideways, at any width, nor what opens on it", async ({ page }) => {
    test.setTimeout(240_000);
    const signup = { email: newEmail(), username: WORD.slice(0, 30), password: PASSWORD };
    expect((await page.request.post("/api/auth/signup", { data: signup })).status()).toBe(201);
    await addEverything(page);
    for (const { path } of SCREENS.filter(({ audience }) => audience !== "strangers")) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page, `${path} at ${width} px`);
        await expectNothingCut(page, `${path} at ${width} px`);
      }
      await openWhatOpens(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page, `${path}, opened, at ${width} px`);
        await expectNothingCut(page, `${path}, opened, at ${width} px`);
      }
    }
  });
});

/** Expands every card and section. */
async function openWhatOpens(page: Page): Promise<void> {
  const closed = await page.locator('main button[aria-expanded="false"]:not([aria-haspopup]):visible').all();
  for (const button of closed.toReversed()) await button.click();
}

/** Text that overflows to the right is unreadable, whether or not the page scrolls. */
async function expectNothingCut(page: Page, where: string): Promise<void> {
  const cut = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || parent.closest(".sr-only, [aria-hidden=true], svg"))
        continue;
      if (!parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { right, left, width: own } = range.getBoundingClientRect();
      const scroller = parent.closest<HTMLElement>("[class*=overflow-x-auto], textarea, .truncate");
      if (own > 0 && (right > width + 1 || left < -1) && !scroller) found.push(node.textContent.slice(0, 60));
    }
    return found;
  });
  expect.soft(cut, `text beyond the edge of ${where}`).toEqual([]);
}
