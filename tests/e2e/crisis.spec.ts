import { readFileSync, statSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import type { ServerProcess } from "#tests/support/server-process.ts";
import { test as base, expect, expectAccessible, startJourneyServer } from "./fixtures.ts";

/** The server says all it would ever say. */
const test = base.extend<object, { server: ServerProcess }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's form.
    async ({}, use) => {
      const server = await startJourneyServer({ LOG_LEVEL: "trace" });
      await use(server);
      expect(await server.stop()).toBe(0);
    },
    { scope: "worker" },
  ],
});
test.use({ timezoneId: "America/New_York", locale: "en-US" });

const SELF = "You don't have to carry this alone";
/** The command state has the boundaries, too. */
const LISTS = [
  "objectives",
  "isap",
  "briefings",
  "wellness-checks",
  "risks",
  "safety",
  "triggers",
  "command-state",
];

const card = (page: Page, name = SELF) => page.getByRole("region", { name });

/** Everything that is stored for the person, as one text. */
async function storedBy(page: Page): Promise<string> {
  const objectives: { id: string }[] = await (await page.request.get("/api/objectives")).json();
  const lists = [...LISTS, ...objectives.map(({ id }) => `objectives/${id}/milestones`)];
  const answers = await Promise.all(lists.map((name) => page.request.get(`/api/${name}`)));
  return (await Promise.all(answers.map((answer) => answer.text()))).join("\n");
}

const timesIn = (text: string, words: string) => text.split(words).length - 1;

async function expectCard(page: Page, name = SELF): Promise<void> {
  await expect(card(page, name)).toBeVisible();
  await expect(card(page, name).getByRole("heading", { name })).toBeFocused();
  await card(page, name).getByRole("button", { name: "Close" }).click();
  await expect(card(page, name)).toBeHidden();
}

async function writeInto(field: Locator, words: string, key?: string): Promise<void> {
  await field.fill(words);
  if (key) await field.press(key);
}

async function beginCheckIn(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: /^Mood Trend/ }).click();
  for (const [question, answer] of [
    ["How is your energy?", "Steady"],
    ["How is your mood?", "Neutral"],
  ] as const)
    await page.getByRole("radiogroup", { name: question }).getByText(answer, { exact: true }).click();
  return page.getByLabel("A note");
}

test("a wish to die is answered in every kind of field, kept as written, and told to nobody", async ({
  member: { page },
  server,
}) => {
  // Through every screen on which something is written.
  test.slow();
  const printed: string[] = [];
  page.on("console", (message) => printed.push(message.text()));
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  const written: string[] = [];
  const wish = (place: string) => {
    const words = `${place}: I want to die`;
    written.push(words);
    return words;
  };

  await page.goto("/");
  const plan = page.getByRole("textbox", { name: "Instant Plan" });
  await writeInto(plan, "I want to kill myself", "Enter");
  await expectCard(page);
  await expect(plan).toHaveValue("I want to kill myself");
  await expect(plan).toBeFocused();
  await writeInto(await beginCheckIn(page), wish("In the check-in"));
  await page.getByRole("button", { name: "Log Check-In" }).click();
  await expectCard(page);
  await page.getByRole("button", { name: /^ISAP Mini/ }).click();
  await page.getByRole("dialog").getByRole("textbox").first().fill("In the tool: I want to die");
  await expectCard(page);

  await page.goto("/calm");
  await page.getByRole("button", { name: "Yes, let's do this" }).click();
  await page.getByRole("button", { name: "Skip the breathing" }).click();
  await page.getByRole("textbox").first().fill("In Quick Calm: I want to die");
  await expectCard(page);

  await page.goto("/briefing");
  await page.getByRole("textbox", { name: /What changed\?/ }).fill(wish("In the handover"));
  await page.getByRole("textbox", { name: /What persists\?/ }).fill("The rain");
  await page.getByRole("textbox", { name: /The one priority/ }).fill("Sleep");
  await page.getByRole("button", { name: "Log Handover" }).click();
  await expectCard(page);

  await page.goto("/isap-compass");
  await page.getByLabel("What is the situation?").fill(wish("In the compass"));
  for (const truth of ["First", "Second", "Third"]) await page.getByLabel(`${truth} truth`).fill(truth);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("checkbox", { name: /Peace/ }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("People").fill("Jo");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Complete" }).click();
  await expectCard(page);

  await page.goto("/objectives");
  await page.getByRole("button", { name: "Create First" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Objectives" });
  await dialog.getByLabel("Title").fill("Sleep");
  await dialog.getByLabel("Specific").fill(wish("In the objective"));
  await dialog.getByLabel("Measurable").fill("Five nights");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expectCard(page);
  await page
    .getByRole("button", { name: /^Sleep/ })
    .first()
    .click();
  await writeInto(page.getByPlaceholder("Add a milestone"), wish("In the milestone"), "Enter");
  await expectCard(page);

  await page.goto("/safety");
  await page.getByRole("button", { name: "Add the first to Lookouts" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill(wish("In the safety plan"));
  await expectCard(page);
  await page.getByRole("region", { name: "Risk Log" }).getByRole("button", { name: "Add risk" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Hazard" }).fill(wish("In the risk"));
  await page.getByRole("dialog").getByRole("button", { name: "Add risk" }).click();
  await expectCard(page);

  await page.getByRole("button", { name: "Set a trigger point" }).first().click();
  const trigger = page.getByRole("dialog", { name: "Set a trigger point" }).getByRole("textbox");
  await trigger.first().fill("The smoke index");
  for (const field of (await trigger.all()).slice(1)) await field.fill("200");
  await trigger.last().fill(wish("In the trigger point"));
  await page.getByRole("button", { name: "Set it" }).click();
  await expectCard(page);

  await page.goto("/command-staff");
  await page.getByRole("button", { name: /owner of Logistics, change/ }).click();
  await page.getByLabel("Name").fill("Jo");
  await page.getByLabel("What they need to know").fill(wish("In the handing over"));
  await page.getByRole("button", { name: "Hand it over" }).click();
  await expectCard(page);
  await writeInto(page.getByRole("textbox", { name: "New priority" }), wish("In the priority"), "Enter");
  await expectCard(page);
  await page.getByRole("button", { name: "Manage Boundaries" }).click();
  const boundary = page.getByRole("form", { name: "New boundary" });
  await boundary.getByLabel("Name").fill("Evenings");
  await boundary.getByLabel("Statement").fill(wish("In the boundary"));
  await boundary.getByRole("button", { name: "Create Boundary" }).click();
  await expectCard(page);

  await expect
    .poll(async () => {
      const stored = await storedBy(page);
      return written.filter((words) => timesIn(stored, words) !== 1);
    })
    .toEqual([]);
  for (const told of [server.log(), printed.join("\n"), decodeURIComponent(addresses.join("\n"))])
    expect(told).not.toMatch(/want to (die|kill)/);
});

test("each danger has its own card, and the more urgent one takes the place of the other", async ({
  member: { page },
}) => {
  await page.goto("/");
  const plan = page.getByRole("textbox", { name: "Instant Plan" });
  const write = async (words: string) => {
    await plan.click();
    await writeInto(plan, words, "Enter");
  };
  await write("My friend told me she wants to kill herself");
  await expect(card(page, "Please ask them directly")).toBeVisible();
  await write("I took all my pills ten minutes ago");
  const acute = card(page, "Please let someone reach you now");
  await expect(acute.getByRole("link").first()).toHaveText("Call 911 now");
  await expect(acute.getByRole("link", { name: "Call 911 now" })).toHaveAttribute("href", "tel:911");
  await expectAccessible(page);
  await expectCard(page, "Please let someone reach you now");
  await write("My dad collapsed and he is not breathing");
  await expectCard(page, "They need medical help now");
  await expect(plan).toHaveValue("My dad collapsed and he is not breathing");
});

test("what stands between the lines gets one line, under its field or where the person is", async ({
  member: { page },
}) => {
  const line = page.getByText(/^That sounds like a lot to carry/);
  await page.goto("/");
  await page.getByRole("button", { name: /^ISAP Mini/ }).click();
  const tool = page.getByRole("dialog", { name: "ISAP Mini" });
  await tool.getByRole("textbox").first().fill("I'm such a burden to everyone");
  await expect(tool.getByText(/^That sounds like a lot to carry/)).toBeVisible();
  await expect(line).toHaveCount(1);
  await expect(tool.getByRole("textbox").first()).toBeFocused();
  await expectAccessible(page);
  await tool.getByRole("button", { name: "Close this line" }).click();
  await expect(line).toHaveCount(0);
  await tool.getByRole("button", { name: "Close", exact: true }).click();

  await writeInto(await beginCheckIn(page), "Everybody would be happier if I were not a burden on them");
  await page.getByRole("button", { name: "Log Check-In" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(line).toHaveCount(1);
  // It blocks nothing: neither at 1280 pixels nor on a phone does it cover a dialog's buttons.
  await page.getByRole("link", { name: "Objectives", exact: true }).click();
  await page.getByRole("button", { name: "Create First" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Objectives" });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await dialog.getByRole("button", { name: "Create" }).click();
    await expect(dialog.getByLabel("Title")).toBeFocused();
  }
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await expect(line).toHaveCount(1);
  await page.getByRole("link", { name: "Talk to someone" }).click();
  await expect(page.getByRole("region", { name: "People to turn to" })).toBeVisible();
  await expect(page.locator("#help section")).toHaveCount(0);
});

test.describe("without a connection", () => {
  test.use({ losesConnection: true });

  test("the card is there, too, and the words arrive once", async ({ member: { page }, context }) => {
    await page.goto("/");
    const fetched = Promise.all(
      ["lexicon-en", "crisis-card"].map((name) =>
        page.waitForEvent("requestfinished", (it) => it.url().includes(name)),
      ),
    );
    const note = await beginCheckIn(page);
    await note.focus();
    await fetched;
    await context.setOffline(true);
    await note.fill("I want to die");
    await page.getByRole("button", { name: "Log Check-In" }).click();
    await expectCard(page);
    await context.setOffline(false);
    await expect
      .poll(async () => timesIn(await storedBy(page), "I want to die"), { timeout: 40_000 })
      .toBe(1);
    await expect(card(page)).toBeHidden();
  });
});

test.describe("where the code cannot be fetched", () => {
  test.use({ losesConnection: true });

  test("a line says so, and the text is read as soon as it can be", async ({ member: { page } }) => {
    await page.route("**/assets/{assess,judge}-risk*.js", (route) => route.abort());
    await page.goto("/");
    const plan = page.getByRole("textbox", { name: "Instant Plan" });
    await plan.fill("My husband hits me");
    await plan.press("Enter");
    await expect(page.getByText(/couldn't be loaded\. If anyone is in danger/)).toBeVisible();
    await page.unroute("**/assets/{assess,judge}-risk*.js");
    await expect(card(page, "This is not your fault")).toBeVisible();
    await expect(page.getByText(/couldn't be loaded/)).toBeHidden();
  });
});

test("an ordinary day brings no help that nobody asked for", async ({ member: { page } }) => {
  await page.goto("/");
  const note = await beginCheckIn(page);
  await note.fill("This deadline is killing me, but the team shot down the bad idea");
  await page.getByRole("button", { name: "Log Check-In" }).click();
  await expect(page.getByText("Check-in saved")).toBeVisible();
  await expect(page.locator("#help")).toBeEmpty();
});

for (const width of [360, 1280])
  test(`the card is accessible at ${width} pixels, and survives navigation`, async ({ member: { page } }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    if (width < 768) await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("link", { name: "Briefing" }).click();
    await page.getByRole("textbox", { name: /What changed\?/ }).fill("My husband hits me");
    await page.getByRole("textbox", { name: /What persists\?/ }).fill("The rain");
    await page.getByRole("textbox", { name: /The one priority/ }).fill("Sleep");
    await page.getByRole("button", { name: "Log Handover" }).click();
    const help = card(page, "This is not your fault");
    await expect(help.getByRole("link", { name: /^Call 1-800-799-7233/ })).toBeInViewport();
    await expect(help.getByRole("button", { name: "Leave quickly" })).toBeInViewport();
    await expectAccessible(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(help).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(help).toBeHidden();
  });

/** A file of the build and all that it needs. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

test("the code is fetched when somebody begins to write, and is at most 150 KB", async ({
  member: { page },
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/");
  const plan = page.getByRole("textbox", { name: "Instant Plan" });
  await expect(plan).toBeVisible();
  expect(fetched.filter((path) => /(assess|judge)-risk/.test(path))).toEqual([]);
  const asked = page.waitForRequest(/(assess|judge)-risk/);
  await plan.focus();
  await asked;

  const web = "dist/web";
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(`${web}/.vite/manifest.json`, "utf8"));
  const filesOf = (name: string, known = new Set<string>()): Set<string> => {
    const { file, imports = [] } = manifest[name] as Chunk;
    if (!known.has(file)) {
      known.add(file);
      for (const imported of imports) filesOf(imported, known);
    }
    return known;
  };
  const parts = ["assess-risk.ts", "crisis-card.tsx", "hint-line.tsx"]
    .map((part) => Object.keys(manifest).find((name) => name.endsWith(part)) as string)
    .flatMap((part) => [part, ...(manifest[part]?.dynamicImports ?? [])]);
  const known = filesOf("index.html");
  const morning = Object.keys(manifest).find((name) => /signed-in-app\.tsx$|^_morning/.test(name));
  if (morning) filesOf(morning, known);
  const own = new Set(parts.flatMap((part) => [...filesOf(part)]).filter((file) => !known.has(file)));
  const bytesOf = (file: string) => {
    const whole = statSync(`${web}/${file}`).size;
    return statSync(`${web}/${file}.gz`, { throwIfNoEntry: false })?.size ?? whole;
  };
  const bytes = [...own].reduce((sum, file) => sum + bytesOf(file), 0);
  console.log(`The crisis gate in the browser: ${(bytes / 1024).toFixed(1)} KB gzip`);
  expect(bytes).toBeLessThan(150 * 1024);
  const worker = readFileSync(`${web}/service-worker.js`, "utf8");
  for (const file of own) expect(worker).toContain(file);
});
