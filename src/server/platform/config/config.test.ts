import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as config from "./config.ts";

const { ConfigError } = config;
const warnings: string[] = [];
const readConfig = (environment: NodeJS.ProcessEnv) =>
  config.readConfig(environment, (sentence) => warnings.push(sentence));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ridgeline-config-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("an empty environment serves this machine only", () => {
  const dataDir = join(folder, "nested", "data");
  expect(readConfig({ DATA_DIR: dataDir })).toEqual({
    port: 3000,
    host: "127.0.0.1",
    dataDir,
    databaseUrl: undefined,
    publicUrl: undefined,
    signups: "open",
    ownerEmail: undefined,
    trustProxy: false,
    logLevel: "info",
    secret: readFileSync(join(dataDir, "secret"), "utf8"),
    backup: { dir: join(dataDir, "backups"), everyMs: undefined, keep: 7 },
  });
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

test("an existing folder becomes private too", () => {
  chmodSync(folder, 0o755);
  readConfig({ DATA_DIR: folder });
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("a secret is created once, readable only by the server", () => {
  const first = readConfig({ DATA_DIR: folder }).secret;
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(statSync(join(folder, "secret")).mode & 0o777).toBe(0o600);
  expect(readConfig({ DATA_DIR: folder }).secret).toBe(first);
});

test("a secret that others could read is made private, with a warning", () => {
  const path = join(folder, "secret");
  const { secret } = readConfig({ DATA_DIR: folder });
  expect(warnings).toEqual([]);
  chmodSync(path, 0o644);
  expect(readConfig({ DATA_DIR: folder }).secret).toBe(secret);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(warnings).toEqual([expect.stringContaining(`Other users of this machine could read ${path}.`)]);
});

test.each([
  ["30m", 30 * 60_000],
  ["24h", 24 * 3_600_000],
  ["7d", 7 * 86_400_000],
])("a backup every %s", (every, everyMs) => {
  expect(
    readConfig({ DATA_DIR: folder, BACKUP_EVERY: every, BACKUP_KEEP: "3", BACKUP_DIR: "/backups" }),
  ).toMatchObject({
    backup: { dir: "/backups", everyMs, keep: 3 },
  });
});

test("blank values count as unset", () => {
  expect(readConfig({ DATA_DIR: folder, PORT: " ", PUBLIC_URL: "", SECRET: "" })).toMatchObject({
    port: 3000,
    publicUrl: undefined,
  });
});

test("all problems are listed at once, in plain words", () => {
  const read = () =>
    readConfig({
      DATA_DIR: folder,
      PORT: "eighty",
      DATABASE_URL: "mysql://db",
      PUBLIC_URL: "https://example.org/app",
      SIGNUPS: "maybe",
      OWNER_EMAIL: "me",
      LOG_LEVEL: "loud",
      SECRET: "short",
    });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(
    [
      "The configuration has 7 mistakes:",
      "- PORT must be a number from 0 to 65535.",
      "- DATABASE_URL must start with postgres:// or postgresql://, or be left out.",
      "- PUBLIC_URL must be an address such as https://ridgeline.example.org, without a path.",
      "- SIGNUPS must be one of: open, invite, closed.",
      "- OWNER_EMAIL must be an email address.",
      "- LOG_LEVEL must be one of: fatal, error, warn, info, debug, trace, silent.",
      "- SECRET must have at least 32 characters.",
    ].join("\n"),
  );
});

test("a value that is wrong hides no setting that lacks another", () => {
  const read = () =>
    readConfig({ DATA_DIR: folder, SIGNUPS: "maybe", STRIPE_SECRET_KEY: "sk_1", OIDC_ISSUER: "x" });
  expect(read).toThrow("The configuration has 3 mistakes");
  expect(read).toThrow("To sell plans, Stripe needs STRIPE_WEBHOOK_SECRET");
});

test.each([
  ["false", false],
  ["0", false],
  ["1", 1],
  ["2", 2],
  ["10.0.0.1, 172.16.0.0/12,fd00::/8", ["10.0.0.1", "172.16.0.0/12", "fd00::/8"]],
])("TRUST_PROXY=%s is understood", (given, expected) => {
  expect(readConfig({ DATA_DIR: folder, TRUST_PROXY: given }).trustProxy).toEqual(expected);
});

test.each(["yes", "proxy.example.org", "10.0.0.0/33", "10.0.0.0/", "10.0.0.1,,10.0.0.2", "-1", "1.5", "999"])(
  "TRUST_PROXY=%s is a mistake that says what to write",
  (given) => {
    expect(() => readConfig({ DATA_DIR: folder, TRUST_PROXY: given })).toThrow(
      "- TRUST_PROXY must be false, the number of proxies in front (such as 1), or their addresses (such as 10.0.0.1,172.16.0.0/12).",
    );
  },
);

test("TRUST_PROXY=true is refused, because it would trust an address that the client made up", () => {
  expect(() => readConfig({ DATA_DIR: folder, TRUST_PROXY: "true" })).toThrow(
    "- TRUST_PROXY=true would believe any address that a client writes. Give the number of proxies in front (such as 1), or their addresses.",
  );
});

test("a trailing slash in PUBLIC_URL is ignored", () => {
  expect(readConfig({ DATA_DIR: folder, PUBLIC_URL: "https://ridgeline.example/" }).publicUrl).toBe(
    "https://ridgeline.example",
  );
});

test("a damaged secret and a folder that cannot be created are reported", () => {
  writeFileSync(join(folder, "secret"), "x");
  expect(() => readConfig({ DATA_DIR: folder })).toThrow(/The secret in .* is too short/);
  expect(() => readConfig({ DATA_DIR: join(folder, "secret", "data") })).toThrow(/can't be made private/);
  rmSync(join(folder, "secret"));
  mkdirSync(join(folder, "secret"), { mode: 0o700 });
  expect(() => readConfig({ DATA_DIR: folder })).toThrow(/The secret in .* can't be read/);
});
