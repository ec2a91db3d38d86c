import type { Page, Request } from "@playwright/test";
import { expect, expectAccessible, newEmail, PASSWORD, test } from "./fixtures.ts";

/** The app's own script, which prerendered pages fetch later: Quick Calm's for a stranger when something is pressed. */
const APP = "**/assets/index-*.js";

const begin = (page: Page) => page.getByRole("button", { name: "Yes, let's do this" });
const breathing = (page: Page) => page.getByRole("heading", { name: "Breathe with the circle" });
const contacts = (page: Page) => page.getByRole("region", { name: "People to turn to" });

/** Holds the app's script back. @returns what lets it pass, and fails it */
async function holdApp(page: Page) {
  const answers: (() => void)[] = [];
  let isHeld = true;
  await page.route(APP, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => answers.push(resolve));
    await route.continue();
  });
  return () => {
    isHeld = false;
    for (const answer of answers) answer();
  };
}

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request: Request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

test("Quick Calm shows the country's numbers without the app, and a choice of another country stays", async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  const asked = page.waitForResponse("**/api/support-contacts?country=DE");
  await page.goto("/calm");
  await expect(contacts(page).getByRole("link", { name: /emergency number \(112\)/ })).toBeVisible();
  await expect(page.getByLabel("Numbers for")).toHaveValue("DE");
  await asked;
  await page.getByLabel("Numbers for").selectOption("GB");
  await expect(contacts(page).getByRole("link", { name: /emergency number \(999\)/ })).toBeVisible();
  await expect(contacts(page).getByRole("link", { name: "Call 116 123 (Samaritans)" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Call 116 123", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /112/ })).toBeHidden();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel("Numbers for")).toHaveValue("GB");
  expect(scripts.filter((path) => !/appearance|start-on-press/.test(path))).toEqual([]);

  await begin(page).click();
  await expect(breathing(page)).toBeVisible();
  await expect(page.getByLabel("Numbers for")).toHaveValue("GB");
  await expect(contacts(page).getByRole("link", { name: /emergency number/ })).toHaveCount(1);
});

test("what is pressed while the app is fetched happens once, and the press shows that something is coming", async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto("/calm");
  await begin(page).dblclick();
  await expect(begin(page)).toHaveAttribute("aria-busy", "true");
  await expect(page.getByText("One moment…")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Open Body scan" }).click();
  release();
  await expect(breathing(page)).toBeFocused();
  await expect(page.getByRole("button", { name: "All practices" })).toBeVisible();
  await expect(page.getByText("Step 2 of 6")).toBeVisible();
  await expect(page.getByText("One moment…")).toBeHidden();
  await expect(page.locator("button[aria-busy]")).toHaveCount(0);
});

test("by keyboard, the focus stays where the person is", async ({ page }) => {
  const release = await holdApp(page);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto("/calm");
  const open = page.getByRole("button", { name: "Open Body scan" });
  await open.focus();
  await page.evaluate(() => window.scrollBy(0, 40));
  const top = await page.evaluate(() => window.scrollY);
  release();
  await expect(page.getByText(/^Find a helpline/i).first()).toBeVisible();
  await expect(page.locator("[data-countries]")).toHaveCount(0);
  await expect(open).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Body scan" })).toBeVisible();
});

test("more contacts open in their place, whoever shows them first", async ({ page }) => {
  await page.goto("/calm");
  await page.getByLabel("Numbers for").selectOption("US");
  await page.getByRole("button", { name: "9 more" }).dispatchEvent("click");
  await expect(contacts(page).getByRole("heading", { name: "NAMI HelpLine" })).toBeVisible();
});

test.describe("without a connection", () => {
  test.use({ losesConnection: true });

  test("a press says so, and the next one works", async ({ page, context }) => {
    await page.goto("/calm");
    await context.setOffline(true);
    await begin(page).click();
    await expect(
      page.getByText("This couldn't be loaded. Check your connection and press again."),
    ).toBeVisible();
    await expect(begin(page)).not.toHaveAttribute("aria-busy");
    await context.setOffline(false);
    await begin(page).click();
    await expect(breathing(page)).toBeVisible();
  });
});

test("leaving quickly needs no app", async ({ page }) => {
  const neutral = "https://www.wikipedia.org/";
  await page
    .context()
    .route(`${neutral}**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Wikipedia</title>" }),
    );
  await page.route(APP, (route) => route.abort());
  await page.goto("/calm");
  await page.getByRole("button", { name: "Leave quickly" }).click();
  await expect(page).toHaveURL(neutral);
  await page.goto("/calm");
  for (const _ of [1, 2, 3]) await page.keyboard.press("Escape");
  await expect(page).toHaveURL(neutral);
});

test("the app starts by itself where a part of the page needs it", async ({ page }) => {
  await page.goto("/calm");
  await page.getByRole("heading", { name: "Recommended Resources" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: /^Crisis/ })).toBeVisible();
});

test("an admin's contact takes the place of the one that came along", async ({ page }) => {
  await page.route("**/api/support-contacts?country=DE", async (route) => {
    const response = await route.fetch();
    const [first, ...rest] = await response.json();
    await route.fulfill({ json: [{ ...first, phone: "030 123" }, ...rest] });
  });
  await page.goto("/calm");
  await expect(contacts(page).getByRole("link", { name: /^Call 030 123/ })).toHaveAttribute(
    "href",
    "tel:030123",
  );
});

test("somebody who signed in in another tab meanwhile is known when the app starts", async ({
  page,
  context,
}) => {
  await page.goto("/calm");
  const person = { email: newEmail(), username: "Mara", password: PASSWORD };
  expect((await page.request.post("/api/auth/signup", { data: person })).status()).toBe(201);
  const other = await context.newPage();
  await other.goto("/about");
  await expect(other.getByRole("button", { name: /Mara/ })).toBeVisible();
  await begin(page).click();
  await expect(breathing(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("ridgeline:signed-in-before"))).not.toBeNull();
});

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Username").fill("Mara Keller");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
}

test("an account that is created before the app has started is created once it has", async ({ page }) => {
  const release = await holdApp(page);
  const signups: Request[] = [];
  page.on("request", (request) => request.url().includes("/api/auth/signup") && signups.push(request));
  await page.goto("/signup");
  await fillIn(page, newEmail());
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("One moment…")).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL(/\/signup$/);
  release();
  await expect(page.getByRole("heading", { name: "Command Dashboard" })).toBeVisible();
  expect(signups).toHaveLength(1);
});

test.describe("without any script", () => {
  test.use({ losesConnection: true });

  test("a form sends nothing, and what was typed stays where it is", async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/signup");
    const email = newEmail();
    await fillIn(page, email);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expect(page).toHaveURL(/\/signup$/);
  });
});
