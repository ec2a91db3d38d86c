import { packageBin, type Result, root, runNode } from "./run.ts";

/** Runs all static checks in parallel and prints only problems. */
const checks: [string, string[]][] = [
  ["types", [packageBin("typescript", "tsc"), "--project", root]],
  [
    "lint and format",
    [packageBin("@biomejs/biome", "biome"), "check", "--error-on-warnings", "--diagnostic-level=warn"],
  ],
  ["import rules and file roles", ["scripts/check-rules.ts"]],
  ["API description", ["scripts/check-openapi.ts"]],
  ["dead code", [packageBin("knip"), "--no-progress"]],
];

const results = await Promise.all(
  checks.map(async ([name, args]): Promise<[string, Result]> => [name, await runNode(args)]),
);

for (const [name, { code, output, seconds }] of results) {
  console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds.toFixed(1)} s)`);
  if (code !== 0) console.log(output.trimEnd());
}
process.exitCode = results.every(([, { code }]) => code === 0) ? 0 : 1;
