import { assetSizeOf } from "../../bench/asset-sizes.ts";
import { expect, test } from "./fixtures.ts";

/** In KB of brotli. A small change of the chunk groups can make a page load the dashboard's code. */
const MOST = { login: 95, signup: 95, calm: 25, "calm, once pressed": 117 } as const;

for (const [screen, most] of Object.entries(MOST) as [keyof typeof MOST, number][]) {
  test(`the scripts and styles of ${screen} are at most ${most} KB`, () => {
    expect(assetSizeOf(screen).brotli).toBeLessThanOrEqual(most);
  });
}

/** Over HTTP/1.1, a browser asks for six at a time. */
const MOST_FILES = { dashboard: 9, safety: 19, objectives: 19 } as const;

for (const [screen, most] of Object.entries(MOST_FILES) as [keyof typeof MOST_FILES, number][]) {
  test(`the scripts and styles of ${screen} are at most ${most} files`, () => {
    expect(assetSizeOf(screen).files).toBeLessThanOrEqual(most);
  });
}

test("the login page fetches the signed-in app only once somebody does something", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const others = page.waitForResponse("**/api/instance");
  await page.goto("/login");
  await others;
  const scripts = fetched.filter((path) => path.endsWith(".js"));
  expect(scripts.filter((path) => /\/(morning|shelter|plan|sign-in-schema)-/.test(path))).toEqual([]);
  const morning = page.waitForRequest("**/assets/morning-*.js");
  await page.getByLabel("Email").press("m");
  await morning;
});
