import { type EngineBrowser, type EngineElement, find, type Target, until } from "./engine-browser.ts";

const WIDTHS = [360, 1280];
const HEIGHT = 900;

const PERSON = { email: "mara@example.org", username: "Mara Keller", password: "a long enough password" };

/** What was found wrong on one screen. */
export interface Finding {
  screen: string;
  width: number;
  what: string;
}

/** Signs up and goes through the product as a new person would on their first day. @throws at what does not work */
export async function mainJourney(browser: EngineBrowser, url: string): Promise<void> {
  const seen = (target: Target) => find(browser, target);
  const press = async (role: string, name: string | RegExp) => (await seen({ role, name })).click();
  const fill = async (label: string, text: string) => (await seen({ label })).type(text);
  const type = async (target: Target, text: string) => (await seen(target)).type(text);

  await browser.resize(1280, HEIGHT);
  await browser.goto(`${url}/signup`);
  await fill("Email", PERSON.email);
  await fill("Username", PERSON.username);
  await fill("Password", PERSON.password);
  await fill("Confirm password", PERSON.password);
  await press("button", "Create account");
  await seen({ role: "heading", name: "Command Dashboard" });

  await press("link", "Run ISAP Compass");
  await fill("What is the situation?", "The lease ends in six weeks.");
  await fill("First truth", "The lease ends");
  await fill("Second truth", "There are savings");
  await fill("Third truth", "I have put it off");
  await press("button", "Next");
  await press("checkbox", /Production/);
  await press("button", "Next");
  await fill("People", "Jo");
  await press("button", "Next");
  await press("button", "Complete");

  await press("link", "Create objectives");
  await type({ role: "textbox", name: /^Title/ }, "Finish the move");
  await type({ role: "textbox", name: /^Specific/ }, "Pack seven rooms");
  await type({ role: "textbox", name: /^Measurable/ }, "The keys are handed over");
  await press("button", "Create");
  await press("button", /^Finish the move/);
  await type({ role: "textbox", name: /milestone/i }, "Book the van");
  await press("button", "Add");
  await press("checkbox", "Book the van");

  await browser.goto(`${url}/safety`);
  await press("button", "Add the first to Lookouts");
  await type({ role: "textbox", name: "Details" }, "Jo says so when I stop sleeping");
  await seen({ role: "img", name: "LCES Completeness: 25%" });

  await browser.goto(`${url}/briefing`);
  await type({ role: "textbox", name: /What changed\?/ }, "The van is booked");
  await type({ role: "textbox", name: /What persists\?/ }, "The kitchen is half packed");
  await type({ role: "textbox", name: /The one priority/ }, "Buy boxes");
  await press("button", "Log Handover");
  await seen({ role: "article" });

  await browser.goto(`${url}/`);
  await press("button", /^Account of/);
  await press("menuitem", "Logout");
  await fill("Email", PERSON.email);
  await fill("Password", PERSON.password);
  await press("button", "Sign in");
  await seen({ role: "heading", name: "Command Dashboard" });
  await browser.goto(`${url}/objectives`);
  await press("button", /^Finish the move/);
  await until("the milestone, done", async () =>
    isChecked(browser, await seen({ role: "checkbox", name: "Book the van" })),
  );
}

async function isChecked(browser: EngineBrowser, _element: EngineElement): Promise<true | null> {
  const checked = await browser.evaluate<boolean>(
    `return [...document.querySelectorAll('[role="checkbox"], input[type="checkbox"]')].some((box) => box.checked || box.getAttribute("aria-checked") === "true");`,
  );
  return checked || null;
}

/** Opens each screen, narrow and wide. @returns what is wrong: no heading, an error, or a page that scrolls sideways */
export async function walkScreens(
  browser: EngineBrowser,
  url: string,
  screens: readonly string[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const asked of WIDTHS) {
    const width = await browser.resize(asked, HEIGHT);
    for (const screen of screens) {
      const note = (what: string) => findings.push({ screen, width, what });
      await browser.takeErrors();
      await browser.goto(url + screen);
      await find(browser, { role: "heading" }).catch((error: unknown) => note((error as Error).message));
      // Some parts are fetched once they come near the screen.
      const waits =
        "const part = document.querySelector('[aria-busy=true]'); part?.scrollIntoView(); return part !== null;";
      await until("the screen at rest", async () =>
        (await browser.evaluate<boolean>(waits)) ? null : true,
      ).catch((error: unknown) => note((error as Error).message));
      const excess = await browser.evaluate<number>(
        "const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth - clientWidth;",
      );
      if (excess > 0) note(`scrolls sideways by ${excess} px`);
      for (const error of await browser.takeErrors()) note(error);
    }
  }
  return findings;
}
