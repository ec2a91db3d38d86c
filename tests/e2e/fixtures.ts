import { AxeBuilder } from "@axe-core/playwright";
import { test as base, type ConsoleMessage, expect, type Locator, type Page } from "@playwright/test";
import type { User } from "#shared/auth/auth.contract.ts";
import { startManyServers } from "#tests/support/many-servers.ts";
import { type ServerProcess, startServerProcess } from "#tests/support/server-process.ts";

export { expect };

declare global {
  interface Window {
    /** Left in the page by {@link AxeBuilder}. */
    axe: { run(options: { runOnly: string[] }): ReturnType<AxeBuilder["analyze"]> };
  }
}

export const PASSWORD = "a long enough password";

/** A warning from Playwright, caused by our configuration. */
const WORKER_BLOCKED = /Service Worker registration blocked by Playwright/;

/** What the browser and the app log when the connection goes: a mode's labels may still be on their way. */
const CONNECTION_LOST = /net::ERR_|Failed to load label mappings/;

let people = 0;

/** An address that no other test uses. */
export function newEmail(): string {
  people += 1;
  return `person-${process.pid}-${people}@example.org`;
}

/** The headers of somebody at an address of their own. One address may not create as many accounts as the journeys do. */
function newAddress(): Record<string, string> {
  return { "x-forwarded-for": `127.0.${people >> 8}.${people & 255}` };
}

/**
 * A server that believes the addresses of `newAddress`, with its owner: anyone else's first account there would need the
 * setup code. With SERVERS, it is several processes behind a proxy (tests/many).
 */
export async function startJourneyServer(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const settings = { TRUST_PROXY: "1", ...environment };
  const count = Number(process.env.SERVERS ?? 1);
  const server =
    count > 1 ? await startManyServers(count, settings) : await startServerProcess({ environment: settings });
  const response = await fetch(`${server.url}/api/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "owner@example.org", username: "Owner", password: PASSWORD }),
  });
  expect(response.status).toBe(201);
  return server;
}

interface Fixtures {
  /** Expected console messages, such as the browser's line about a 401. */
  allowedConsole: RegExp[];
  /** The page loses its connection on purpose, so messages about failed calls are expected. */
  losesConnection: boolean;
  /** A page of a person who has just signed up. */
  member: { page: Page; user: User };
}

/** The `test` of all journeys: a server for each worker, and no console messages. */
export const test = base.extend<Fixtures, { server: ServerProcess }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's form.
    async ({}, use) => {
      const server = await startJourneyServer();
      await use(server);
      expect(await server.stop()).toBe(0);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  allowedConsole: [[], { option: true }],
  losesConnection: [false, { option: true }],
  page: async ({ page, allowedConsole, losesConnection }, use) => {
    const unexpected: string[] = [];
    const allowed = [...allowedConsole, WORKER_BLOCKED, ...(losesConnection ? [CONNECTION_LOST] : [])];
    const isAllowed = (text: string) => allowed.some((pattern) => pattern.test(text));
    page.on("console", (message: ConsoleMessage) => {
      const text = `${message.type()}: ${message.text()} (${message.location().url})`;
      if ((message.type() === "error" || message.type() === "warning") && !isAllowed(text))
        unexpected.push(text);
    });
    page.on("pageerror", (error) => unexpected.push(`page error: ${error.message}`));
    page.on("response", (response) => {
      if (response.status() >= 500 && !isAllowed(String(response.status()))) {
        unexpected.push(`${response.status()} ${response.url()}`);
      }
    });
    afterClosing(page);
    await use(page);
    expect(unexpected, "the console and the server must stay silent").toEqual([]);
  },
  member: async ({ page }, use) => {
    const response = await page.request.post("/api/auth/signup", {
      data: { email: newEmail(), username: "Mara Keller", password: PASSWORD },
      headers: newAddress(),
    });
    expect(response.status()).toBe(201);
    await use({ page, user: (await response.json()) as User });
  },
});

/** Expects no axe violations, in the light and in the dark theme, and no horizontal scrolling. Leaves the light theme. */
export async function expectAccessible(page: Page): Promise<void> {
  const still = await holdStill(page);
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  // Without legacy mode, each check opens a second page for its results, which takes three times as long.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(tags).analyze();
  await page.emulateMedia({ colorScheme: "dark" });
  const inTheDark = await page.evaluate(() => window.axe.run({ runOnly: ["color-contrast"] }));
  await page.emulateMedia({ colorScheme: "light" });
  await still.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
  const found = [...violations, ...inTheDark.violations].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n  ")}`,
  );
  expect(found, "axe").toEqual([]);
  await expectNoSidewaysScroll(page);
}

/** Stops all animations: axe would measure the colors of a half-faded toast. */
function holdStill(page: Page) {
  return page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { animation: none !important; transition: none !important }");
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
}

export async function expectNoSidewaysScroll(page: Page, where = page.url()): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(excess, `pixels that scroll sideways: ${where}`).toBeLessThanOrEqual(0);
}

/** Waits until React has taken over a prerendered page, with this part. Before that, a link leaves it for another page. */
export async function expectTakenOver(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((own) => Object.keys(own).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
}

/** The visible toast's text. */
export function toastText(page: Page, text: string): Locator {
  return page.getByRole("region", { name: "Notifications (F8)" }).getByText(text, { exact: true });
}

/**
 * Lets `goto` and `reload` wait until a dialog that has just closed has left the browser's history, which takes the
 * browser a moment: a navigation in that moment would be aborted.
 */
function afterClosing(page: Page): void {
  const hasLeft = () =>
    page.waitForFunction(
      () =>
        !(history.state as { dialogs?: number } | null)?.dialogs ||
        document.querySelector(":is([role=dialog], [role=alertdialog])[data-state=open]") !== null,
    );
  const { goto, reload } = page;
  page.goto = async (...args) => {
    await hasLeft();
    return goto.apply(page, args);
  };
  page.reload = async (...args) => {
    await hasLeft();
    return reload.apply(page, args);
  };
}

/** Closes the topmost dialog by Escape, and waits until its entry is gone from the browser's history, too. */
export async function closeByEscape(page: Page): Promise<void> {
  const depth = () => page.evaluate(() => (history.state as { dialogs?: number } | null)?.dialogs ?? 0);
  const before = await depth();
  await page.keyboard.press("Escape");
  await expect.poll(depth).toBeLessThan(before);
}
