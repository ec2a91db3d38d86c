import { expect, test } from "@playwright/test";
import { findProgram } from "#scripts/debian-program.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { SCREENS } from "#web/app/screens.ts";
import type { EngineBrowser } from "./engine-browser.ts";
import { openFirefox } from "./firefox.ts";
import { mainJourney, walkScreens } from "./walk.ts";
import { openWebKit } from "./webkit.ts";

const ENGINES: Record<string, () => Promise<EngineBrowser>> = {
  Firefox: () =>
    openFirefox(
      findProgram({
        name: "Firefox",
        files: ["/usr/bin/firefox-esr", "/usr/bin/firefox"],
        packages: ["firefox-esr"],
      }),
    ),
  WebKit: () => {
    findProgram({ name: "Xvfb", files: ["/usr/bin/xvfb-run"], packages: ["xvfb", "xauth"] });
    findProgram({
      name: "WebKitGTK's driver",
      files: ["/usr/bin/WebKitWebDriver"],
      packages: ["webkit2gtk-driver"],
    });
    return openWebKit("/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser");
  },
};

for (const [engine, open] of Object.entries(ENGINES)) {
  test(`${engine} takes a person through the main journey and shows every screen`, async ({
    browserName: _,
  }, testInfo) => {
    const server = await startServerProcess();
    const browser = await open();
    testInfo.annotations.push({ type: "browser", description: browser.name });
    try {
      await mainJourney(browser, server.url);
      const members = SCREENS.filter(({ audience }) => audience !== "strangers").map(({ path }) => path);
      expect(await walkScreens(browser, server.url, members)).toEqual([]);
      await browser.clearCookies();
      const strangers = SCREENS.filter(({ audience }) => audience !== "members").map(({ path }) => path);
      expect(await walkScreens(browser, server.url, strangers)).toEqual([]);
    } catch (error) {
      await testInfo.attach("page", { body: await browser.screenshot(), contentType: "image/png" });
      throw error;
    } finally {
      await browser.close();
      await server.stop();
    }
  });
}
