import puppeteer, { type ElementHandle } from "puppeteer-core";
import type { EngineBrowser } from "./engine-browser.ts";

/** Firefox reports what the service worker was still fetching for the page before. */
const LEFT_EARLY = /A ServiceWorker intercepted the request and encountered an unexpected error/;

/** Firefox, driven by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: { "intl.accept_languages": "en-US" },
  });
  const page = await browser.newPage();
  let errors: string[] = [];
  const note = (text: string) => {
    if (!LEFT_EARLY.test(text)) errors.push(text);
  };
  page.on("console", (message) => {
    if (message.type() === "error") note(message.text());
  });
  page.on("pageerror", (error) => note(String(error)));
  const run = (body: string) => `(() => { ${body} })()`;
  return {
    name: await browser.version(),
    async goto(url) {
      await page.goto(url);
    },
    evaluate: async (body) => (await page.evaluate(run(body))) as never,
    async element(body) {
      const handle = (await page.evaluateHandle(run(body))).asElement() as ElementHandle<Element> | null;
      if (!handle) return null;
      return { click: () => handle.click(), type: (text) => handle.type(text) };
    },
    async resize(width, height) {
      await page.setViewport({ width, height });
      return (await page.evaluate("innerWidth")) as number;
    },
    async takeErrors() {
      const taken = errors;
      errors = [];
      return taken;
    },
    clearCookies: async () => browser.deleteCookie(...(await browser.cookies())),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
