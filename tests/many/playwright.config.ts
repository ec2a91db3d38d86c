import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config.ts";

/** The fixtures read it: three servers on one PostgreSQL behind a round-robin proxy stand in for the one server. */
process.env.SERVERS = "3";

/** Every journey of `tests/e2e` that has its server from the fixtures. */
export default defineConfig({
  ...journeys,
  testDir: "../e2e",
  // They start servers of their own, or measure files.
  testIgnore: /(durability|offline|sizes|torture)\.spec\.ts$/,
  globalSetup: "../e2e/global-setup.ts",
  outputDir: "../../test-results",
  workers: 1,
  reporter: "list",
});
