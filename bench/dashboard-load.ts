import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../scripts/find-chromium.ts";
import { median } from "./measure.ts";

const ROUNDS = 5;

interface Visitor {
  name: string;
  url: string;
  /** "name=value". */
  cookie: string;
  timeZone: string;
}

/** One page load. Times are milliseconds from the start of the navigation. */
interface ScreenLoad {
  firstPaint: number;
  cardsShown: number;
  apiCalls: string[];
  files: number;
  fileBytes: number;
  longTasks: number[];
}

declare global {
  interface Window {
    cardsShownAt?: number;
    longTasks: number[];
  }
}

/** Measures the dashboard in Chromium: a first visit with an empty cache, then one with cached files. */
export async function measureScreen(visitors: Visitor[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"],
  });
  try {
    const loads = visitors.map(() => ({ cold: [] as ScreenLoad[], warm: [] as ScreenLoad[] }));
    // The first round warms up the server and the machine.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [index, visitor] of visitors.entries()) {
        const [cold, warm] = await visitTwice(browser, visitor);
        if (round === 0) continue;
        loads[index]?.cold.push(cold);
        loads[index]?.warm.push(warm);
      }
    }
    console.log(`  The screen in Chromium, medians of ${ROUNDS} visits in turns:`);
    for (const cache of ["cold", "warm"] as const) {
      const yardstick = median((loads[0]?.[cache] ?? []).map(({ cardsShown }) => cardsShown));
      for (const [index, { name }] of visitors.entries())
        report(`${name}, ${cache}`, loads[index]?.[cache] ?? [], yardstick);
    }
  } finally {
    await browser.close();
  }
}

function report(name: string, loads: ScreenLoad[], yardstick: number): void {
  const of = (figure: (load: ScreenLoad) => number) => median(loads.map(figure));
  const cards = of(({ cardsShown }) => cardsShown);
  const [first] = loads;
  console.log(
    `    ${name.padEnd(22)} first paint ${of(({ firstPaint }) => firstPaint).toFixed(0)} ms, cards ${cards.toFixed(0)} ms ` +
      `(${(cards / yardstick).toFixed(2)}x); ${first?.files} files, ${(of(({ fileBytes }) => fileBytes) / 1024).toFixed(0)} KB JS and CSS transferred; ` +
      `${of(({ longTasks }) => longTasks.length)} tasks over 50 ms, the longest ${of(({ longTasks }) => Math.max(0, ...longTasks)).toFixed(0)} ms; ` +
      `${first?.apiCalls.length} calls: ${first?.apiCalls.join(", ")}`,
  );
}

async function visitTwice(browser: Browser, visitor: Visitor): Promise<[ScreenLoad, ScreenLoad]> {
  const context = await browser.newContext({ timezoneId: visitor.timeZone, locale: "en-GB" });
  const [name = "", value = ""] = visitor.cookie.split("=");
  await context.addCookies([{ name, value, url: visitor.url }]);
  await context.addInitScript(watchLoad);
  const visit = async (): Promise<ScreenLoad> => {
    const page = await context.newPage();
    await page.goto(visitor.url, { waitUntil: "networkidle" });
    await page.waitForFunction(() => window.cardsShownAt !== undefined);
    const load = await page.evaluate(readLoad);
    await page.close();
    return load;
  };
  try {
    return [await visit(), await visit()];
  } finally {
    await context.close();
  }
}

/** Runs in the page first: records the first frame with content in the cards, and long tasks. */
function watchLoad(): void {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: "longtask", buffered: true });
  const look = () => {
    const isShown = document.querySelector("[aria-label='Where things stand']");
    if (isShown && !document.querySelector("main .animate-waiting")) window.cardsShownAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page. */
function readLoad(): ScreenLoad {
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const files = resources.filter(({ name }) => /\.(js|css)$/.test(new URL(name).pathname));
  const calls = resources
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith("/api/"));
  return {
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    cardsShown: window.cardsShownAt ?? 0,
    apiCalls: calls,
    files: files.length,
    fileBytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0),
    longTasks: window.longTasks,
  };
}
