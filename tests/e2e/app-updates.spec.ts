import { rm } from "node:fs/promises";
import { copyWithNextBuild, isOfNextBuild } from "#tests/support/next-build.ts";
import { PlainChromium, type PlainPage } from "#tests/support/plain-chromium.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { expect, PASSWORD, test } from "./fixtures.ts";

const TO_LOAD = { timeout: 30_000 };

/** False while the page is loading. */
function eventually<Argument>(page: PlainPage, holds: (argument: Argument) => boolean, argument?: Argument) {
  return expect.poll(() => page.evaluate(holds, argument).catch(() => false), TO_LOAD).toBe(true);
}

const isOffered = () => document.body.innerText.includes("A new version of Ridgeline is ready.");
const isInCharge = () => navigator.serviceWorker.controller !== null;
const focusField = () => {
  const field = [...document.querySelectorAll("textarea")].find(({ labels }) =>
    labels[0]?.innerText.includes("What changed?"),
  );
  field?.focus();
  return field !== undefined;
};
const hasText = (text: string) =>
  [...document.querySelectorAll("textarea")].some(({ value }) => value === text);
const press = (name: string) =>
  [...document.querySelectorAll("button")].find(({ innerText }) => innerText === name)?.click();

async function signUp(password: string): Promise<number> {
  const response = await fetch("/api/auth/signup", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "mara@example.org", username: "Mara Keller", password }),
  });
  return response.status;
}

test("Update loads the new build; another tab keeps the old one, and its words, until it is loaded again", async () => {
  test.setTimeout(180_000);
  let server = await startServerProcess();
  const { url, dataDir } = server;
  const browser = await PlainChromium.launch();
  const build = await copyWithNextBuild();
  try {
    const [page, other] = [await browser.newPage(), await browser.newPage()];
    await page.goto(url);
    await eventually(page, () => document.readyState === "complete");
    expect(await page.evaluate(signUp, PASSWORD)).toBe(201);
    for (const tab of [page, other]) {
      await tab.goto(`${url}/briefing`);
      await eventually(tab, isInCharge);
    }
    await eventually(page, focusField);
    await page.type("The van is booked");
    await server.kill();
    server = await startServerProcess({ dataDir, environment: { PORT: new URL(url).port }, root: build });

    await other.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await eventually(other, isOffered);
    await other.evaluate(press, "Update");
    await eventually(other, isOfNextBuild);
    expect(await page.evaluate(isOfNextBuild)).toBe(false);
    expect(await page.evaluate(hasText, "The van is booked")).toBe(true);

    await page.reload();
    await eventually(page, isOfNextBuild);
    await eventually(page, hasText, "The van is booked");
    for (const tab of [page, other]) expect(await tab.evaluate(isOffered)).toBe(false);
  } finally {
    await browser.close();
    await server.kill();
    await rm(build, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
});
