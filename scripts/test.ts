import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PostgresMissing } from "./postgres-binaries.ts";
import { startTemporaryPostgres } from "./postgres-cluster.ts";
import { packageBin, type Result, runNode, stopRunning } from "./run.ts";

type Env = Record<string, string | undefined>;

interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

const reports = mkdtempSync(join(tmpdir(), "ridgeline-test-"));
const totals: Totals = { passed: 0, failed: 0, skipped: 0 };
const inCi = Boolean(process.env.CI) && process.env.CI !== "false";
const vitest = packageBin("vitest");

/** A failed step, with its output. */
class Failed extends Error {}

async function step(title: string, work: () => Promise<string | undefined>): Promise<void> {
  process.stdout.write(`${title} ... `);
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  try {
    const detail = await work();
    console.log(`ok, ${seconds()}${detail ? ` (${detail})` : ""}`);
  } catch (error) {
    if (error instanceof PostgresMissing && !inCi) {
      console.log(`SKIPPED\n*** The server was NOT tested on PostgreSQL. ${error.message} ***`);
      return;
    }
    console.log(`FAILED, ${seconds()}`);
    throw error;
  }
}

async function script(args: string[], env: Env = process.env): Promise<Result> {
  const result = await runNode(args, env);
  if (result.code !== 0) throw new Failed(result.output);
  return result;
}

/** Runs a test runner that writes its results to `report`, and adds them to the totals. */
async function runner(
  args: string[],
  env: Env,
  report: string,
  read: (json: never) => Totals,
): Promise<string> {
  const result = await runNode(args, env);
  let found: Totals;
  try {
    found = read(JSON.parse(readFileSync(report, "utf8")) as never);
  } catch {
    throw new Failed(`${result.output}\nThe test runner left no report.`);
  }
  for (const key of ["passed", "failed", "skipped"] as const) totals[key] += found[key];
  if (result.code !== 0 || found.failed > 0) throw new Failed(result.output);
  if (found.passed === 0) throw new Failed(`${result.output}\nNo test ran.`);
  return `${found.passed} passed${found.skipped > 0 ? `, ${found.skipped} skipped` : ""}`;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

function runVitest(name: string, args: string[], databaseUrl: string | undefined): Promise<string> {
  const report = join(reports, `${name}.json`);
  return runner(
    [vitest, "run", ...args, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    { ...process.env, TEST_DATABASE_URL: databaseUrl },
    report,
    (json: VitestReport) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      skipped: json.numPendingTests + json.numTodoTests,
    }),
  );
}

async function runOnPostgres(): Promise<string> {
  const { url, stop } = await startTemporaryPostgres();
  try {
    const needNoDatabase = ["**/*.rules.test.ts", "src/server/features/echo/library/**"];
    const args = ["--project", "server", ...needNoDatabase.flatMap((files) => ["--exclude", files])];
    return await runVitest("postgres", args, url);
  } finally {
    await stop();
  }
}

async function runPlaywright(): Promise<string> {
  const report = join(reports, "playwright.json");
  return runner(
    [packageBin("@playwright/test", "playwright"), "test", "--reporter=line,json"],
    { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    ({ stats }: { stats: { expected: number; flaky: number; unexpected: number; skipped: number } }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }),
  );
}

async function runAll(): Promise<void> {
  await step("Types, lint, rules, dead code", async () => void (await script(["scripts/check.ts"])));
  await step("Build", async () => void (await script(["scripts/build.ts", "--if-needed"])));
  await step("Tests, on SQLite", () => runVitest("sqlite", [], undefined));
  await step("Server tests, on PostgreSQL", runOnPostgres);
  await step("Journeys, in Chromium", runPlaywright);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.prependListener(signal, stopRunning);
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

try {
  await runAll();
} catch (error) {
  console.log(`\n${(error as Error).message.trimEnd()}\n`);
  // A step that fails without a failing test (a type error, a test file that does not load) counts as one.
  if (totals.failed === 0) totals.failed = 1;
  process.exitCode = 1;
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
