import type { Page } from "puppeteer-core";
import { launchBrowser } from "./browser.ts";
import { median } from "./measure.ts";
import type { Account } from "./sign-up.ts";

const SLOWDOWN = 4;
const TIMES = 5;
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** What a person presses; the second press undoes the first. */
const PRESSES = [
  { name: "open an objective", path: "/objectives", press: "main li button[aria-expanded]" },
  { name: "open the drawer", path: "/", press: "button[aria-label='Open menu']", undo: "Escape" },
] as const;

declare global {
  interface Window {
    slowestInteraction: number;
  }
}

/** Prints the time from a press to the next painted frame (as in INP) on a phone's screen, at a quarter of the speed. */
export async function measureInteractions(url: string, person: Account): Promise<void> {
  console.log(`  Interactions at a quarter of the speed, medians of ${TIMES} (the first apart):`);
  for (const { name, path, press, ...rest } of PRESSES) {
    const browser = await launchBrowser(url, person);
    const page = await browser.newPage();
    await page.setViewport(PHONE);
    await page.goto(url + path, { waitUntil: "networkidle0" });
    await page.emulateCPUThrottling(SLOWDOWN);
    const times: number[] = [];
    for (let time = 0; time <= TIMES; time += 1) {
      times.push(await timeOf(page, () => page.click(press)));
      await timeOf(page, () => ("undo" in rest ? page.keyboard.press(rest.undo) : page.click(press)));
    }
    await browser.close();
    const [first = 0, ...others] = times;
    console.log(
      `    ${name.padEnd(20)} ${median(others).toFixed(0)} ms, the first time ${first.toFixed(0)} ms`,
    );
  }
}

async function timeOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.slowestInteraction = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.slowestInteraction = Math.max(window.slowestInteraction, duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act();
  // The entry comes after the frame.
  await new Promise((resolve) => setTimeout(resolve, 700));
  return page.evaluate(() => window.slowestInteraction);
}
