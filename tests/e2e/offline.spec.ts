import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import type { Boundary } from "#shared/boundaries/boundaries.contract.ts";
import type { Briefing } from "#shared/handover/handover.contract.ts";
import type { SafetyItem } from "#shared/safety/safety.contract.ts";
import { copyWithNextBuild, isOfNextBuild } from "#tests/support/next-build.ts";
import { type ServerProcess, startServerProcess } from "#tests/support/server-process.ts";
import config from "../../playwright.config.ts";
import { expect as baseExpect, expectAccessible, PASSWORD, test } from "./fixtures.ts";

/** Browsers and servers restart in these tests, possibly on busy machines. */
const expect = baseExpect.configure({ timeout: 30_000 });

/**
 * The browser's own messages about failed calls, including its manifest and icons, and the app's about a mode's labels.
 */
const EXPECTED =
  /Failed to load resource|net::ERR_|Failed to load label mappings|Failed to update a ServiceWorker|Manifest: Line: 1, column: 1, Syntax error|icon from the Manifest/;

/** A person's browser: it can be closed and reopened, and the server can go away. */
class Device {
  profile = "";
  dataDir = "";
  context!: BrowserContext;
  page!: Page;
  server!: ServerProcess;
  readonly unexpected: string[] = [];

  async begin(): Promise<void> {
    this.profile = await mkdtemp(join(tmpdir(), "ridgeline-profile-"));
    this.dataDir = await mkdtemp(join(tmpdir(), "ridgeline-offline-"));
    this.server = await startServerProcess({ dataDir: this.dataDir });
    await this.openBrowser();
    const response = await this.context.request.post(`${this.url}/api/auth/signup`, {
      data: { email: "mara@example.org", username: "Mara Keller", password: PASSWORD },
    });
    expect(response.status()).toBe(201);
  }

  get url(): string {
    return this.server.url;
  }

  async openBrowser(): Promise<void> {
    const { launchOptions, ...use } = config.use ?? {};
    this.context = await chromium.launchPersistentContext(this.profile, {
      ...launchOptions,
      locale: use.locale ?? "en-GB",
      timezoneId: use.timezoneId ?? "UTC",
      serviceWorkers: "allow",
      viewport: { width: 1280, height: 800 },
    });
    this.page = this.context.pages()[0] ?? (await this.context.newPage());
    this.listenTo(this.page);
  }

  listenTo(page: Page): void {
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type()) && !EXPECTED.test(message.text()))
        this.unexpected.push(message.text());
    });
    page.on("pageerror", (error) => this.unexpected.push(error.message));
  }

  async goOffline(): Promise<void> {
    await this.server.kill();
    await this.context.setOffline(true);
  }

  async goOnline(): Promise<void> {
    const { port } = new URL(this.url);
    this.server = await startServerProcess({ dataDir: this.dataDir, environment: { PORT: port } });
    await this.context.setOffline(false);
  }

  /** Waits until the worker has cached the whole app. */
  async hasWorker(): Promise<void> {
    await this.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
    });
  }

  post(path: string, data: unknown) {
    return this.context.request.post(this.url + path, { data });
  }

  async get<Answer>(path: string): Promise<Answer> {
    return (await this.context.request.get(this.url + path)).json();
  }

  async keepPlan(): Promise<void> {
    await this.page.goto(`${this.url}/safety`);
    const keep = this.page.getByRole("button", { name: "Keep it here" });
    await expect(keep).toBeVisible();
    // What arrives later above the button would move it away under the press.
    await expect(this.page.locator("[aria-busy=true]")).toHaveCount(0);
    await keep.click();
    await expect(
      this.page.getByRole("checkbox", { name: "Keep my safety plan on this device" }),
    ).toBeChecked();
  }

  /** Replaces the server with one that serves another build at the same address. */
  async deploy(root: string): Promise<void> {
    const { port } = new URL(this.url);
    await this.server.stop();
    this.server = await startServerProcess({ dataDir: this.dataDir, environment: { PORT: port }, root });
  }

  async end(): Promise<void> {
    await this.context?.close();
    await this.server?.kill();
    await rm(this.profile, { recursive: true, force: true });
    await rm(this.dataDir, { recursive: true, force: true });
    expect(this.unexpected, "the console must stay silent").toEqual([]);
  }
}

test.describe.configure({ timeout: 180_000 });

let device: Device;
test.beforeEach(async () => {
  device = new Device();
  await device.begin();
});
test.afterEach(() => device.end());

const lookout = (title: string) => ({ kind: "lookout", mode: "life", title, details: "Calls on Sundays" });

test("a fresh start without server and network shows the plan, the contacts and Quick Calm", async () => {
  await device.post("/api/safety", lookout("Jo looks out for me"));
  await device.keepPlan();
  await device.page.goto(device.url);
  await expect(device.page.getByRole("heading", { name: "Command Dashboard" })).toBeVisible();
  await device.hasWorker();
  await device.context.close();
  await device.server.kill();
  await device.openBrowser();
  await device.context.setOffline(true);
  const { page } = device;

  await page.goto(`${device.url}/safety`);
  await expect(page.getByText("Jo looks out for me")).toBeVisible();
  await expect(page.getByText(/^Offline\. Showing what was saved today at \d\d:\d\d\.$/)).toBeVisible();
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${device.url}/calm`);
  await page.getByLabel("Numbers for").selectOption("US");
  await expect(page.locator('a[href^="tel:988"]').first()).toBeVisible();
  await expect(page.locator('a[href^="sms:"]').first()).toBeVisible();
  await page.clock.install();
  await page.getByRole("button", { name: "Yes, let's do this" }).click();
  await expect(page.getByText("Breathe in, round 1 of 4")).toBeAttached();
  for (const round of [2, 3, 4]) {
    await page.clock.runFor(16_000);
    await expect(page.getByText(new RegExp(`round ${round} of 4`)).first()).toBeAttached();
  }
  await page.clock.runFor(17_000);
  await expect(page.getByRole("heading", { name: "Notice what is around you" })).toBeVisible();

  await page.goto(`${device.url}/safety/now`);
  await expect(page.getByRole("heading", { name: "Jo looks out for me" })).toBeVisible();
  await page.goto(`${device.url}/plan`);
  await expect(page.getByText("Jo looks out for me")).toBeVisible();
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  await expectAccessible(page);
});

test("without the choice nothing private is kept, and the app still opens", async () => {
  await device.post("/api/safety", lookout("Jo looks out for me"));
  await device.page.goto(`${device.url}/safety`);
  await expect(device.page.getByText("Jo looks out for me")).toBeVisible();
  await device.hasWorker();
  const kept = await device.page.evaluate(async () => {
    const names = await caches.keys();
    const urls = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return urls.flat().filter((url) => url.includes("/api/") && !url.includes("support-contacts"));
  });
  expect(kept).toEqual([]);

  await device.goOffline();
  await device.page.goto(`${device.url}/safety`);
  await expect(device.page.getByText("Ridgeline can't be reached")).toBeVisible();
  await expect(device.page.getByText("Open the safety plan on this device")).toBeHidden();
  await device.page.getByRole("link", { name: "Quick Calm and people to turn to" }).click();
  await expect(device.page.getByRole("heading", { name: "Quick Calm", level: 1 })).toBeVisible();
});

test("what is written offline survives a restart and is sent once, in order, on return", async () => {
  const item = (await (
    await device.post("/api/safety", lookout("Jo looks out for me"))
  ).json()) as SafetyItem;
  await device.keepPlan();
  await device.page.goto(`${device.url}/briefing`);
  await expect(device.page.getByRole("heading", { name: "No handovers yet" })).toBeVisible();
  await device.hasWorker();
  await device.goOffline();

  await device.page.getByRole("textbox", { name: /What changed\?/ }).fill("The van is booked");
  await device.page.getByRole("textbox", { name: /What persists\?/ }).fill("No boxes yet");
  await device.page.getByRole("textbox", { name: /one priority/ }).fill("Buy boxes");
  await device.page.getByRole("button", { name: "Log Handover" }).click();
  await expect(device.page.getByText("1 change is saved on this device.")).toBeVisible();
  const entry = device.page.getByRole("article");
  await expect(
    entry.getByText("Saved on this device. It will be sent when you're back online."),
  ).toBeVisible();

  await device.page.goto(`${device.url}/safety?open=${item.id}`);
  await device.page.getByText("Jo looks out for me").first().click();
  const title = device.page.getByRole("textbox", { name: "Title" });
  await title.fill("Jo and Sam look out for me");
  await expect(device.page.getByText("2 changes are saved on this device.")).toBeVisible();
  await title.fill("Jo, Sam and Kim look out for me");
  await title.press("Control+s");

  await device.context.close();
  await device.openBrowser();
  await device.context.setOffline(true);
  await device.page.goto(`${device.url}/safety`);
  await expect(device.page.getByText("2 changes are saved on this device.")).toBeVisible();
  await expect(device.page.getByText("Jo, Sam and Kim look out for me")).toBeVisible();

  const sent: string[] = [];
  device.page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await device.goOnline();
  await expect(device.page.getByText(/saved on this device\. (It|They)/)).toBeHidden({
    timeout: 40_000,
  });
  await expect(device.page.getByText(/^Offline\./)).toBeHidden();
  const lastOfEach = sent.filter((request, place) => sent.lastIndexOf(request) === place);
  expect(lastOfEach).toEqual(["POST /api/briefings", `PATCH /api/safety/${item.id}`]);
  const briefings = await device.get<Briefing[]>("/api/briefings");
  expect(briefings.map(({ whatChanged }) => whatChanged)).toEqual(["The van is booked"]);
  // The last words may still have been a draft when the browser was closed; drafts are saved shortly after the rest.
  const storedTitle = async () => (await device.get<SafetyItem[]>("/api/safety"))[0]?.title;
  await expect.poll(storedTitle).toBe("Jo, Sam and Kim look out for me");
});

/** The boundary builder, in a tab of its own. */
async function openBuilder(page: Page): Promise<void> {
  await page.goto(`${device.url}/command-staff`);
  await page.getByRole("button", { name: "Manage Boundaries" }).click();
  await expect(page.getByRole("form", { name: "New boundary" })).toBeVisible();
}

async function addBoundary(page: Page, name: string): Promise<void> {
  const form = page.getByRole("form", { name: "New boundary" });
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Statement").fill("No calls after eight.");
  await form.getByRole("button", { name: "Create Boundary" }).click();
}

/** The boundaries that the server has been sent and has answered from now on, in whichever tab, in their order. */
function recordDeliveries(): string[] {
  const delivered: string[] = [];
  device.context.on("response", (response) => {
    const request = response.request();
    const isBoundary = new URL(request.url()).pathname === "/api/boundaries" && request.method() === "POST";
    if (isBoundary && response.ok()) delivered.push(request.postDataJSON().name);
  });
  return delivered;
}

test("three tabs write offline, and each change is delivered once, in order", async () => {
  const tabs = [device.page, await device.context.newPage(), await device.context.newPage()] as const;
  for (const tab of tabs) {
    if (tab !== device.page) device.listenTo(tab);
    await openBuilder(tab);
  }
  const delivered = recordDeliveries();
  await device.goOffline();
  const written = ["first", "second", "third", "fourth", "fifth", "sixth"];
  for (const [index, name] of written.entries()) {
    const tab = tabs[index % tabs.length] as Page;
    await tab.bringToFront();
    await addBoundary(tab, name);
    const line = index === 0 ? "1 change is" : `${index + 1} changes are`;
    for (const each of tabs) await expect(each.getByText(`${line} saved on this device.`)).toBeVisible();
  }
  await device.goOnline();
  for (const tab of tabs)
    await expect(tab.getByText(/saved on this device\. (It|They)/)).toBeHidden({ timeout: 60_000 });
  expect(delivered).toEqual(written);
  expect((await device.get<Boundary[]>("/api/boundaries")).map(({ name }) => name)).toEqual(written);
});

test("a tab that asks to sign in again does not keep the others from sending", async () => {
  const [gated, other, third] = [device.page, await device.context.newPage(), await device.context.newPage()];
  const tabs = [gated, other, third];
  const gateOf = (tab: Page) => tab.getByRole("dialog", { name: "Please sign in again" });
  for (const tab of tabs) {
    if (tab !== gated) device.listenTo(tab);
    await openBuilder(tab);
  }
  const delivered = recordDeliveries();
  await device.goOffline();
  for (const [index, tab] of tabs.entries()) {
    await tab.bringToFront();
    await addBoundary(tab, `from tab ${index + 1}`);
    await expect(gated.getByText(`${index + 1} change`)).toBeVisible();
  }
  await device.context.clearCookies();
  await device.goOnline();
  for (const tab of tabs) await expect(gateOf(tab)).toBeVisible({ timeout: 60_000 });
  expect(delivered).toEqual([]);

  await device.post("/api/auth/login", { email: "mara@example.org", password: PASSWORD });
  await other.bringToFront();
  await other.keyboard.press("Escape");
  await expect(other.getByText(/saved on this device\. (It|They)/)).toBeHidden();
  expect(delivered).toEqual(["from tab 1", "from tab 2", "from tab 3"]);
  await expect(gateOf(gated)).toBeVisible();

  await gated.bringToFront();
  await gateOf(gated).getByLabel("Password", { exact: true }).fill(PASSWORD);
  await gateOf(gated).getByRole("button", { name: "Sign in and continue" }).click();
  for (const tab of tabs) await expect(gateOf(tab)).toBeHidden();
  const stored = await device.get<Boundary[]>("/api/boundaries");
  expect(stored.map(({ name }) => name)).toEqual(delivered);
});

test("a conflict is shown with both versions, and blocks nothing else", async () => {
  const item = (await (await device.post("/api/safety", lookout("Jo"))).json()) as SafetyItem;
  await device.keepPlan();
  await device.hasWorker();
  await device.context.setOffline(true);
  await device.page.getByText("Jo", { exact: true }).first().click();
  await device.page.getByRole("textbox", { name: "Title" }).fill("Sam");
  await expect(device.page.getByText("1 change is saved on this device.")).toBeVisible();
  await device.page.goto(`${device.url}/briefing`);
  for (const question of [/What changed\?/, /What persists\?/, /one priority/]) {
    await device.page.getByRole("textbox", { name: question }).fill("Same");
  }
  await device.page.getByRole("button", { name: "Log Handover" }).click();
  await expect(device.page.getByText("2 changes are saved on this device.")).toBeVisible();

  // Meanwhile on another device.
  await device.context.request.patch(`${device.url}/api/safety/${item.id}`, { data: { title: "Kim" } });
  await device.context.setOffline(false);
  await expect(device.page.getByText("1 change couldn't be sent, and is still on this device.")).toBeVisible({
    timeout: 40_000,
  });
  // The refused change is told of while the others are still on their way.
  await expect(device.page.getByText(/saved on this device\. (It|They)/)).toBeHidden();
  expect(await device.get<Briefing[]>("/api/briefings")).toHaveLength(1);
  await device.page.getByRole("button", { name: "Review" }).click();
  const dialog = device.page.getByRole("dialog", { name: "Not sent yet" });
  await expect(dialog.getByRole("region", { name: "What you wrote" })).toContainText("Sam");
  await expect(dialog.getByRole("region", { name: "What's there now" })).toContainText("Kim");
  await expectAccessible(device.page);
  await dialog.getByRole("button", { name: "Keep what I wrote" }).click();
  await expect(dialog).toBeHidden();
  expect((await device.get<SafetyItem[]>("/api/safety")).map(({ title }) => title)).toEqual(["Sam"]);
});

test("the plan can be read before signing in; signing out removes it from the device", async () => {
  await device.post("/api/safety", lookout("Jo looks out for me"));
  await device.keepPlan();
  const { page } = device;
  await device.context.clearCookies();
  await page.goto(`${device.url}/login`);
  await page.getByRole("link", { name: "Open the safety plan on this device" }).click();
  await expect(page.getByText("Jo looks out for me")).toBeVisible();

  await device.post("/api/auth/login", { email: "mara@example.org", password: PASSWORD });
  await page.goto(device.url);
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the safety plan on this device" })).toBeHidden();
  expect(await page.evaluate(() => caches.keys())).not.toContain("ridgeline-private");
  await page.goto(`${device.url}/plan`);
  await expect(page.getByText("No safety plan on this device")).toBeVisible();
});

test("a new build is offered and never forced", async () => {
  const { page } = device;
  const notice = page.getByText("A new version of Ridgeline is ready.");
  await page.goto(`${device.url}/briefing`);
  await device.hasWorker();
  const build = await copyWithNextBuild();
  try {
    await device.deploy(build);
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Later" }).click();
    await expect(notice).toBeHidden();
    expect(await page.evaluate(isOfNextBuild)).toBe(false);
    await page.getByRole("link", { name: "Objectives" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Objectives" })).toBeVisible();
  } finally {
    await rm(build, { recursive: true, force: true });
  }
});

test("a page that came past the worker is taken into its charge", async () => {
  const { page } = device;
  await page.goto(device.url);
  await device.hasWorker();
  const session = await device.context.newCDPSession(page);
  let wasAlone = false;
  await page.route("**/assets/index-*.js", async (route) => {
    wasAlone = await page.evaluate(() => navigator.serviceWorker.controller === null);
    await route.continue();
  });
  // As with Shift and Reload. A page that is loading while the worker takes over is also left uncontrolled.
  await session.send("Page.reload", { ignoreCache: true });
  await expect(page.getByRole("heading", { name: "Command Dashboard" })).toBeVisible();
  expect(wasAlone).toBe(true);
  await device.hasWorker();
  const [part] = await Promise.all([
    page.waitForResponse(/\/assets\/.*\.css$/),
    page.evaluate(() => fetch(document.querySelector<HTMLLinkElement>('link[href$=".css"]')?.href ?? "")),
  ]);
  expect(part.fromServiceWorker()).toBe(true);
});

test("Quick Calm without an account goes on when the connection is lost before anything is pressed", async () => {
  await device.context.clearCookies();
  const { page } = device;
  await page.goto(`${device.url}/calm`);
  await device.hasWorker();
  await device.goOffline();
  await page.getByRole("button", { name: "Yes, let's do this" }).click();
  await expect(page.getByRole("heading", { name: "Breathe with the circle" })).toBeVisible();
  await page.getByRole("button", { name: "Open Body scan" }).click();
  await expect(page.getByRole("heading", { name: "Body scan" })).toBeVisible();
});

test("browsers may install the app", async () => {
  await device.page.goto(device.url);
  await device.hasWorker();
  const session = await device.context.newCDPSession(device.page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
  const { errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
});
