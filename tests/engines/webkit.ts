import { spawn } from "node:child_process";
import { Builder, Capabilities, type WebElement } from "selenium-webdriver";
import { freePort } from "#scripts/free-port.ts";
import { type EngineBrowser, until } from "./engine-browser.ts";

/** Errors are noted in the page: this protocol does not tell of them. */
const NOTE_ERRORS = `if (!window.engineErrors) { window.engineErrors = [];
  addEventListener("error", (event) => window.engineErrors.push(event.message));
  addEventListener("unhandledrejection", (event) => window.engineErrors.push(String(event.reason)));
  const error = console.error; console.error = (...words) => { window.engineErrors.push(words.join(" ")); error(...words); }; }`;

/** WebKitGTK in a window of its own display, driven by its WebDriver. */
export async function openWebKit(miniBrowser: string): Promise<EngineBrowser> {
  const port = await freePort();
  const driverProcess = spawn("xvfb-run", ["-a", "WebKitWebDriver", `--port=${port}`], {
    stdio: "ignore",
    detached: true,
  });
  const endDriver = () => {
    try {
      if (driverProcess.pid) process.kill(-driverProcess.pid, "SIGTERM");
    } catch {
      // It has ended by itself.
    }
  };
  process.once("exit", endDriver);
  const address = `http://127.0.0.1:${port}`;
  await until("WebKitWebDriver", async () => (await fetch(`${address}/status`)).ok || null);
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
  });
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities(capabilities)
    .build();
  const version = (await driver.getCapabilities()).get("browserVersion") as string;
  return {
    name: `WebKitGTK/${version}`,
    async goto(url) {
      await driver.get(url);
      await driver.executeScript(NOTE_ERRORS);
    },
    evaluate: (body) => driver.executeScript(body),
    async element(body) {
      const element = await driver.executeScript<WebElement | null>(body);
      return element && { click: () => element.click(), type: (text) => element.sendKeys(text) };
    },
    async resize(width, height) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      return driver.executeScript<number>("return innerWidth");
    },
    takeErrors: () => driver.executeScript<string[]>("return (window.engineErrors ?? []).splice(0)"),
    clearCookies: () => driver.manage().deleteAllCookies(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    async close() {
      await driver.quit();
      process.off("exit", endDriver);
      endDriver();
    },
  };
}
