import { expect, expectAccessible, newEmail, PASSWORD, test } from "./fixtures.ts";

// The browser's line about the wrong password.
test.use({ allowedConsole: [/status of 40[01]/] });

test("everything is downloaded, the account deleted, and the file brings it back into a new one", async ({
  member: { page, user },
}) => {
  await page.request.post("/api/boundaries", {
    data: { name: "Evenings", statement: "No calls after eight." },
  });
  await page.goto("/settings#data");
  const section = page.getByRole("region", { name: "Your data" });
  const downloading = page.waitForEvent("download");
  await section.getByRole("button", { name: "Download everything" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^ridgeline-account-\d{4}-\d\d-\d\d\.json$/);
  const file = await download.path();

  await section.getByRole("button", { name: "One kind of record" }).click();
  await expectAccessible(page);
  for (const [button, name] of [
    ["Download action plan (PDF)", /^ridgeline-incident-action-plan-.*\.pdf$/],
    ["Boundaries, CSV", /^ridgeline-boundaries-.*\.csv$/],
  ] as const) {
    const exporting = page.waitForEvent("download");
    await section.getByRole("button", { name: button }).click();
    expect((await exporting).suggestedFilename()).toMatch(name);
  }

  // A draft that stays on the device until then.
  await page.goto("/settings#profile");
  await page.getByLabel("Phone number").fill("555 0100");
  await page.goto("/settings#data");
  await section.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expectAccessible(page);
  await dialog.getByLabel("Your password").fill("not the password");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(dialog.getByLabel("Your password")).toHaveAccessibleDescription(/isn't your current password/);
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await dialog.getByLabel("Your password").press("Enter");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Your account and everything in it is deleted.")).toBeVisible();
  const left = await page.evaluate((id) => JSON.stringify({ ...localStorage }).includes(id), user.id);
  expect(left).toBe(false);
  const login = { email: user.email, password: PASSWORD };
  expect((await page.request.post("/api/auth/login", { data: login })).status()).toBe(401);

  const again = { email: newEmail(), username: "Mara Keller", password: PASSWORD };
  expect((await page.request.post("/api/auth/signup", { data: again })).status()).toBe(201);
  await page.goto("/settings#data");
  await page.getByLabel("File to import").setInputFiles(file);
  await expect(section.getByText("1 record will be added.")).toBeVisible();
  await expectAccessible(page);
  await section.getByRole("button", { name: "Import", exact: true }).click();
  await expect(section.getByText("Import complete: 1 record added.")).toBeVisible();
  expect(await (await page.request.get("/api/boundaries")).json()).toMatchObject([{ name: "Evenings" }]);
});

test("a calendar address is made in Settings, and a calendar reads it without a session", async ({
  member: { page },
  playwright,
}) => {
  const objective = { title: "Finish the move", specific: "All of it", measurable: "Keys", pillar: "Peace" };
  await page.request.post("/api/objectives", { data: { ...objective, dueOn: "2030-12-12" } });
  await page.goto("/settings#calendar");
  const section = page.getByRole("region", { name: "Calendar" });
  await section.getByRole("button", { name: "Make a calendar address" }).click();
  const address = await section.getByLabel("Your calendar address").inputValue();
  await expectAccessible(page);
  const program = await playwright.request.newContext();
  const text = await (await program.get(address)).text();
  expect(text).toContain("SUMMARY:Due: Finish the move");
  await page.reload();
  await expect(section.getByText(/^Last fetched today at/)).toBeVisible();
  await expect(section.getByLabel("Your calendar address")).toHaveCount(0);
  await program.dispose();
});
