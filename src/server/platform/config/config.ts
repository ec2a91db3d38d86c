import { randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { isIP } from "node:net";
import { join, resolve } from "node:path";
import * as z from "zod/mini";
import { SIGNUP_POLICIES, type SignupPolicy } from "#shared/auth/auth.contract.ts";
import { type BackupConfig, backupConfigOf, backupEnvironment } from "./backup-config.ts";
import { type BillingConfig, billingConfigOf, billingEnvironment } from "./billing-config.ts";
import { type EchoConfig, echoConfigOf, echoEnvironment } from "./echo-config.ts";
import { type MailConfig, mailConfigOf, mailEnvironment } from "./mail-config.ts";
import { type OidcConfig, oidcConfigOf, oidcEnvironment } from "./oidc-config.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Everything an operator can set, validated once at startup. `.env.example` documents it for operators. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** Unset: the embedded SQLite database in `dataDir`. */
  databaseUrl: string | undefined;
  /** The address people type, without a trailing slash. With `https`, cookies are Secure and HSTS is on. */
  publicUrl: string | undefined;
  signups: SignupPolicy;
  /** If set, only this address can become the owner of an empty instance. */
  ownerEmail: string | undefined;
  /** Whose X-Forwarded-* headers are trusted: nobody's, this many proxies', or those of these addresses. */
  trustProxy: false | number | string[];
  logLevel: (typeof LOG_LEVELS)[number];
  /** Signs session cookies. At least 32 characters. */
  secret: string;
  /** Unset: the guided coach, which needs no model, speaks as Echo. */
  echo: EchoConfig | undefined;
  /** Unset: this server sells no plans, and nobody is limited. */
  billing: BillingConfig | undefined;
  /** Unset: no emails are sent. */
  mail: MailConfig | undefined;
  /** Unset: people sign in here alone. */
  oidc: OidcConfig | undefined;
  backup: BackupConfig;
}

/** All problems with the environment, as lines for the operator. */
export class ConfigError extends Error {
  override name = "ConfigError";
  constructor(mistakes: string[]) {
    super(
      `The configuration has ${mistakes.length === 1 ? "a mistake" : `${mistakes.length} mistakes`}:\n- ${mistakes.join("\n- ")}`,
    );
  }
}

const environmentSchema = z.object({
  PORT: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
          "PORT must be a number from 0 to 65535.",
        ),
      ),
    "3000",
  ),
  HOST: z._default(z.string(), "127.0.0.1"),
  DATA_DIR: z._default(z.string(), "./data"),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^postgres(ql)?:\/\//,
          "DATABASE_URL must start with postgres:// or postgresql://, or be left out.",
        ),
      ),
  ),
  PUBLIC_URL: z.optional(
    z.string().check(
      z.refine((text) => {
        const url = URL.parse(text);
        return url !== null && /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search === "";
      }, "PUBLIC_URL must be an address such as https://ridgeline.example.org, without a path."),
    ),
  ),
  SIGNUPS: z._default(
    z.enum(SIGNUP_POLICIES, `SIGNUPS must be one of: ${SIGNUP_POLICIES.join(", ")}.`),
    "open",
  ),
  OWNER_EMAIL: z.optional(z.email("OWNER_EMAIL must be an email address.")),
  TRUST_PROXY: z._default(
    z.string().check(
      z.refine((text) => text !== "true", {
        error:
          "TRUST_PROXY=true would believe any address that a client writes. Give the number of proxies in front (such as 1), or their addresses.",
        abort: true,
      }),
      z.refine(
        (text) => text === "false" || isHopCount(text) || addressList(text).every(isAddressRange),
        "TRUST_PROXY must be false, the number of proxies in front (such as 1), or their addresses (such as 10.0.0.1,172.16.0.0/12).",
      ),
    ),
    "false",
  ),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, `LOG_LEVEL must be one of: ${LOG_LEVELS.join(", ")}.`), "info"),
  SECRET: z.optional(z.string().check(z.minLength(32, "SECRET must have at least 32 characters."))),
  ...echoEnvironment,
  ...billingEnvironment,
  ...mailEnvironment,
  ...oidcEnvironment,
  ...backupEnvironment,
});

/** The environment of this process, to pass on to child processes. */
export function processEnvironment(): NodeJS.ProcessEnv {
  return process.env;
}

/**
 * Reads the configuration from the environment. Creates DATA_DIR (mode 700) and the secret file in it (mode 600) if
 * needed.
 * @param warn called with a sentence for the operator for each thing that was corrected
 * @throws ConfigError listing all problems at once
 */
export function readConfig(environment: NodeJS.ProcessEnv, warn: (sentence: string) => void): Config {
  const given = Object.fromEntries(
    Object.keys(environmentSchema.shape)
      .map((name) => [name, environment[name]?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = environmentSchema.safeParse(given);
  const wrong = parsed.error?.issues.map(({ path }) => String(path[0])) ?? [];
  // What needs each other is looked at without what is wrong by itself.
  const right = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.includes(name)));
  const settings = parsed.data ?? environmentSchema.parse(right);
  const echo = echoConfigOf(settings);
  const billing = billingConfigOf(settings);
  const mail = mailConfigOf(settings);
  const oidc = oidcConfigOf(settings);
  if (
    parsed.error ||
    Array.isArray(echo) ||
    Array.isArray(billing) ||
    Array.isArray(mail) ||
    Array.isArray(oidc)
  ) {
    const missing = [echo, billing, mail, oidc].filter((each) => Array.isArray(each)).flat();
    throw new ConfigError([
      ...(parsed.error?.issues.map(({ message }) => message) ?? []),
      ...missing.filter((sentence) => !wrong.some((name) => sentence.includes(name))),
    ]);
  }
  const dataDir = resolve(settings.DATA_DIR);
  makePrivateDirectory(dataDir);
  return {
    port: Number(settings.PORT),
    host: settings.HOST,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    publicUrl: settings.PUBLIC_URL?.replace(/\/$/, ""),
    signups: settings.SIGNUPS,
    ownerEmail: settings.OWNER_EMAIL,
    trustProxy: readTrustProxy(settings.TRUST_PROXY),
    logLevel: settings.LOG_LEVEL,
    secret: settings.SECRET ?? secretFromFile(join(dataDir, "secret"), warn),
    echo,
    billing,
    mail,
    oidc,
    backup: backupConfigOf(settings, dataDir),
  };
}

function makePrivateDirectory(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
    chmodSync(path, 0o700);
  } catch {
    throw new ConfigError([
      `DATA_DIR ${path} can't be made private to this user. Check the path, its owner and its permissions.`,
    ]);
  }
}

function readTrustProxy(text: string): Config["trustProxy"] {
  if (text === "false") return false;
  return isHopCount(text) ? Number(text) || false : addressList(text);
}

function isHopCount(text: string): boolean {
  return /^\d{1,2}$/.test(text);
}

function addressList(text: string): string[] {
  return text.split(",").map((part) => part.trim());
}

/** An IP address, or a range such as 172.16.0.0/12. */
function isAddressRange(text: string): boolean {
  const [address = "", prefix = "0", ...rest] = text.split("/");
  const maxPrefix = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= maxPrefix && rest.length === 0;
}

/** Processes that start together must agree on one secret, so the file is only ever created, never replaced. */
function secretFromFile(path: string, warn: (sentence: string) => void): string {
  const secret = readOrMakeSecret(path, warn);
  if (secret.length < 32)
    throw new ConfigError([
      `The secret in ${path} is too short. Delete the file to have a new one made; everyone will sign in again.`,
    ]);
  return secret;
}

function readOrMakeSecret(path: string, warn: (sentence: string) => void): string {
  try {
    if (!existsSync(path)) createOnce(path, randomBytes(48).toString("base64url"));
    if ((statSync(path).mode & 0o077) !== 0) {
      chmodSync(path, 0o600);
      warn(
        `Other users of this machine could read ${path}. That is mended now. If one of them may have done so, delete the file to have a new secret made; everyone will sign in again.`,
      );
    }
    return readFileSync(path, "utf8").trim();
  } catch {
    throw new ConfigError([
      `The secret in ${path} can't be read or written. Check the permissions of DATA_DIR, or set SECRET.`,
    ]);
  }
}

/** Creates a file that another process never sees half written. An existing file stays. */
function createOnce(path: string, text: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
}
