import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { loadavg, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { openDatabase } from "#server/platform/db/database.ts";
import { addYearOfData } from "#tests/support/year-of-data.ts";
import { startServerProcess } from "../tests/support/server-process.ts";
import { launchBrowser } from "./browser.ts";
import { measureInteractions } from "./interactions.ts";
import { median } from "./measure.ts";
import { type Account, signUp } from "./sign-up.ts";

const VERSION = "13.5.0";
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const MONTH_DAYS = 30;
/** Before the threads that draw, which Chromium raises to -8. */
const RAISED_PRIORITY = -19;

/** Screens to measure. `PAGES=/login,/safety` measures only those. */
const SCREENS = [
  { path: "/login", isSignedIn: false },
  { path: "/calm", isSignedIn: false },
  { path: "/", isSignedIn: true },
  { path: "/safety", isSignedIn: true },
  { path: "/objectives", isSignedIn: true },
].filter(({ path }) => process.env.PAGES?.split(",").includes(path) ?? true);

/** What is read of Lighthouse's result. */
interface Report {
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number; details?: { items?: { transferSize?: number }[] } }>;
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

interface Figures {
  performance: number;
  firstPaint: number;
  largestPaint: number;
  blockingTime: number;
  kilobytes: number;
  requests: number;
}

/**
 * Measures screens as Lighthouse sees them on its simulated mid-range phone over slow 4G, each visit with an empty cache,
 * and how long interactions take at a quarter of this machine's speed. Lighthouse is no dependency: it is installed into
 * the temporary folder when this is first asked for.
 */
export async function measureLighthouse(): Promise<void> {
  const lighthouse = await installedLighthouse();
  const priority = raisedPriority();
  const server = await startServerProcess();
  try {
    const person = await signUp(server.url, "month@example.org");
    await addMonth(server.dataDir, person);
    console.log(
      `Lighthouse ${VERSION}, mobile, medians of ${ROUNDS} visits in turns (${priority}, ${loadInWords()}):`,
    );
    const found = SCREENS.map((): Figures[] => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, { path, isSignedIn }] of SCREENS.entries())
        found[index]?.push(await visit(lighthouse, server.url + path, isSignedIn ? person : null));
    }
    for (const [index, screen] of SCREENS.entries()) report(screen, found[index] ?? []);
    console.log(`  At the end: ${loadInWords()}`);
    if (SCREENS.some(({ isSignedIn }) => isSignedIn)) await measureInteractions(server.url, person);
  } finally {
    await server.stop();
  }
}

async function addMonth(dataDir: string, { id }: Account): Promise<void> {
  const onError = (error: Error) => {
    throw error;
  };
  const { db } = await openDatabase({ dataDir, databaseUrl: undefined, onError });
  await addYearOfData(db, id, MONTH_DAYS);
  await db.destroy();
}

/**
 * Puts this process, and the browser that it starts, before others, and says whether that was allowed. Without a graphics
 * processor, Chromium draws on the same cores at a higher priority than the page runs at (run by root, it may), and what
 * drawing takes would be counted as the page's blocking time: three times as much on two cores.
 */
function raisedPriority(): string {
  try {
    setPriority(RAISED_PRIORITY);
    return "the page runs before the drawing";
  } catch {
    return "priority could not be raised: blocking time holds what drawing takes";
  }
}

/** Lighthouse from the temporary folder, fetched from the registry if it is not there yet. */
async function installedLighthouse(): Promise<Lighthouse> {
  const folder = join(tmpdir(), `ridgeline-lighthouse-${VERSION}`);
  const entry = join(folder, "node_modules/lighthouse/core/index.js");
  if (!existsSync(entry)) {
    mkdirSync(folder, { recursive: true });
    const install = [
      "install",
      "--prefix",
      folder,
      "--no-save",
      "--no-audit",
      "--no-fund",
      "--ignore-scripts",
    ];
    execFileSync("npm", [...install, `lighthouse@${VERSION}`], { stdio: ["ignore", "ignore", "inherit"] });
  }
  return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default;
}

async function visit(lighthouse: Lighthouse, url: string, person: Account | null): Promise<Figures> {
  const browser = await launchBrowser(url, person);
  try {
    const result = await lighthouse(url, {
      port: Number(new URL(browser.wsEndpoint()).port),
      onlyCategories: ["performance"],
      logLevel: "silent",
    });
    if (!result) throw new Error(`Lighthouse measured nothing at ${url}.`);
    const { audits, categories } = result.lhr;
    const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    const requests = audits["network-requests"]?.details?.items ?? [];
    return {
      performance: (categories.performance.score ?? Number.NaN) * 100,
      firstPaint: numberOf("first-contentful-paint"),
      largestPaint: numberOf("largest-contentful-paint"),
      blockingTime: numberOf("total-blocking-time"),
      kilobytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
      requests: requests.length,
    };
  } finally {
    await browser.close();
  }
}

function report({ path, isSignedIn }: { path: string; isSignedIn: boolean }, visits: Figures[]): void {
  const of = (figure: keyof Figures) => median(visits.map((visit) => visit[figure])).toFixed(0);
  console.log(
    `  ${`${path}${isSignedIn ? " with a month of data" : ""}`.padEnd(34)} performance ${of("performance").padStart(3)}  ` +
      `FCP ${of("firstPaint").padStart(4)} ms  LCP ${of("largestPaint").padStart(4)} ms  TBT ${of("blockingTime").padStart(4)} ms  ` +
      `${of("kilobytes").padStart(4)} KB in ${of("requests")} requests`,
  );
}

const loadInWords = () => `load ${loadavg()[0]?.toFixed(1)}`;
