import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";

const INPUT_FOLDERS = ["src"];
const INPUT_FILES = [
  "package-lock.json",
  "vite.config.ts",
  "scripts/build.ts",
  "scripts/chunk-groups.ts",
  "scripts/precompress.ts",
];

/** The outputs of a build. The fingerprint is written last, so a folder that has one is complete. */
const OUTPUTS = [
  "dist/.fingerprint",
  "dist/web/index.html",
  "dist/web/service-worker.js",
  "dist/server/main.js",
];

function listInputs(root: string): string[] {
  const found = INPUT_FILES.filter((file) => existsSync(join(root, file)));
  for (const folder of INPUT_FOLDERS) {
    if (!existsSync(join(root, folder))) continue;
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) found.push(join(entry.parentPath, entry.name).slice(root.length + 1));
    }
  }
  return found.sort();
}

/** SHA-256 over the paths and contents of all build inputs. */
export function fingerprint(root: string): string {
  const hash = createHash("sha256");
  for (const file of listInputs(root)) {
    const content = readFileSync(join(root, file));
    hash.update(`${file.split(sep).join("/")}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** A cheap substitute for the fingerprint: it changes whenever an input is written. */
function stamp(root: string): string {
  const hash = createHash("sha256");
  for (const file of listInputs(root)) {
    const { size, mtimeMs, ctimeMs } = statSync(join(root, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\0${ctimeMs}\0`);
  }
  return hash.digest("hex");
}

function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

function readOr(file: string, fallback: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : fallback;
}

/** Marks `dist` as the complete build of the inputs with this fingerprint. */
export function markBuilt(root: string, builtFrom: string): void {
  writeWhole(join(root, "dist/.fingerprint"), builtFrom);
}

/**
 * Whether `dist` is a complete build of the current sources, or just complete if there are no sources (a deployed
 * image).
 *
 * Only walks the directories if nothing was touched since the last check (the stamp); otherwise hashes every input.
 */
export function isBuilt(root: string): boolean {
  if (!OUTPUTS.every((file) => existsSync(join(root, file)))) return false;
  if (!existsSync(join(root, "src"))) return true;
  const built = readOr(join(root, "dist/.fingerprint"), "");
  const stampFile = join(root, "dist/.stamp");
  const now = `${built} ${stamp(root)}`;
  if (readOr(stampFile, "") === now) return true;
  if (fingerprint(root) !== built) return false;
  try {
    writeWhole(stampFile, now);
  } catch {
    // A read-only dist is still complete; the next start just repeats the slow check.
  }
  return true;
}
