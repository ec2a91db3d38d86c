import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp } from "../src/server/app/build-app.ts";
import { createDependencies } from "../src/server/app/dependencies.ts";
import { systemClock } from "../src/server/platform/clock/clock.ts";
import { readConfig } from "../src/server/platform/config/config.ts";
import { openDatabase } from "../src/server/platform/db/database.ts";
import { packageBin, runNode } from "./run.ts";

/** Lints the server's OpenAPI document. Needs neither a network nor a migrated database. */
const folder = mkdtempSync(join(tmpdir(), "ridgeline-openapi-"));
const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent" }, () => {});
const handle = await openDatabase({ ...config, onError: () => {} });
try {
  const dependencies = createDependencies({ config, handle, clock: systemClock });
  const app = await buildApp({ dependencies, webRoot: folder, version: "0.0.0" });
  const document = join(folder, "openapi.json");
  writeFileSync(document, (await app.inject("/api/openapi.json")).body);
  const { code, output } = await runNode(
    [packageBin("@redocly/cli", "redocly"), "lint", document, "--extends=recommended"],
    { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  );
  // Warnings count too, but only errors set the exit code.
  const hasFindings = code !== 0 || /\d+ (error|warning)/.test(output);
  if (hasFindings) console.log(output);
  process.exitCode = hasFindings ? 1 : 0;
} finally {
  await handle.db.destroy();
  rmSync(folder, { recursive: true, force: true });
}
