import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** One element of the page, to be used as a person would. */
export interface EngineElement {
  click(): Promise<void>;
  /** Types into a field that is empty. */
  type(text: string): Promise<void>;
}

/** What the walk needs of a browser, whichever protocol it speaks. */
export interface EngineBrowser {
  /** Name and version, for the report. */
  name: string;
  goto(url: string): Promise<void>;
  /** Runs a function body in the page. @returns what it returns, as JSON */
  evaluate<Result>(body: string): Promise<Result>;
  /** Runs a function body in the page that returns an element. @returns null when it returned none */
  element(body: string): Promise<EngineElement | null>;
  /** @returns the width that the page got, in CSS pixels: a window has its own smallest size */
  resize(width: number, height: number): Promise<number>;
  /** What the page wrote to the console as an error or threw since the last call. */
  takeErrors(): Promise<string[]>;
  /** Signs out without a trace. */
  clearCookies(): Promise<void>;
  /** @returns the page as a PNG */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

const FIND_LIMIT_MS = 15_000;
const POLL_MS = 100;

const require = createRequire(import.meta.url);
const QUERIES = readFileSync(
  require.resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

/** Puts the queries by role and label into the page, unless it has them. */
const WITH_QUERIES = `if (!window.engineQueries) { (function () { var exports, module, define; ${QUERIES} }).call(window); window.engineQueries = window.TestingLibraryDom; }`;

export interface Target {
  role?: string;
  label?: string;
  /** A pattern for the accessible name, or the whole of it. */
  name?: string | RegExp;
}

/** Waits until an element of this role and name, or with this label, is there, and answers it. */
export async function find(browser: EngineBrowser, target: Target): Promise<EngineElement> {
  const name = target.name instanceof RegExp ? String(target.name) : JSON.stringify(target.name);
  const query = target.label
    ? `queryAllByLabelText(document.body, ${JSON.stringify(target.label)})`
    : `queryAllByRole(document.body, ${JSON.stringify(target.role)}${target.name === undefined ? "" : `, { name: ${name} }`})`;
  const body = `${WITH_QUERIES} return window.engineQueries.${query}[0] ?? null;`;
  return await until(`${target.label ?? target.role} ${name}`, () => browser.element(body));
}

/** Asks again and again until there is an answer. @throws when there is none in time */
export async function until<Answer>(what: string, ask: () => Promise<Answer | null>): Promise<Answer> {
  const limit = performance.now() + FIND_LIMIT_MS;
  for (;;) {
    const answer = await ask().catch((error: unknown) => {
      if (performance.now() > limit) throw error;
      return null;
    });
    if (answer) return answer;
    if (performance.now() > limit) throw new Error(`Not found in ${FIND_LIMIT_MS / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
