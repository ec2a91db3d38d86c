import { defineConfig } from "@playwright/test";

/** Every screen and the main journey in Firefox and WebKit, on the built app. Playwright only runs the tests here. */
export default defineConfig({
  testDir: ".",
  globalSetup: "../e2e/global-setup.ts",
  outputDir: "../../test-results",
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 10_000 },
  reporter: "list",
});
