import { type Browser, launch } from "puppeteer-core";
import { findChromium } from "../scripts/find-chromium.ts";
import type { Account } from "./sign-up.ts";

/** A new browser without anything stored, but with the person's session. */
export async function launchBrowser(url: string, person: Account | null): Promise<Browser> {
  const browser = await launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"],
  });
  const [name = "", value = ""] = person?.cookie.split("=") ?? [];
  if (person) await browser.setCookie({ name, value, domain: new URL(url).hostname, path: "/" });
  return browser;
}
