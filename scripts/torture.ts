import { allScenarios, type Outcome, type Size } from "#tests/torture/scenarios.ts";
import { runNode } from "./run.ts";

/** Every fault, at a size that takes minutes. Prints what was acknowledged, lost, failed and ended. */
const SIZE: Size = { rounds: 8, writes: 200, writers: 6, requests: 20_000, slowClients: 300, lockMs: 8000 };

const { code, output } = await runNode(["scripts/build.ts", "--if-needed"]);
if (code !== 0) throw new Error(output);

const COLUMNS: [string, number, (outcome: Outcome) => string | number][] = [
  ["scenario", 34, ({ scenario }) => scenario],
  ["engine", 10, ({ engine }) => engine],
  ["acknowledged", 14, ({ acknowledged }) => acknowledged],
  ["lost", 6, ({ lost }) => lost],
  ["5xx", 5, ({ failed }) => failed.length],
  ["503/507", 9, ({ refused }) => refused],
  ["crashes", 9, ({ crashes }) => crashes],
  ["ready after", 11, ({ readySeconds }) => `${readySeconds.toFixed(1)} s`],
];
const row = (cells: (string | number)[]) =>
  cells.map((cell, index) => String(cell).padEnd(COLUMNS[index]?.[1] ?? 0)).join("");

console.log(row(COLUMNS.map(([title]) => title)));
for await (const outcome of allScenarios(SIZE)) {
  console.log(row(COLUMNS.map(([, , cell]) => cell(outcome))));
  for (const failure of new Set(outcome.failed)) console.log(`  ${failure}`);
  if (outcome.lost > 0 || outcome.failed.length > 0 || outcome.crashes > 0) process.exitCode = 1;
}
