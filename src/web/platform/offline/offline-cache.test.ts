import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { User } from "#shared/auth/auth.contract.ts";
import { DASHBOARD_PATH } from "#shared/dashboard/dashboard.contract.ts";
import { HANDOVER_PATHS } from "#shared/handover/handover.contract.ts";
import { LABEL_MAPPINGS_PATH } from "#shared/modes/modes.contract.ts";
import { RISK_PATHS } from "#shared/risks/risks.contract.ts";
import { LCES_PATHS } from "#shared/safety/lces.contract.ts";
import { SAFETY_PATHS } from "#shared/safety/safety.contract.ts";
import { SUPPORT_CONTACTS_PATH } from "#shared/support-contacts/support-contacts.contract.ts";
import { PLUGIN_PATHS } from "#shared/tool-plugins/tool-plugins.contract.ts";
import { TRIGGER_PATHS } from "#shared/triggers/triggers.contract.ts";
import { type FakeApi, fakeApi, json } from "#tests/support/fake-api.ts";
import { fakeCaches } from "#tests/support/fake-caches.ts";
import { signInAs, TEST_USER } from "#tests/support/render-screen.tsx";
import { call } from "#web/platform/http/api-client.ts";
import { connection, connectionStore } from "#web/platform/http/connection.ts";
import { now } from "#web/platform/time/clock.ts";
import { keptPlanStore, offlineCache } from "./offline-cache.ts";

const JO: User = { ...TEST_USER, id: "01900000-0000-7000-8000-0000000000aa", email: "jo@example.org" };
const away = () => {
  throw new TypeError("Failed to fetch");
};
const signIn = (user: User | null) => {
  signInAs(user);
  offlineCache.enter(user);
};
/** Everything is written in turns of the event loop that nobody waits for. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

let api: FakeApi;
beforeEach(() => {
  fakeCaches();
  api = fakeApi({
    "GET /api/safety": ({ query }) => json([query.get("mode") ?? "all"]),
    "GET /api/label-mappings": () => json({}),
    "GET /api/triggers": () => json([]),
    "GET /api/risks": () => json([]),
    "GET /api/support-contacts": () => json([]),
    "GET /api/dashboard": ({ query }) => json(query.get("today")),
    "GET /api/objectives": () => json(["private"]),
    "GET /api/auth/me": () => json(TEST_USER),
    "GET /api/instance": () => json({ signups: "open", needsSetupCode: false }),
  });
  signIn(TEST_USER);
});
afterEach(async () => {
  await offlineCache.forget();
  await connection.retry();
  signIn(null);
  localStorage.clear();
});
const cutOff = () => {
  for (const path of ["safety", "dashboard", "objectives", "auth/me"]) api.on(`GET /api/${path}`, away);
};
const get = (path: string) => call("GET", path);

test("all that the plan needs is kept from the choice on, and shown with its time while the server is away", async () => {
  await offlineCache.choose(TEST_USER);
  cutOff();
  expect(await get("/api/safety?mode=business")).toEqual(["business"]);
  expect(await get("/api/safety")).toEqual(["all"]);
  expect(connectionStore.getState().isOffline).toBe(true);
  expect(now().getTime() - Date.parse(connectionStore.getState().savedAt ?? "")).toBeLessThan(60_000);
  expect(await get("/api/auth/me")).toEqual(TEST_USER);
});

test("the plan counts as kept once all of it is on the device, and not at all when part of it cannot be had", async () => {
  let ownerWhileCopying: string | null = "";
  api.on("GET /api/triggers", () => {
    ownerWhileCopying = keptPlanStore.getState().ownerId;
    return json([]);
  });
  expect(await offlineCache.choose(TEST_USER)).toBe("kept");
  expect(ownerWhileCopying).toBeNull();
  expect(keptPlanStore.getState().ownerId).toBe(TEST_USER.id);
  await offlineCache.forget();

  api.on("GET /api/safety", away);
  expect(await offlineCache.choose(TEST_USER)).toBe("failed");
  expect(keptPlanStore.getState().ownerId).toBeNull();
  expect(await caches.keys()).not.toContain("ridgeline-private");
});

test("a device without storage for copies says so", async () => {
  vi.stubGlobal("caches", {
    open: () => Promise.reject(new Error("QuotaExceededError")),
    delete: async () => true,
  });
  expect(await offlineCache.choose(TEST_USER)).toBe("failed");
  Reflect.deleteProperty(globalThis, "caches");
  expect(await offlineCache.choose(TEST_USER)).toBe("impossible");
  vi.unstubAllGlobals();
});

test("yesterday's dashboard serves when today's cannot be had", async () => {
  await offlineCache.choose(TEST_USER);
  await get("/api/dashboard?today=2026-11-20&timeZone=UTC&mode=life");
  await settle();
  cutOff();
  expect(await get("/api/dashboard?today=2026-11-21&timeZone=UTC&mode=life")).toBe("2026-11-20");
  await expect(get("/api/dashboard?today=2026-11-21&timeZone=UTC&mode=business")).rejects.toThrow();
});

test("what is not among the kept paths is never kept", async () => {
  await offlineCache.choose(TEST_USER);
  await get("/api/objectives");
  await settle();
  cutOff();
  await expect(get("/api/objectives")).rejects.toThrow("0: No answer");
});

describe("nothing private is kept", () => {
  const gone = async () => {
    await settle();
    expect(await caches.keys()).not.toContain("ridgeline-private");
    expect(await offlineCache.find("/api/safety")).toBeNull();
  };

  test("without the choice", async () => {
    await get("/api/safety");
    await gone();
  });

  test("once the choice is taken back", async () => {
    await offlineCache.choose(TEST_USER);
    await offlineCache.forget();
    await gone();
  });

  test("for anybody else who signs in", async () => {
    await offlineCache.choose(TEST_USER);
    signIn(JO);
    await gone();
    await get("/api/safety");
    await gone();
  });

  test("of an answer that comes after signing out", async () => {
    await offlineCache.choose(TEST_USER);
    const ticket = offlineCache.ticketFor("/api/safety");
    await offlineCache.forget();
    signIn(null);
    if (ticket) await offlineCache.keep(ticket, "[]");
    await gone();
  });
});

test("a session that has ended leaves the plan readable, but does not open the app", async () => {
  await offlineCache.choose(TEST_USER);
  signIn(null);
  await settle();
  expect(await offlineCache.find("/api/safety")).not.toBeNull();
  cutOff();
  await expect(get("/api/auth/me")).rejects.toThrow();
});

test("the kept addresses are those of the contracts", async () => {
  await offlineCache.choose(TEST_USER);
  const paths = [
    DASHBOARD_PATH,
    HANDOVER_PATHS.list,
    LABEL_MAPPINGS_PATH,
    RISK_PATHS.list,
    SAFETY_PATHS.list,
    ...Object.values(LCES_PATHS),
    PLUGIN_PATHS.list,
    TRIGGER_PATHS.list,
    SUPPORT_CONTACTS_PATH,
  ];
  expect(paths.filter((path) => offlineCache.ticketFor(path) === null)).toEqual([]);
});
