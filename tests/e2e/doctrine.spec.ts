import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";

test.describe("Watch Outs", () => {
  test("are searched, filtered and opened, and what was recorded marks some of them", async ({
    member: { page },
  }) => {
    await page.request.post("/api/isap", {
      data: {
        situation: "Everything at the same time",
        consciousness: ["a", "b", "c"],
        clarity: ["Presence", "Purpose", "Production", "Peace"],
        control: { people: "Jo", time: "", budget: "", skills: "" },
        cadence: "weekly",
        tags: [],
      },
    });
    for (const title of ["Move out", "Paint the hall", "File the taxes", "Sell the car"]) {
      const day = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString().slice(0, 10);
      const objective = { title, specific: "s", measurable: "m", pillar: "Production", dueOn: day };
      await page.request.post("/api/objectives", { data: { ...objective, dueSource: "given" } });
    }
    await page.goto("/");
    await page.getByRole("link", { name: "Watch Outs" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "18 Universal Watch Outs" })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(18);
    const marked = page.getByRole("article").filter({ hasText: "Fits what you recorded" });
    await expect(marked.filter({ hasText: "W10 · Everything at once" })).toBeVisible();

    await page.getByRole("searchbox", { name: "Search Watch Outs" }).fill("OVERWHELMED");
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("button", { name: /^W10/ }).click();
    const dialog = page.getByRole("dialog", { name: "W10 · Everything at once" });
    await expect(dialog.getByText("Fits what you recorded")).toBeVisible();
    await dialog.getByRole("button", { name: "Not now" }).click();
    await expect(
      dialog.getByText("Dismissed. It won't come back until what you record changes."),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: /^W10/ })).toBeFocused();
    await page.reload();
    await expect(marked.first()).toBeVisible();
    await expect(marked.filter({ hasText: "W10" })).toHaveCount(0);

    await page.getByRole("searchbox").fill("zebra");
    await expect(page.getByText("No watch outs found matching your search")).toBeVisible();
  });

  test("keep the category in the address, and Back leads off the screen", async ({ member: { page } }) => {
    await page.goto("/about");
    await page.goto("/watch-outs?filter=energy");
    await expect(page.getByRole("radio", { name: "Energy (4)" })).toBeChecked();
    await expect(page.getByRole("article")).toHaveCount(4);
    await page.getByRole("radio", { name: "Comfort (2)" }).check();
    await expect(page).toHaveURL(/\/watch-outs\?filter=comfort$/);
    await expect(page.getByRole("article")).toHaveCount(2);
    await page.reload();
    await expect(page.getByRole("article")).toHaveCount(2);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });

  test("work by keyboard alone", async ({ member: { page } }) => {
    await page.goto("/watch-outs");
    await page.getByRole("searchbox").focus();
    await page.keyboard.type("numb");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("radio", { name: "All (18)" })).toBeFocused();
    await page.keyboard.press("Tab");
    const card = page.getByRole("button", { name: "W11 · Pulling back" });
    await expect(card).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog").getByRole("region", { name: "Pulling back" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("dialog").locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(card).toBeFocused();
  });
});

test("Universal Orders lead to their applications, to a reflection and to the Watch Outs", async ({
  member: { page },
}) => {
  await page.goto("/universal-orders");
  await expect(page.getByRole("article")).toHaveCount(10);
  await page.getByRole("article").filter({ hasText: "Name the real job" }).click();
  const order = page.getByRole("dialog", { name: "Order 2 · Name the real job" });
  for (const mode of ["Life", "Business", "Incident"]) {
    await expect(order.getByRole("heading", { name: mode })).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Daily Reflection" }).click();
  await expect(page.getByRole("dialog").getByRole("region", { name: /^Universal Order/ })).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("region", { name: /^Watch Out/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "View 18 Watch Outs" }).click();
  await expect(page).toHaveURL(/\/watch-outs$/);
});

test("About has lessons to open, and leads to the disclaimer, whose contents lead to a section", async ({
  member: { page },
}) => {
  await page.goto("/about");
  await page.getByRole("button", { name: /^Have two ways out/ }).click();
  await expect(page.getByText("One way out can be blocked.")).toBeVisible();
  await page.locator("main").getByRole("link", { name: "Legal Disclaimer" }).click();
  await expect(page.getByText("Last updated October 26, 2025")).toBeVisible();
  await page.getByRole("link", { name: "4. Wellness and safety" }).click();
  await expect(page.getByRole("heading", { name: "4. Wellness and safety" })).toBeInViewport();
});

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("axe finds nothing in an open lesson", async ({ member: { page } }) => {
      await page.goto("/about");
      await page.getByRole("button", { name: /^Take one minute/ }).click();
      await expectAccessible(page);
    });

    test("axe finds nothing in the dialogs", async ({ member: { page } }) => {
      for (const address of ["/watch-outs?open=W3", "/universal-orders?open=7"]) {
        await page.goto(address);
        await expect(page.getByRole("dialog")).toBeVisible();
        await expectAccessible(page);
      }
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Daily Reflection" }).click();
      await expect(page.getByRole("dialog", { name: "Daily Reflection" })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test("very long words stay inside the page", async ({ member: { page } }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/watch-outs");
  await page.getByRole("searchbox").fill("x".repeat(300));
  await expect(page.getByText("No watch outs found matching your search")).toBeVisible();
  await expectNoSidewaysScroll(page);
});
