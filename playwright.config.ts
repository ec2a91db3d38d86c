import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/find-chromium.ts";

/** Journeys in a real Chromium on the built app. Each worker starts a server of its own on an empty database. */
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/global-setup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Journeys wait for animations and saves, so more of them than cores keep the cores busy.
  workers: "150%",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: "chromium",
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    viewport: { width: 1280, height: 800 },
    // Keeping a trace of every journey takes a quarter of the time; PWTRACE=1 keeps those that fail.
    trace: process.env.PWTRACE ? "retain-on-failure" : "off",
    // Each new person would have the whole app stored anew. The journeys about working offline bring their own browser.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-dev-shm-usage",
      ],
    },
  },
});
