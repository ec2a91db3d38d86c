import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startServer } from "./app/start-server.ts";

/** The project's folder, whether this runs from `src/server` or bundled in `dist/server`. */
const projectRoot = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

if (existsSync(join(projectRoot, ".env"))) process.loadEnvFile(join(projectRoot, ".env"));
const { version } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8")) as {
  version: string;
};
await startServer({ webRoot: join(projectRoot, "dist", "web"), version });
