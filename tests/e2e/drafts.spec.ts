import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const situation = (page: Page) => page.getByRole("textbox", { name: "What is the situation?" });

test("two tabs in which an ISAP session is written keep each its own draft", async ({
  member: { page },
  context,
}) => {
  await page.goto("/isap-compass");
  await situation(page).fill("The rent");
  const other = await context.newPage();
  await other.goto("/isap-compass");
  await expect(situation(other)).toHaveValue("");
  await situation(other).fill("The dog");
  await page.reload();
  await expect(situation(page)).toHaveValue("The rent");
  await other.reload();
  await expect(situation(other)).toHaveValue("The dog");
});

test("what is being typed in an objective's card survives a reload while the server is away", async ({
  member: { page },
}) => {
  await page.request.post("/api/objectives", {
    data: { title: "Learn to sail", specific: "s", measurable: "m", pillar: "Peace" },
  });
  await page.goto("/objectives");
  const open = () => page.getByRole("button", { name: "Learn to sail", exact: true }).click();
  await open();
  await page.route("**/api/objectives/*", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: /^Edit Measurable/ }).click();
  await page.getByRole("textbox", { name: "Measurable" }).fill("Round the bay");
  await page.reload();
  await page.unroute("**/api/objectives/*");
  await open();
  await expect(page.getByRole("button", { name: "Edit Measurable: Round the bay" })).toBeVisible();
  const stored = async () => (await (await page.request.get("/api/objectives")).json())[0].measurable;
  await expect.poll(stored).toBe("Round the bay");
});

test("a line that is half typed survives a reload, and is gone once it was added", async ({
  member: { page },
}) => {
  await page.goto("/command-staff");
  const box = (what: string) => page.getByRole("textbox", { name: `New ${what}` });
  await box("outcome").fill("The keys are handed");
  await box("priority").fill("Book the");
  await page.reload();
  await expect(box("outcome")).toHaveValue("The keys are handed");
  await expect(box("priority")).toHaveValue("Book the");
  await box("priority").press("End");
  await box("priority").pressSequentially(" van");
  await box("priority").press("Enter");
  await expect(page.getByRole("checkbox", { name: "Done: Book the van" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Done: Book the van" })).toBeVisible();
  await expect(box("priority")).toHaveValue("");
});

test("lines that are sent as the page ends are there at the next opening, once", async ({
  member: { page },
}) => {
  await page.goto("/command-staff");
  const box = (what: string) => page.getByRole("textbox", { name: `New ${what}` });
  await box("priority").waitFor();
  await page.route("**/api/command-state*", (route) =>
    route.request().method() === "PUT" ? undefined : route.continue(),
  );
  for (const line of ["Book the van", "Call the school"]) {
    await box("priority").fill(line);
    await box("priority").press("Enter");
  }
  await box("outcome").fill("The keys are handed over");
  await box("outcome").press("Enter");
  await expect(page.getByRole("checkbox", { name: "Done: Call the school" })).toBeVisible();
  await page.reload();
  await page.unroute("**/api/command-state*");
  await page.reload();
  const stored = async () => {
    const { priorities, intent } = await (await page.request.get("/api/command-state?mode=life")).json();
    return [...priorities.map(({ title }: { title: string }) => title), ...intent.outcomes];
  };
  // The browser may tell the ending page that its call failed, and then the line is in its box again.
  const kept = async () => {
    const typed = await Promise.all([box("priority").inputValue(), box("outcome").inputValue()]);
    return [...(await stored()), ...typed.filter((text) => text !== "")].sort();
  };
  const ALL = ["Book the van", "Call the school", "The keys are handed over"];
  await expect.poll(kept).toEqual(ALL);
  await page.reload();
  await box("priority").waitFor();
  expect(await kept()).toEqual(ALL);
  expect((await stored()).length).toBeGreaterThanOrEqual(2);
});
