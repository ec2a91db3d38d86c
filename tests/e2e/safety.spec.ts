import type { Page } from "@playwright/test";
import type { NewSafetyItemInput, SafetyItem } from "#shared/safety/safety.contract.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, PASSWORD, test, toastText } from "./fixtures.ts";

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const details = (page: Page) => page.getByRole("textbox", { name: "Details" });
const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/);

async function addItem(page: Page, item: Partial<NewSafetyItemInput> = {}): Promise<SafetyItem> {
  const response = await page.request.post("/api/safety", {
    data: { kind: "lookout", mode: "life", title: "Jo", ...item },
  });
  expect(response.status()).toBe(201);
  return response.json();
}

async function storedItems(page: Page): Promise<SafetyItem[]> {
  return (await page.request.get("/api/safety?mode=life")).json();
}

async function openItem(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true, expanded: false }).click();
}

test("a plan from nothing: add, write, and find it again", async ({ member: { page } }) => {
  await page.goto("/safety");
  await expect(page.getByRole("heading", { level: 1, name: "Safety Planning" })).toBeVisible();
  await expect(page.getByRole("img", { name: "LCES Completeness: 0%" })).toBeVisible();
  await page.getByRole("link", { name: "Fill the first gap: Lookouts" }).click();
  await expect(region(page, "LOOKOUTS")).toBeFocused();
  await page.getByRole("button", { name: "Add the first to Lookouts" }).click();
  await expect(toastText(page, "Item added")).toBeVisible();
  await expect(title(page)).toBeFocused();
  await page.keyboard.type("Jo next door");
  await details(page).fill("Says so when I stop sleeping");
  await page.getByRole("textbox", { name: "Link" }).fill("tel:+49301234567");
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole("img", { name: "LCES Completeness: 25%" })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("link", { name: "Call +49301234567" })).toHaveAttribute(
    "href",
    "tel:+49301234567",
  );
  await expect(page.getByText("Says so when I stop sleeping")).toBeVisible();
  await openItem(page, "Jo next door");
  await page.getByRole("button", { name: "History" }).click();
  await expect(
    page.getByRole("list", { name: "History" }).getByText("Details changed", { exact: true }),
  ).toBeVisible();
  await page.getByRole("textbox", { name: "Note for the history" }).fill("Asked her, she agreed");
  await page.getByRole("button", { name: "Log", exact: true }).click();
  await expect(toastText(page, "Logged in history")).toBeVisible();
  await expect(page.getByRole("list", { name: "History" }).getByText("Asked her, she agreed")).toBeVisible();
  await details(page).fill("Something worse");
  await details(page).press("Control+s");
  await expect(toastText(page, "Saved to Safety")).toBeVisible();
  await expect(page.getByRole("list", { name: "History" }).getByText("Something worse")).toBeVisible();
  await page
    .getByRole("button", { name: /^Restore this value/ })
    .first()
    .click();
  await expect(details(page)).toHaveValue("Says so when I stop sleeping");
  await expect.poll(async () => (await storedItems(page))[0]?.details).toBe("Says so when I stop sleeping");

  await page.getByRole("button", { name: "Delete" }).click();
  await expect(toastText(page, "Item deleted")).toBeVisible();
  await expect(page.getByText("Who could keep an eye out for you?")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Jo next door" })).toBeVisible();
});

test("who turns to another mode in need finds the plan, and can bring it there", async ({
  member: { page },
}) => {
  await addItem(page);
  await addItem(page, { title: "Sam" });
  await page.goto("/safety");
  await expect(page.getByRole("button", { name: "Sam", exact: true })).toBeVisible();
  await page.getByRole("radio", { name: "Incident" }).click();
  const lookouts = region(page, "LOOKOUTS");
  await expect(lookouts.getByText("From Life mode: Jo, Sam.")).toBeVisible();
  await expectAccessible(page);
  await lookouts.getByRole("button", { name: "Use them here, too in Lookouts" }).click();
  await expect(toastText(page, "2 items now in all modes")).toBeVisible();
  await expect(page.getByRole("img", { name: "LCES Completeness: 25%" })).toBeVisible();
  await page.reload();
  await expect(lookouts.getByRole("button", { name: "Jo", exact: true })).toBeVisible();
  await expect(lookouts.getByRole("button", { name: "Sam", exact: true })).toBeVisible();
});

test("the plan is a file to take along", async ({ member: { page } }) => {
  await addItem(page);
  await page.goto("/safety");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/safety.*\.md$/);
  await expect(toastText(page, "Export Successful")).toBeVisible();
});

test.describe("two tabs", () => {
  // Chromium itself logs the 409.
  test.use({ losesConnection: true, allowedConsole: [/409/] });

  test("that change the same: nothing is lost, the person chooses", async ({ member: { page } }) => {
    await addItem(page);
    const other = await page.context().newPage();
    await page.goto("/safety");
    await other.goto("/safety");
    await openItem(page, "Jo");
    await openItem(other, "Jo");
    await details(other).fill("Only after nine");
    await expect(saved(other)).toBeVisible();
    await title(other).fill("Jo Berg");
    await other.getByRole("button", { name: "Save" }).click();
    await expect(toastText(other, "Saved to Safety")).toBeVisible();

    await title(page).fill("Jo from next door");
    await expect(page.getByRole("heading", { name: "Changed in two places" })).toBeVisible();
    await expect(region(page, "Title: mine, from here")).toContainText("Jo from next door");
    await expect(region(page, "Title: theirs, saved earlier")).toContainText("Jo Berg");
    await expect(details(page)).toHaveValue("Only after nine");
    expect((await storedItems(page))[0]).toMatchObject({ title: "Jo Berg", details: "Only after nine" });
    await expectAccessible(page);

    // The question survives a reload.
    await page.reload();
    await expect(page.getByRole("heading", { name: "Changed in two places" })).toBeVisible();
    await page.getByRole("button", { name: /^Keep mine/ }).click();
    await expect(toastText(page, "Saved to Safety")).toBeVisible();
    expect((await storedItems(page))[0]).toMatchObject({
      title: "Jo from next door",
      details: "Only after nine",
    });

    // The other tab does not know yet; its change to another field is merged.
    await details(other).fill("Only after ten");
    await expect
      .poll(async () => (await storedItems(page))[0])
      .toMatchObject({ title: "Jo from next door", details: "Only after ten" });
    await expect(title(other)).toHaveValue("Jo from next door");
    await other.close();
  });

  test("do not take each other's unsaved text for a crash", async ({ member: { page } }) => {
    await addItem(page);
    await page.goto("/safety");
    // A save that is never answered.
    await page.route("**/api/safety/*", () => undefined);
    await openItem(page, "Jo");
    await title(page).fill("Jo, not sent");
    const other = await page.context().newPage();
    await other.goto("/safety");
    await expect(other.getByRole("button", { name: "Jo", exact: true })).toBeVisible();
    await expect(other.getByText("Here's what you hadn't saved yet.")).toBeHidden();
    const browser = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent("crash");
    void browser.send("Page.crash").catch(() => undefined);
    await crashed;
    // The browser releases the lock shortly after the tab is closed.
    await expect.poll(() => other.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(0);
    await other.reload();
    await expect(title(other)).toHaveValue("Jo, not sent");
    await expect(saved(other)).toBeVisible();
    expect((await storedItems(other))[0]).toMatchObject({ title: "Jo, not sent" });
    await other.close();
  });
});

test.describe("what is not saved yet", () => {
  test.use({ losesConnection: true, allowedConsole: [/401/] });

  test("is there at the next opening after the tab was closed right after typing", async ({
    member: { page },
  }) => {
    await addItem(page);
    await page.goto("/safety");
    const other = await page.context().newPage();
    await other.goto("/safety");
    await openItem(other, "Jo");
    await expect(title(other)).toBeFocused();
    await other.keyboard.press("End");
    await other.keyboard.type(" from next door");
    await Promise.all([other.waitForEvent("close"), other.close({ runBeforeUnload: true })]);
    // The closing tab sends it. If the browser ends first, the next visit sends it from the device.
    await page.reload();
    await expect(page.getByRole("button", { name: "Jo from next door" })).toBeVisible();
    await expect.poll(async () => (await storedItems(page))[0]?.title).toBe("Jo from next door");
    const drafts = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("draft:")));
    await expect.poll(drafts).toEqual([]);
  });

  test("survives a session that ends in the middle of it", async ({ member: { page } }) => {
    await addItem(page);
    await page.goto("/safety");
    await openItem(page, "Jo");
    // Ends the session with the save: the page asks for other things by itself, which would find it ended before.
    await page.route("**/api/safety/*", async (route) => {
      await page.context().clearCookies();
      await route.continue({ headers: { ...route.request().headers(), cookie: "" } });
    });
    await details(page).fill("Says so when I stop sleeping");
    const dialog = page.getByRole("dialog", { name: "Please sign in again" });
    await expect(dialog).toBeVisible();
    await page.unroute("**/api/safety/*");
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: "Sign in and continue" }).click();
    await expect(dialog).toBeHidden();
    await expect(saved(page)).toBeVisible();
    expect((await storedItems(page))[0]).toMatchObject({ details: "Says so when I stop sleeping" });
  });

  test("survives the loss of the network, and goes when it is back", async ({ member: { page } }) => {
    await addItem(page);
    await page.goto("/safety");
    await openItem(page, "Jo");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(toastText(page, "Saved to Safety")).toBeVisible();
    await page.context().setOffline(true);
    await details(page).fill("Says so when I stop sleeping");
    await expect(page.getByText("1 change is saved on this device.", { exact: false })).toBeVisible();
    await expect(details(page)).toHaveValue("Says so when I stop sleeping");
    await page.context().setOffline(false);
    await expect(toastText(page, "The changes you saved on this device have been sent")).toBeVisible();
    await expect(saved(page)).toBeVisible();
    expect((await storedItems(page))[0]).toMatchObject({ details: "Says so when I stop sleeping" });
  });
});

test("by keyboard alone", async ({ member: { page } }) => {
  await page.goto("/safety?open=escape-route&from=dashboard");
  await expect(region(page, "ESCAPE ROUTES")).toBeFocused();
  await expect(region(page, "ESCAPE ROUTES")).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Add the first to Escape Routes" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(title(page)).toBeFocused();
  await page.keyboard.type("Through the kitchen");
  await page.keyboard.press("Tab");
  await page.keyboard.type("The key hangs beside the door");
  await page.keyboard.press("Control+s");
  await expect(toastText(page, "Saved to Safety")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Through the kitchen" })).toBeFocused();
  await expect(page.getByText("The key hangs beside the door")).toBeVisible();
});

for (const mode of ["life", "business", "incident"] as const) {
  test(`axe finds nothing in ${mode} mode, empty, full, and in the editor`, async ({
    member: { page },
  }, testInfo) => {
    await page.addInitScript((chosen) => localStorage.setItem("ridgeline:mode", chosen), mode);
    await page.goto("/safety");
    await expect(page.getByText("Who could keep an eye out for you?")).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: testInfo.outputPath("empty.png"), fullPage: true });
    for (let number = 1; number <= 6; number += 1) {
      await addItem(page, { mode, title: `Jo ${number}`, details: "Says so when I stop sleeping" });
    }
    await addItem(page, { mode, kind: "comms", linkUrl: "tel:+49301234567", useAllModes: true });
    await page.reload();
    await expect(page.getByRole("button", { name: /^Show 2 more/ })).toBeVisible();
    await openItem(page, "Jo 2");
    await page.getByRole("button", { name: "History" }).click();
    await expect(page.getByRole("list", { name: "History" })).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: testInfo.outputPath("full.png"), fullPage: true });
  });
}

test.describe("on a phone of 360 pixels", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("everything can be read and done", async ({ member: { page } }, testInfo) => {
    const endless = "a-word-without-a-single-space-".repeat(6);
    await addItem(page, {
      title: endless,
      details: endless.repeat(5),
      linkUrl: `https://example.org/${endless}`,
    });
    await page.goto("/safety");
    await expect(page.getByRole("link", { name: /example\.org/ })).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: testInfo.outputPath("phone.png"), fullPage: true });
    await page.getByRole("button", { name: "Add the first to Safety Zones" }).tap();
    await expect(title(page)).toBeFocused();
    await title(page).fill("Mina's kitchen");
    await expect(saved(page)).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: testInfo.outputPath("phone-editor.png"), fullPage: true });
    await page.getByRole("button", { name: "How is this counted?" }).tap();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the plan comes first, is put in order by drag, and is used in large type", async ({
    member: { page },
  }) => {
    for (const name of ["Jo", "Sam", "Ruth"]) await addItem(page, { title: name });
    await addItem(page, { kind: "comms", title: "My sister", linkUrl: "tel:+12125550100" });
    await page.goto("/safety");
    const lookouts = region(page, "LOOKOUTS");
    const titles = () => lookouts.getByRole("heading", { level: 3 });
    await expect(titles()).toHaveText(["Jo", "Sam", "Ruth"]);
    const [from, to] = await Promise.all(
      ["Jo", "Ruth"].map((name) => page.getByRole("button", { name: `Move ${name}` }).boundingBox()),
    );
    if (!from || !to) throw new Error("The handles aren't shown.");
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height, { steps: 5 });
    await page.mouse.up();
    await expect(titles()).toHaveText(["Sam", "Ruth", "Jo"]);
    await openItem(page, "Ruth");
    await page.getByRole("button", { name: "Pin to the top" }).click();
    await expect(titles()).toHaveText(["Ruth", "Sam", "Jo"]);

    const bar = page.getByRole("navigation", { name: "Lists of the plan" });
    await bar.getByRole("link", { name: "Safety Zones" }).click();
    await expect(region(page, "SAFETY ZONES")).toBeFocused();
    await expect(region(page, "SAFETY ZONES").getByRole("heading", { level: 2 })).toBeInViewport();
    await page.getByRole("link", { name: "Use your plan now" }).click();
    await expect(lookouts.getByRole("heading", { level: 3 })).toHaveText(["Ruth", "Sam", "Jo"]);
    await expect(page.getByRole("link", { name: "Call +12125550100" })).toHaveAttribute(
      "href",
      "tel:+12125550100",
    );
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
