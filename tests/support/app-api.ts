import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { cleanup } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { ErrorBody } from "#shared/common/common.contract.ts";
import { TEST_USER } from "./render-screen.tsx";
import { startTestServer, type TestServer } from "./test-server.ts";

/** A call that the screen made. */
export interface SentCall {
  method: string;
  path: string;
  query: URLSearchParams;
  /** What stood in the place of ":id" and the like in the route that was asked for. */
  params: Record<string, string>;
  /** The parsed body, or undefined where none was sent. */
  body: unknown;
}

/** Calls that wait, until the network lets them through to the app or fails them. Later calls are free again. */
export interface HeldCalls {
  /** How many wait. */
  count(): number;
  /** Lets the first of them through. */
  releaseOne(): void;
  /** Lets all through, and those that come later. */
  release(): void;
  /** Answers all with a failure. */
  fail(status: number, sentence: string): void;
}

/** What the network does to a call: it gets the way through to the app. */
type Fault = (pass: () => Promise<Response>) => Promise<Response>;
type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

const SESSION_MS = 30 * 24 * 60 * 60 * 1000;
/** In the place of a route. */
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

/** The clock of the app: the test's own time, where it has set one. */
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
  // A screen may save when it is left.
  cleanup();
  await Promise.allSettled(underWay);
  [calls, underWay, waiting, moment] = [[], [], [], null];
});
afterAll(async () => {
  globalThis.fetch = realFetch;
  await server.close();
});

/**
 * The network between the screens of a test file and the app itself, on a database of its own. Each test has a new
 * person, who is signed in. Importing this starts the app once for the file.
 */
export const api = {
  /** The calls of one route so far, such as `sent("POST /api/isap")` or `sent("PATCH /api/risks/:id")`. */
  sent(route: string): SentCall[] {
    return calls.flatMap((call) => {
      const params = matchRoute(route, call.method, call.path);
      return params ? [{ ...call, params }] : [];
    });
  },
  /** What was sent to one route, in order. */
  bodies: (route: string): unknown[] => api.sent(route).map(({ body }) => body),

  /** When every call so far has its answer. */
  settled: (): Promise<unknown> => Promise.allSettled(underWay),

  /** Reads what is stored, as another device of the person would. @throws Error for anything but success */
  get: <Answer>(path: string): Promise<Answer> => callElsewhere<Answer>("GET", path),
  /** Stores something as another device of the person would, at `at` where it is given. */
  post: <Answer>(path: string, body?: unknown, at?: string): Promise<Answer> =>
    callElsewhere<Answer>("POST", path, body, at),
  patch: <Answer>(path: string, body: unknown, at?: string): Promise<Answer> =>
    callElsewhere<Answer>("PATCH", path, body, at),
  put: <Answer>(path: string, body: unknown, at?: string): Promise<Answer> =>
    callElsewhere<Answer>("PUT", path, body, at),
  delete: (path: string): Promise<unknown> => callElsewhere("DELETE", path),

  /** The app's database, for what no call can store: many rows at once, and what an administrator sets. */
  db: () => server.handle.db,

  /** Fails a route with a status and the server's sentence; without one, the answer is empty. */
  fail(route: string, status: number, sentence?: string, fields?: ErrorBody["fields"]): void {
    faults.set(route, async () => failure(status, sentence, fields));
  },
  /** The calls of a route do not arrive; without one, no call does. */
  disconnect(route = EVERY_CALL): void {
    faults.set(route, () => Promise.reject(new TypeError("Failed to fetch")));
  },
  /** Something in between answers in the app's place, as a hotel's Wi-Fi does. */
  replaceAnswers(route: string, text: string): void {
    faults.set(route, async () => new Response(text));
  },
  /** The calls of a route arrive, and their answers are lost on the way: a proxy answers 500 instead. */
  loseAnswers(route: string): void {
    faults.set(route, async (pass) => {
      await pass();
      return failure(500);
    });
  },
  /** The calls of a route wait from now on. */
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
  /** Takes the fault of a route away, or the one of all calls. */
  restore: (route = EVERY_CALL): void => void faults.delete(route),
  /** Somebody else signs in, in another tab: the browser's cookie is theirs, until the function returned is called. */
  async changePerson(): Promise<() => void> {
    const own = cookie;
    people += 1;
    cookie = await addPerson({ ...TEST_USER, id: crypto.randomUUID(), email: `other-${people}@example.org` });
    return () => {
      cookie = own;
    };
  },
};

function failure(status: number, sentence?: string, fields?: ErrorBody["fields"]): Response {
  if (sentence === undefined) return new Response("", { status });
  return Response.json(
    { error: sentence, code: "internal_error", ...(fields && { fields }) } satisfies ErrorBody,
    { status },
  );
}

/** Stores an account with a session, without the price of a password, and answers its cookie. */
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
  const pass = () => reach(method, url, text, Object.fromEntries(new Headers(init?.headers)));
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
  // The texts are files beside the app.
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
