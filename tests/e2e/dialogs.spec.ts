import { closeByEscape, expect, test, toastText } from "./fixtures.ts";

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("Back closes a dialog and stays on the page; Forward opens nothing", async ({
      member: { page },
    }) => {
      await page.goto("/about");
      await page.goto("/objectives");
      await page.getByRole("button", { name: "Create First" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("dialog")).toBeHidden();
      await page.goForward();
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(page).toHaveURL("/objectives");
      await page.goBack();
      await expect(page).toHaveURL("/about");
    });
  });
}

test("a dialog that was closed leaves nothing for Back to go through", async ({ member: { page } }) => {
  await page.goto("/about");
  await page.getByRole("link", { name: "Objectives", exact: true }).click();
  for (let times = 0; times < 2; times += 1) {
    await page.getByRole("button", { name: "Create First" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await closeByEscape(page);
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("a dialog over a dialog closes first", async ({ member: { page } }) => {
  const session = {
    situation: "The lease ends",
    consciousness: ["a", "b", "c"],
    clarity: ["Peace"],
    control: { people: "Jo", time: "", budget: "", skills: "" },
    cadence: "daily",
    tags: [],
  };
  const { id } = await (await page.request.post("/api/isap", { data: session })).json();
  await page.goto(`/isap-compass?session=${id}`);
  await page.getByRole("dialog").getByRole("button", { name: "Delete session" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(page).toHaveURL("/isap-compass");
});

test("Back from a screen that was opened in the palette leads to where the person was", async ({
  member: { page },
}) => {
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("disclaimer");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/disclaimer");
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL("/disclaimer");
});

test("a dialog that an address opened closes for good", async ({ member: { page } }) => {
  await page.goto("/about");
  await page.goto("/watch-outs?open=W3");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL("/watch-outs");
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await page.goto("/watch-outs?open=W3");
  await expect(page.getByRole("dialog")).toBeVisible();
  // Its entry in the history follows a moment later.
  await expect.poll(() => page.evaluate(() => history.state?.dialogs)).toBe(1);
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL("/watch-outs");
});

test("Undo stays in reach, over nothing of the page, when another message comes", async ({
  member: { page },
}) => {
  await page.request.post("/api/objectives", {
    data: { title: "Book the van", specific: "s", measurable: "m", pillar: "Production" },
  });
  await page.goto("/objectives");
  await page.getByRole("button", { name: /Book the van/ }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(toastText(page, "Objective Deleted")).toBeVisible();
  const toasts = await page.getByRole("region", { name: "Notifications (F8)" }).boundingBox();
  const main = await page.locator("main").boundingBox();
  expect(toasts && toasts.x + toasts.width).toBeLessThanOrEqual(main?.x ?? 0);
  await page.keyboard.press("F8");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /Book the van/ })).toBeVisible();
});

test("a dialog stays centered while it appears and disappears", async ({ member: { page } }) => {
  await page.goto("/objectives");
  await page.getByRole("button", { name: "Create First" }).waitFor();
  const centers = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const sampled: number[] = [];
        const sample = () => {
          const dialog = document.querySelector("[role=dialog]");
          if (dialog) {
            const { left, right } = dialog.getBoundingClientRect();
            sampled.push(Math.round((left + right) / 2));
          }
          if (!dialog && sampled.length > 0) resolve(sampled);
          else requestAnimationFrame(sample);
        };
        sample();
      }),
  );
  await page.getByRole("button", { name: "Create First" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await closeByEscape(page);
  const middle = await page.evaluate(() => document.documentElement.clientWidth / 2);
  expect([...new Set(await centers)]).toEqual([Math.round(middle)]);
});
