import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { cleanup } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { ErrorBody } from "#shared/common/common.contract.ts";
import { TEST_USER } from "./render-screen.tsx";
import { startTestServer, type TestServer } from "./test-server.ts";

/** A call made by the screen. */
export interface SentCall {
  method: string;
  path: string;
  query: URLSearchParams;
  /** The values of the route's parameters, such as ":id". */
  params: Record<string, string>;
  /** The parsed body, or undefined without one. */
  body: unknown;
}

/** Calls that are held back until they are released or failed. Later calls pass. */
export interface HeldCalls {
  /** The number of waiting calls. */
  count(): number;
  /** Releases the first one. */
  releaseOne(): void;
  /** Releases all, and stops holding later ones. */
  release(): void;
  /** Fails all. */
  fail(status: number, sentence: string): void;
}

/** What happens to a call; `pass` sends it to the app. */
type Fault = (pass: () => Promise<Response>) => Promise<Response>;
type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

const SESSION_MS = 30 * 24 * 60 * 60 * 1000;
/** Matches every route. */
const EVERY_CALL = "*";
const CONTENT_ROOT = "src/web/public";

let server: TestServer;
let moment: string | null = null;
let cookie = "";
let people = 0;
let calls: SentCall[] = [];
let underWay: Promise<unknown>[] = [];
let faults = new Map<string, Fault>();
let waiting: ((fault: Fault) => void)[] = [];

/** The app's clock: the test's time if it has set one. */
const clock = {
  now: () => new Date(clock.nowIso()),
  nowIso: () => moment ?? new Date().toISOString(),
};

const realFetch = globalThis.fetch;

beforeAll(async () => {
  server = await startTestServer({ clock });
  globalThis.fetch = sendFromScreen;
});
beforeEach(async () => {
  await server.handle.db.deleteFrom("profiles").where("id", "=", TEST_USER.id).execute();
  cookie = await addPerson(TEST_USER);
});
afterEach(async () => {
  faults = new Map();
  for (const answer of waiting) answer(() => Promise.reject(new TypeError("The test is over.")));
  // A screen may save when it unmounts.
  cleanup();
  await Promise.allSettled(underWay);
  [calls, underWay, waiting, moment] = [[], [], [], null];
});
afterAll(async () => {
  globalThis.fetch = realFetch;
  await server.close();
});

/**
 * The network between a test file's screens and the real app, which runs on an empty database. Each test signs in a new
 * person. Importing this starts the app once per file.
 */
export const api = {
  /**
   * The calls so far: all, or those of one route, such as `sent("POST /api/isap")` or `sent("PATCH /api/risks/:id")`.
   */
  sent(route = EVERY_CALL): SentCall[] {
    return calls.flatMap((call) => {
      const params = route === EVERY_CALL ? {} : matchRoute(route, call.method, call.path);
      return params ? [{ ...call, params }] : [];
    });
  },
  /** The bodies sent to one route, in order. */
  bodies: (route?: string): unknown[] => api.sent(route).map(({ body }) => body),

  /** Resolves when all calls so far have been answered. */
  settled: (): Promise<unknown> => Promise.allSettled(underWay),

  /** Reads stored data like another device of the person. @throws Error when the call fails */
  get: <Answer>(path: string): Promise<Answer> => callElsewhere<Answer>("GET", path),
  /** Stores something like another device of the person, optionally at the time `at`. */
  post: <Answer>(path: string, body?: unknown, at?: string): Promise<Answer> =>
    callElsewhere<Answer>("POST", path, body, at),
  patch: <Answer>(path: string, body: unknown, at?: string): Promise<Answer> =>
    callElsewhere<Answer>("PATCH", path, body, at),
  put: <Answer>(path: string, body: unknown, at?: string): Promise<Answer> =>
    callElsewhere<Answer>("PUT", path, body, at),
  delete: (path: string): Promise<unknown> => callElsewhere("DELETE", path),

  /** The app's database, for data that the API cannot store: many rows at once, and an administrator's settings. */
  db: () => server.handle.db,

  /** Fails a route with a status and the server's message; without a message, the body is empty. */
  fail(
    route: string,
    status: number,
    sentence?: string,
    fields?: ErrorBody["fields"],
    code?: ErrorBody["code"],
  ): void {
    faults.set(route, async () => failure(status, sentence, fields, code));
  },
  /** Calls of a route do not reach the app; by default, no call does. */
  disconnect(route = EVERY_CALL): void {
    faults.set(route, () => Promise.reject(new TypeError("Failed to fetch")));
  },
  /** Something in between responds instead of the app, like a hotel's Wi-Fi. */
  replaceAnswers(route: string, text: string): void {
    faults.set(route, async () => new Response(text));
  },
  /** Calls of a route reach the app, but their responses are lost: a proxy responds with 500 instead. */
  loseAnswers(route: string): void {
    faults.set(route, async (pass) => {
      await pass();
      return failure(500);
    });
  },
  /** Holds back the calls of a route from now on. */
  hold(route: string): HeldCalls {
    let held: ((fault: Fault) => void)[] = [];
    const fault: Fault = (pass) =>
      new Promise<Fault>((resolve) => {
        held.push(resolve);
        waiting.push(resolve);
      }).then((decided) => decided(pass));
    faults.set(route, fault);
    const decideAll = (decided: Fault) => {
      if (faults.get(route) === fault) faults.delete(route);
      for (const decide of held) decide(decided);
      held = [];
    };
    return {
      count: () => held.length,
      releaseOne: () => held.shift()?.((pass) => pass()),
      release: () => decideAll((pass) => pass()),
      fail: (status, sentence) => decideAll(async () => failure(status, sentence)),
    };
  },
  /** Removes the fault of a route, or the one of all calls. */
  restore: (route = EVERY_CALL): void => void faults.delete(route),
  /** Somebody else signs in in another tab: the browser's cookie is theirs until the returned function is called. */
  async changePerson(): Promise<() => void> {
    const own = cookie;
    people += 1;
    cookie = await addPerson({ ...TEST_USER, id: crypto.randomUUID(), email: `other-${people}@example.org` });
    return () => {
      cookie = own;
    };
  },
};

function failure(
  status: number,
  sentence?: string,
  fields?: ErrorBody["fields"],
  code: ErrorBody["code"] = status === 402 ? "plan_limit" : "internal_error",
): Response {
  if (sentence === undefined) return new Response("", { status });
  return Response.json({ error: sentence, code, ...(fields && { fields }) } satisfies ErrorBody, { status });
}

/** Stores an account with a session, without hashing a password, and returns its cookie. */
async function addPerson({ id, email, username }: { id: string; email: string; username: string }) {
  const { db } = server.handle;
  const now = new Date();
  const times = { createdAt: now.toISOString(), updatedAt: now.toISOString() };
  const token = crypto.randomUUID();
  await db
    .insertInto("profiles")
    .values({ id, email, username, role: "user", ...times })
    .execute();
  await db
    .insertInto("sessions")
    .values({
      id: crypto.randomUUID(),
      userId: id,
      token,
      expiresAt: new Date(now.getTime() + SESSION_MS).toISOString(),
      ipAddress: null,
      userAgent: null,
      ...times,
    })
    .execute();
  const signature = createHmac("sha256", server.dependencies.config.secret).update(token).digest("base64");
  return `ridgeline.session=${encodeURIComponent(`${token}.${signature}`)}`;
}

const sendFromScreen: typeof fetch = (input, init) => {
  const url = new URL(String(input), "http://localhost");
  const method = (init?.method ?? "GET") as Method;
  const text = typeof init?.body === "string" ? init.body : undefined;
  const { pathname: path, searchParams: query } = url;
  calls.push({ method, path, query, params: {}, body: text === undefined ? undefined : JSON.parse(text) });
  const file = init?.body instanceof Blob ? init.body : undefined;
  const pass = async () =>
    reach(method, url, file ? await file.text() : text, Object.fromEntries(new Headers(init?.headers)));
  const [, fault] =
    [...faults].find(([route]) => route === EVERY_CALL || matchRoute(route, method, path)) ?? [];
  const answer = fault ? fault(pass) : pass();
  underWay.push(answer);
  return new Promise((resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
    answer.then(resolve, reject);
  });
};

async function reach(
  method: Method,
  { pathname, search }: URL,
  payload?: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  // Content files are served beside the app.
  if (pathname.startsWith("/content/")) return new Response(await readFile(CONTENT_ROOT + pathname, "utf8"));
  const {
    statusCode,
    body,
    headers: answered,
  } = await server.app.inject({
    method,
    url: pathname + search,
    headers: { ...headers, cookie },
    ...(payload !== undefined && { payload }),
  });
  const named = Object.entries(answered).map(([name, value]): [string, string] => [name, String(value)]);
  return new Response(statusCode === 204 ? null : body, { status: statusCode, headers: named });
}

async function callElsewhere<Answer>(
  method: Method,
  path: string,
  body?: unknown,
  at?: string,
): Promise<Answer> {
  moment = at ?? null;
  const url = new URL(path, "http://localhost");
  const isSent = body !== undefined;
  const response = await reach(
    method,
    url,
    isSent ? JSON.stringify(body) : undefined,
    isSent ? { "content-type": "application/json" } : {},
  );
  moment = null;
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return (text === "" ? undefined : JSON.parse(text)) as Answer;
}

function matchRoute(route: string, method: string, path: string): Record<string, string> | null {
  const [routeMethod, routePath = ""] = route.split(" ");
  const wanted = routePath.split("/");
  const given = path.split("/");
  if (routeMethod !== method || wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}
