import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runOperatorCommand } from "./app/operator-commands.ts";
import { processEnvironment } from "./platform/config/config.ts";

const projectRoot = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
if (existsSync(join(projectRoot, ".env"))) process.loadEnvFile(join(projectRoot, ".env"));
process.exitCode = await runOperatorCommand(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  environment: processEnvironment(),
});
