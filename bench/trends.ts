import "#server/features/wellness/wellness.tables.ts";
import { chromium } from "@playwright/test";
import { v7 as uuidv7 } from "uuid";
import { openDatabase } from "#server/platform/db/database.ts";
import { findChromium } from "../scripts/find-chromium.ts";
import { startServerProcess } from "../tests/support/server-process.ts";
import { median, quantile } from "./measure.ts";
import { signUp } from "./sign-up.ts";

const CHECK_INS = 1000;
const DAYS = 365;
const ROUNDS = 20;
const SLOWDOWN = 4;
const DAY_MS = 86_400_000;
const NOTE = "Slept badly, then a long walk along the river, and a quiet evening with the children.";

/** Measures how long the trends of somebody with 1,000 check-ins in a year take to be drawn anew, in Chromium. */
export async function measureTrends(): Promise<void> {
  const server = await startServerProcess();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
  try {
    const { id, cookie } = await signUp(server.url, "trends@example.org");
    await addCheckIns(server.dataDir, id);
    const answer = await fetch(`${server.url}/api/wellness-checks`, {
      headers: { cookie, "accept-encoding": "identity" },
    });
    const bytes = (await answer.arrayBuffer()).byteLength;
    console.log(
      `Trends of ${CHECK_INS} check-ins, half with a note (${(bytes / 1024).toFixed(0)} KB, uncompressed):`,
    );
    const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
    const [name = "", value = ""] = cookie.split("=");
    await context.addCookies([{ name, value, url: server.url }]);
    const page = await context.newPage();
    await page.goto(`${server.url}/wellness`);
    const year = page.getByRole("radio", { name: "1 year" });
    await year.waitFor();
    const month = page.getByRole("radio", { name: "30 days" });
    const devtools = await context.newCDPSession(page);
    for (const slowdown of [1, SLOWDOWN]) {
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      const times: number[] = [];
      for (let round = -2; round < ROUNDS; round += 1) {
        const ms = await year.evaluate(drawTime);
        if (round >= 0) times.push(ms);
        await month.evaluate(drawTime);
      }
      console.log(
        `  a year, from the press to the painted frame, ${slowdown === 1 ? "at full speed" : `at 1/${slowdown} of the speed`}: ` +
          `p50 ${median(times).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms (${ROUNDS} times)`,
      );
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Runs in the page. */
async function drawTime(radio: Element): Promise<number> {
  const start = performance.now();
  (radio as HTMLElement).click();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
}

/** Of good days, because on hard ones the page leaves the trends out at first. */
async function addCheckIns(dataDir: string, userId: string): Promise<void> {
  const fail = (error: Error) => {
    throw error;
  };
  const { db } = await openDatabase({ dataDir, databaseUrl: undefined, onError: fail });
  const pick = <const Value>(values: readonly Value[], index: number) =>
    values[index % values.length] as Value;
  await db
    .insertInto("wellness_checks")
    .values(
      Array.from({ length: CHECK_INS }, (_, index) => ({
        id: uuidv7(),
        userId,
        energy: pick(["Steady", "High"], index),
        stress: 1 + ((index * 7) % 6),
        mood: pick(["Neutral", "Up"], index >> 1),
        note: index % 2 === 0 ? NOTE : null,
        source: "user" as const,
        createdAt: new Date(Date.now() - (index * DAYS * DAY_MS) / CHECK_INS).toISOString(),
      })),
    )
    .execute();
  await db.destroy();
}
