import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runOperator } from "./app/operator/run-operator.ts";
import { processEnvironment } from "./platform/config/config.ts";

const projectRoot = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
if (existsSync(join(projectRoot, ".env"))) process.loadEnvFile(join(projectRoot, ".env"));
process.exitCode = await runOperator(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  environment: processEnvironment(),
});
