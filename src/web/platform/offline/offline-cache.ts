import { createStore } from "zustand/vanilla";
import type { User } from "#shared/auth/auth.contract.ts";
import { AUTH_PATHS } from "#shared/auth/auth-paths.ts";
import { readStored, removeStored, writeStored } from "#web/platform/device/storage.ts";
import { nextPageOf, type PageAnswer, readWhole } from "#web/platform/http/whole-list.ts";
import { headerFor, session } from "#web/platform/session/session.ts";
import { now } from "#web/platform/time/clock.ts";

/**
 * Copies of responses on this device, shown without a connection. Private ones are kept only for the one person who chose
 * so on this device, and removed when they sign out, when somebody else signs in, and when they change their mind. Public
 * ones (whom to turn to) are always kept.
 */
const PRIVATE = "ridgeline-private";
const PUBLIC = "ridgeline-public";
/** Holds the id of the person whose plan is kept here. */
const CHOICE = "keep-plan";
const SAVED_AT = "x-saved-at";
/** The requested address, for fetching it again. */
const ASKED = "x-asked";
const REFRESH_MS = 5000;

// Plain strings, because importing the contracts would make the login page heavy.
const PRIVATE_PATHS = [
  "/api/label-mappings",
  "/api/safety",
  "/api/lces",
  "/api/risks",
  "/api/triggers",
  "/api/tool-plugins",
  "/api/dashboard",
  "/api/briefings",
  "/api/wellness-checks",
  "/api/custom-meditations",
  "/api/custom-resources",
];
const PUBLIC_PATHS = ["/api/support-contacts"];
/** Parameters that change from day to day: yesterday's copy is shown if today's cannot be loaded. */
const PASSING_PARAMETERS = ["today", "timeZone", "since", "date"];
/** What the safety plan needs, in every mode, whether its screens were visited or not. */
const PLAN = [
  "/api/safety",
  "/api/triggers",
  "/api/risks",
  "/api/support-contacts",
  ...["life", "business", "incident"].flatMap((mode) => [
    `/api/safety?mode=${mode}`,
    `/api/label-mappings?mode=${mode}`,
  ]),
];

export interface CachedAnswer {
  text: string;
  /** An ISO instant. */
  savedAt: string;
}

/** The right to keep one response, decided when it is requested, so that it never reaches whoever signs in meanwhile. */
export interface CacheTicket {
  path: string;
  cache: string;
  visit: number;
}

/** Whose plan this device keeps. Set once the whole plan is on the device. */
export const keptPlanStore = createStore<{ ownerId: string | null }>(() => ({ ownerId: readStored(CHOICE) }));

let visit = 0;
let refreshTimer: ReturnType<typeof setTimeout> | undefined;

const startsWithAny = (path: string, starts: readonly string[]) =>
  starts.some((start) => path === start || path.startsWith(`${start}?`) || path.startsWith(`${start}/`));

function cacheFor(path: string): string | null {
  if (startsWithAny(path, PUBLIC_PATHS)) return PUBLIC;
  const [owner, personId] = [readStored(CHOICE), session.personId()];
  if (owner === null || (personId !== null && personId !== owner)) return null;
  return path === AUTH_PATHS.me || startsWithAny(path, PRIVATE_PATHS) ? PRIVATE : null;
}

function isKeeping(): boolean {
  const personId = session.personId();
  return personId !== null && personId === readStored(CHOICE);
}

function keyOf(path: string): string {
  const url = new URL(path, location.origin);
  // Emptied, because a list since some day is not the whole list.
  for (const name of PASSING_PARAMETERS) if (url.searchParams.has(name)) url.searchParams.set(name, "");
  url.searchParams.sort();
  return url.href;
}

/** Caches are missing on pages without TLS, and fail if storage is disabled or full. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return "caches" in globalThis ? await work() : null;
  } catch {
    return null;
  }
}

/** @returns whether it was stored */
async function write(cacheName: string, path: string, text: string): Promise<boolean> {
  const headers = { "content-type": "application/json", [SAVED_AT]: now().toISOString(), [ASKED]: path };
  const written = await quietly(async () => {
    await (await caches.open(cacheName)).put(keyOf(path), new Response(text, { headers }));
    return true;
  });
  return written === true;
}

async function forget(): Promise<void> {
  visit += 1;
  clearTimeout(refreshTimer);
  removeStored(CHOICE);
  await quietly(() => caches.delete(PRIVATE));
  keptPlanStore.setState({ ownerId: null });
}

/** @throws Error for anything but success */
async function fetchPage(path: string): Promise<PageAnswer> {
  const response = await fetch(path, { credentials: "include", headers: headerFor(session.personId()) });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return { text: await response.text(), next: nextPageOf(response) };
}

/** Fetches these and keeps the responses. After a failure, the older copy stays. @returns whether nothing failed */
async function fetchAndKeep(paths: readonly string[]): Promise<boolean> {
  const outcomes = await Promise.all(
    paths.map(async (path) => {
      const ticket = offlineCache.ticketFor(path);
      if (!ticket) return false;
      try {
        return await offlineCache.keep(ticket, await readWhole(path, fetchPage));
      } catch {
        return false;
      }
    }),
  );
  return outcomes.every(Boolean);
}

/** The paths of the private copies with the same first two parts, such as "/api/safety". */
async function keptUnder(path: string): Promise<string[]> {
  const start = path.split(/[/?]/).slice(0, 3).join("/");
  const copies = (await quietly(async () => (await caches.open(PRIVATE)).matchAll())) ?? [];
  const paths = copies.map(({ headers }) => headers.get(ASKED) ?? "");
  return paths.filter((kept) => startsWithAny(kept, [start]));
}

export const offlineCache = {
  /** Whether this device keeps somebody's plan. */
  hasPlan: (): boolean => readStored(CHOICE) !== null,
  /** Whether there may be a copy of this GET for the current person. */
  mayHave: (path: string): boolean => cacheFor(path) !== null,
  /** Null unless the response to this GET may be kept now. `enter` keeps who is signed in. */
  ticketFor(path: string): CacheTicket | null {
    const cache = cacheFor(path);
    if (cache === null || path === AUTH_PATHS.me || (cache === PRIVATE && !isKeeping())) return null;
    return { path, cache, visit };
  },
  /** @returns whether the copy was stored */
  async keep({ path, cache, visit: asked }: CacheTicket, text: string): Promise<boolean> {
    if (cache === PRIVATE && (asked !== visit || cacheFor(path) !== PRIVATE)) return false;
    const isWritten = await write(cache, path, text);
    // Signed out while it was being written.
    if (cache === PRIVATE && asked !== visit && !offlineCache.hasPlan())
      await quietly(() => caches.delete(PRIVATE));
    return isWritten;
  },
  /** The newest copy for a GET, or null. */
  find(path: string): Promise<CachedAnswer | null> {
    return quietly(async () => {
      const name = cacheFor(path);
      const response = name && (await (await caches.open(name)).match(keyOf(path)));
      return response
        ? { text: await response.text(), savedAt: response.headers.get(SAVED_AT) ?? now().toISOString() }
        : null;
    });
  },
  /**
   * Sets who is signed in. Anybody else's copies are removed; after the end of a session the copies stay readable, but
   * no longer open the app.
   */
  enter(user: User | null): void {
    const owner = readStored(CHOICE);
    if (owner === null) return;
    if (user === null) void quietly(async () => (await caches.open(PRIVATE)).delete(keyOf(AUTH_PATHS.me)));
    else if (user.id !== owner) void forget();
    else void write(PRIVATE, AUTH_PATHS.me, JSON.stringify(user));
  },
  /** Keeps the person's plan on this device. It counts as kept once all of it is stored. */
  async choose(user: User): Promise<"kept" | "impossible" | "failed"> {
    if (!("caches" in globalThis) || !writeStored(CHOICE, user.id)) return "impossible";
    offlineCache.enter(user);
    const isWhole = await fetchAndKeep(PLAN);
    if (isWhole) keptPlanStore.setState({ ownerId: user.id });
    else await forget();
    return isWhole ? "kept" : "failed";
  },
  /** Removes the copies and the choice. */
  forget,
  /** Updates the whole plan if it is kept for the signed-in person. */
  async refreshPlan(): Promise<void> {
    if (isKeeping()) await fetchAndKeep(PLAN);
  },
  /** After a change on the server, updates the copies of it with a delay. */
  refreshSoon(changedPath: string): void {
    if (!isKeeping() || !startsWithAny(changedPath, PRIVATE_PATHS)) return;
    clearTimeout(refreshTimer);
    refreshTimer = setTimeout(async () => fetchAndKeep(await keptUnder(changedPath)), REFRESH_MS);
  },
};
