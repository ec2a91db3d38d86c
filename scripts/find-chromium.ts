import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { installWithApt, isExecutable } from "./debian-program.ts";
import { packageBin } from "./run.ts";

/** First the browser without a window, which starts and draws in half the time. */
const NAMES = ["chromium-headless-shell", "chromium", "google-chrome", "google-chrome-stable"];
const PACKAGES = ["chromium-headless-shell", "fonts-liberation"];
const PLACES = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

const HELP = `No Chromium was found, and it could not be installed.
Please do one of these and run the command again:
  - install it:  apt-get install chromium-headless-shell  (Debian), or Google Chrome from https://www.google.com/chrome
  - or say where it is:  CHROMIUM_PATH=/path/to/chromium`;

async function playwrightsOwn(): Promise<string> {
  const { chromium } = await import("@playwright/test");
  return chromium.executablePath();
}

async function findInstalled(): Promise<string | undefined> {
  const directories = (process.env.PATH ?? "").split(delimiter);
  const onPath = NAMES.flatMap((name) => directories.map((directory) => join(directory, name)));
  return [...onPath, ...PLACES, await playwrightsOwn()].find(isExecutable);
}

function installWithPlaywright(): void {
  console.error("Downloading Chromium with Playwright...");
  const args = [packageBin("@playwright/test", "playwright"), "install", "chromium"];
  spawnSync(process.execPath, args, { stdio: ["ignore", 2, 2] });
}

/**
 * The path of Chromium or Chrome, installing it if necessary.
 *
 * @throws with instructions when it cannot be found or installed, or when CHROMIUM_PATH is not a program
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isExecutable(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, which is not a program that can be run.`);
  }
  for (const install of [undefined, () => installWithApt(PACKAGES), installWithPlaywright]) {
    install?.();
    const found = await findInstalled();
    if (found) return found;
  }
  throw new Error(HELP);
}

if (import.meta.main) {
  try {
    console.log(await findChromium());
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
