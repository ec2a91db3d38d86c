import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { sql } from "kysely";
import pg from "pg";
import { v7 as uuidv7 } from "uuid";
import { onTestFinished } from "vitest";
import { buildApp } from "#server/app/build-app.ts";
import { createDependencies, type Dependencies } from "#server/app/dependencies.ts";
import { migrations } from "#server/migrations/migrations.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { systemClock } from "#server/platform/clock/clock.ts";
import type { Config } from "#server/platform/config/config.ts";
import { type Database, type DatabaseHandle, openDatabase } from "#server/platform/db/database.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import type { ConnectionLimits } from "#server/platform/http/connections.ts";
import type { User } from "#shared/auth/auth.contract.ts";

export const TEST_PASSWORD = "a long enough password";

/** The form that signs Mara up. */
export const MARA = { email: "mara@example.org", username: "Mara K.", password: TEST_PASSWORD };

/** Calls the API like one browser: it keeps cookies. */
export interface TestClient {
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, body?: unknown): Promise<LightMyRequestResponse>;
  patch(url: string, body?: unknown): Promise<LightMyRequestResponse>;
  put(url: string, body?: unknown): Promise<LightMyRequestResponse>;
  delete(url: string, body?: unknown): Promise<LightMyRequestResponse>;
  cookies: Map<string, string>;
}

export interface TestServer {
  database: TestDatabase;
  app: FastifyInstance;
  /** Of every process; `app` is the first. */
  apps: readonly FastifyInstance[];
  handle: DatabaseHandle;
  dependencies: Dependencies;
  /** A client without a session, optionally from an IP address. */
  anonymous(address?: string): TestClient;
  /** A client that brings an access token. */
  withToken(token: string): TestClient;
  /** A client that is signed in to a new account. */
  signedIn(): Promise<TestClient & { user: User }>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  clock?: Clock;
  config?: Partial<Config>;
  webRoot?: string;
  /** Changes the address under which the server reaches its PostgreSQL. */
  reach?: (databaseUrl: string) => string | Promise<string>;
  connectionLimits?: ConnectionLimits;
  /** How many processes serve the database; clients ask them in turns. */
  processes?: number;
}

export interface TestDatabase {
  handle: DatabaseHandle;
  dataDir: string;
  /** The address for other processes; only on PostgreSQL. */
  databaseUrl: string | undefined;
  remove(): Promise<void>;
}

/** An empty database on the engine under test: SQLite in a temporary folder, or a new database at TEST_DATABASE_URL. */
export async function openTestDatabase(
  reach: TestServerOptions["reach"] = (url) => url,
): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), "ridgeline-test-"));
  const base = process.env.TEST_DATABASE_URL;
  // The query that such an error belongs to fails too.
  const onError = () => {};
  if (!base) {
    const handle = await openDatabase({ dataDir, databaseUrl: undefined, onError });
    return {
      handle,
      dataDir,
      databaseUrl: undefined,
      async remove() {
        await handle.db.destroy();
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  }
  const name = `ridgeline_test_${uuidv7().replaceAll("-", "")}`;
  await onServer(base, `create database ${name}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  const handle = await openDatabase({ dataDir, databaseUrl: await reach(url.href), onError });
  return {
    handle,
    dataDir,
    databaseUrl: url.href,
    async remove() {
      await handle.db.destroy();
      await onServer(base, `drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The whole server on an empty, migrated database. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await openTestDatabase(options.reach);
  const { handle, dataDir, remove } = database;
  await migrate(handle, migrations);
  const config: Config = {
    port: 0,
    host: "127.0.0.1",
    dataDir,
    databaseUrl: undefined,
    publicUrl: undefined,
    signups: "open",
    ownerEmail: undefined,
    trustProxy: false,
    logLevel: "silent",
    secret: "a secret that only the tests know, long enough",
    echo: undefined,
    billing: undefined,
    mail: undefined,
    oidc: undefined,
    backup: { dir: join(dataDir, "backups"), everyMs: undefined, keep: 7 },
    ...options.config,
  };
  const handles = [handle];
  while (handles.length < (options.processes ?? 1)) {
    const { databaseUrl } = database;
    handles.push(await openDatabase({ dataDir, databaseUrl, onError: () => {} }));
  }
  const [first, ...others] = await Promise.all(handles.map((own) => startProcess(own, config, options)));
  if (!first) throw new Error("A server has one process at least.");
  const { app, dependencies } = first;
  const apps = [app, ...others.map((other) => other.app)];
  let people = 0;

  return {
    app,
    apps,
    database,
    handle,
    dependencies,
    anonymous: (address) => createTestClient(apps, address),
    withToken: (token) => createTestClient(apps, undefined, { authorization: `Bearer ${token}` }),
    async signedIn() {
      people += 1;
      const client = createTestClient(apps);
      const response = await client.post("/api/auth/signup", {
        email: `person-${people}@example.org`,
        username: `Person ${people}`,
        password: TEST_PASSWORD,
      });
      if (response.statusCode !== 201) throw new Error(`Signing up failed: ${response.body}`);
      return Object.assign(client, { user: response.json() as User });
    },
    async close() {
      await Promise.all(apps.map((each) => each.close()));
      await Promise.all(handles.slice(1).map(({ db }) => db.destroy()));
      await remove();
    },
  };
}

async function startProcess(handle: DatabaseHandle, config: Config, options: TestServerOptions) {
  const dependencies = createDependencies({ config, handle, clock: options.clock ?? systemClock });
  await dependencies.prepare();
  const app = await buildApp({
    dependencies,
    webRoot: options.webRoot ?? join(config.dataDir, "no-web"),
    version: "0.0.0-test",
    checkAnswers: true,
    ...(options.connectionLimits && { connectionLimits: options.connectionLimits }),
  });
  return { app, dependencies };
}

function createTestClient(
  apps: readonly FastifyInstance[],
  address = "127.0.0.1",
  extra: Record<string, string> = {},
): TestClient {
  const cookies = new Map<string, string>();
  let turn = 0;
  const call = async (method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE", url: string, body?: unknown) => {
    const app = apps[turn] as FastifyInstance;
    turn = (turn + 1) % apps.length;
    const response = await app.inject({
      method,
      url,
      remoteAddress: address,
      headers: { ...extra, ...(cookies.size > 0 && { cookie: cookieHeader(cookies) }) },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    get: (url) => call("GET", url),
    post: (url, body) => call("POST", url, body),
    patch: (url, body) => call("PATCH", url, body),
    put: (url, body) => call("PUT", url, body),
    delete: (url, body) => call("DELETE", url, body),
    cookies,
  };
}

function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ");
}

/** Runs something while queries of a table fail. */
export async function withoutTable<Result>(
  db: Database,
  table: string,
  during: () => Promise<Result>,
): Promise<Result> {
  await sql`alter table ${sql.table(table)} rename to gone_for_now`.execute(db);
  try {
    return await during();
  } finally {
    await sql`alter table gone_for_now rename to ${sql.table(table)}`.execute(db);
  }
}

/** A server that closes when the test ends. */
export async function serverForTest(options?: TestServerOptions): Promise<TestServer> {
  const server = await startTestServer(options);
  onTestFinished(() => server.close());
  return server;
}
