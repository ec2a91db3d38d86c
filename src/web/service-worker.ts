/// <reference lib="webworker" />
import { BARE_PAGE_PATH } from "#shared/auth/carried.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** The files of the build; inserted by the build. */
  __WB_MANIFEST: readonly (string | { url: string; revision: string | null })[];
};

/**
 * Caches one whole build of the app, so that it opens without a network. Pages are loaded from the network if possible, so
 * that nobody stays on an old build. API calls are not handled here.
 */
const BUILDS = "ridgeline-build-";
/** Its own cache and older ones: a tab that was opened with an older build uses it until it is reloaded. */
const BUILDS_KEPT = 3;
const PAGE_WAIT_MS = 3000;
const SHELL = "/";

const BUILD = self.__WB_MANIFEST;
/** The shell is cached with its headers, because its text and its policy contain the same nonce. */
const FILES = BUILD.map((entry) => `/${typeof entry === "string" ? entry : entry.url}`).map((path) =>
  path === "/index.html" ? SHELL : path,
);

async function ownCacheName(): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(BUILD)));
  const short = [...new Uint8Array(digest).slice(0, 8)];
  return BUILDS + short.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const isHashed = (path: string) => path.startsWith("/assets/");

/** Copies unchanged files from an earlier build and fetches the others. Fails as a whole. */
async function install(): Promise<void> {
  const name = await ownCacheName();
  const cache = await caches.open(name);
  try {
    await Promise.all(
      FILES.map(async (path) => {
        const known = isHashed(path) ? await caches.match(path) : undefined;
        const response = known ?? (await fetchFile(path));
        if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
        if (path === SHELL) await assertOwnShell(response.clone());
        await cache.put(path, response);
      }),
    );
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/** The page is fetched bare: what one page says about who is signed in must not be kept on the device. */
function fetchFile(path: string): Promise<Response> {
  // After what a page needs now.
  const priority = "low";
  if (path === SHELL) return fetch(BARE_PAGE_PATH, { cache: "reload", credentials: "omit", priority });
  return fetch(path, { cache: isHashed(path) ? "default" : "reload", priority });
}

/** During a deployment the shell may belong to another build. The browser then tries again later. */
async function assertOwnShell(response: Response): Promise<void> {
  const html = await response.text();
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
  if (named.length === 0 || named.some((path) => !FILES.includes(path))) {
    throw new Error("The page belongs to another build.");
  }
}

async function forgetOldBuilds(): Promise<void> {
  const own = await ownCacheName();
  const others = (await caches.keys()).filter((name) => name.startsWith(BUILDS) && name !== own);
  const surplus = others.slice(0, Math.max(0, others.length - (BUILDS_KEPT - 1)));
  await Promise.all(surplus.map((name) => caches.delete(name)));
}

async function fromBuild(path: string): Promise<Response | undefined> {
  const cache = await caches.open(await ownCacheName());
  return (await cache.match(path)) ?? (isHashed(path) ? await caches.match(path) : undefined);
}

async function answerPage(request: Request): Promise<Response> {
  const fresh = fetch(request);
  const inTime = await Promise.race([
    fresh.catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, PAGE_WAIT_MS, null)),
  ]);
  if (inTime && inTime.status < 500) return inTime;
  return (await fromBuild(SHELL)) ?? fresh;
}

async function answerFile(request: Request, path: string): Promise<Response> {
  return (await fromBuild(path)) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOldBuilds().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || /^\/(api|content)(\/|$)/.test(pathname))
    return;
  if (request.mode === "navigate") {
    if (!/\.[a-z0-9]+$/i.test(pathname)) event.respondWith(answerPage(request));
  } else if (isHashed(pathname) || FILES.includes(pathname)) {
    event.respondWith(answerFile(request, pathname));
  }
});

self.addEventListener("message", (event) => {
  if (event.data?.type === "activate") event.waitUntil(self.skipWaiting());
  // From a page that this worker does not control.
  if (event.data?.type === "claim") event.waitUntil(self.clients.claim());
  // A page asks whether it has this build, by the files it was loaded from.
  if (event.data?.type === "is-own" && Array.isArray(event.data.files)) {
    event.ports[0]?.postMessage(event.data.files.every((path: string) => FILES.includes(path)));
  }
});
