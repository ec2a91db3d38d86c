import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { packageBin } from "./run.ts";

const NAMES = ["chromium", "google-chrome", "google-chrome-stable"];
const PLACES = ["/usr/bin/chromium", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

const HELP = `No Chromium was found, and it could not be installed.
Please do one of these and run the command again:
  - install it:  apt-get install chromium  (Debian), or Google Chrome from https://www.google.com/chrome
  - or say where it is:  CHROMIUM_PATH=/path/to/chromium`;

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function playwrightsOwn(): Promise<string> {
  const { chromium } = await import("@playwright/test");
  return chromium.executablePath();
}

async function findInstalled(): Promise<string | undefined> {
  const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((dir) => NAMES.map((n) => join(dir, n)));
  return [...PLACES, ...onPath, await playwrightsOwn()].find(isExecutable);
}

/** Debian's package, where we may install it. What apt prints goes to stderr, so that stdout stays a path. */
function installWithApt(): void {
  if (process.getuid?.() !== 0 || !isExecutable("/usr/bin/apt-get")) return;
  console.error("Installing Chromium with apt...");
  const apt = (...args: string[]) =>
    execFileSync("apt-get", ["-o", "DPkg::Lock::Timeout=300", "-qq", ...args], {
      stdio: ["ignore", 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  try {
    apt("update");
    apt("install", "-y", "--no-install-recommends", "chromium", "fonts-liberation");
  } catch {
    console.error("apt could not install Chromium.");
  }
}

function installWithPlaywright(): void {
  console.error("Downloading Chromium with Playwright...");
  const args = [packageBin("@playwright/test", "playwright"), "install", "chromium"];
  spawnSync(process.execPath, args, { stdio: ["ignore", 2, 2] });
}

/**
 * The path of a Chromium or Chrome on this machine; installs one where there is none.
 *
 * @throws with instructions for a person when there is none and none can be installed, or when CHROMIUM_PATH
 *   names no program
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isExecutable(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, which is not a program that can be run.`);
  }
  for (const install of [undefined, installWithApt, installWithPlaywright]) {
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
