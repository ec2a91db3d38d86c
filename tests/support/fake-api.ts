import { onTestFinished } from "vitest";
import { AUTH_PATHS } from "#shared/auth/auth.contract.ts";
import { DEFAULT_LABEL_MAPPINGS } from "#shared/modes/label-mappings.content.ts";
import { LABEL_MAPPINGS_PATH } from "#shared/modes/modes.contract.ts";

/** A call made by the screen. */
export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  /** The values of the route's parameters, such as ":id". */
  params: Record<string, string>;
  /** The parsed body, or undefined without one. */
  body: unknown;
}

export type FakeHandler = (request: FakeRequest) => Response | Promise<Response>;

/** Handlers by "METHOD /path"; a path segment that begins with a colon matches any segment. */
export type FakeRoutes = Record<string, FakeHandler>;

export interface FakeApi {
  /** Every call so far, in order. */
  requests: FakeRequest[];
  /** The calls of one route, such as `sent("POST /api/isap")`. */
  sent(route: string): FakeRequest[];
  /** Sets or replaces a handler during a test. */
  on(route: string, handler: FakeHandler): void;
}

/** A JSON response. */
export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

/** A 204. */
export const noContent = (): Response => new Response(null, { status: 204 });

/** A failed call with the server's message. */
export const failure = (status: number, error: string, fields?: Record<string, string>): Response =>
  json({ error, code: "test_failure", ...(fields && { fields }) }, status);

/** A response that waits until the test provides it. */
export function heldAnswer(): { handler: FakeHandler; give: (response: Response) => void } {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { handler: () => promise, give: resolve };
}

/**
 * Replaces the network until the test ends. The mode's labels are already served. A call without a handler fails the
 * test.
 */
export function fakeApi(routes: FakeRoutes): FakeApi {
  const handlers = new Map<string, FakeHandler>([
    [`GET ${LABEL_MAPPINGS_PATH}`, ({ query }) => json(labelsOf(query.get("mode")))],
    // Called after a call without a response: the whole server is down, unless the test says otherwise.
    [`GET ${AUTH_PATHS.instance}`, () => Promise.reject(new TypeError("Failed to fetch"))],
    ...Object.entries(routes),
  ]);
  const requests: FakeRequest[] = [];
  const unknown: string[] = [];
  const realFetch = globalThis.fetch;

  globalThis.fetch = async (input, init) => {
    const { pathname: path, searchParams: query } = new URL(String(input), "http://fake.test");
    const method = init?.method ?? "GET";
    const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
    for (const [route, handler] of handlers) {
      const params = matchRoute(route, method, path);
      if (!params) continue;
      const request = { method, path, query, params, body };
      requests.push(request);
      return await untilAborted(handler(request), init?.signal);
    }
    unknown.push(`${method} ${path}`);
    throw new TypeError("The fake API has no such route.");
  };
  onTestFinished(() => {
    globalThis.fetch = realFetch;
    if (unknown.length > 0) throw new Error(`Calls that the test has no handler for: ${unknown.join(", ")}`);
  });

  return {
    requests,
    sent: (route) => requests.filter(({ method, path }) => matchRoute(route, method, path)),
    on: (route, handler) => void handlers.set(route, handler),
  };
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

function untilAborted(answer: Response | Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
    Promise.resolve(answer).then(resolve, reject);
  });
}

function labelsOf(mode: string | null) {
  return DEFAULT_LABEL_MAPPINGS.filter((mapping) => mapping.mode === mode).map(({ key, label, helper }) => ({
    key,
    label,
    helper,
  }));
}
