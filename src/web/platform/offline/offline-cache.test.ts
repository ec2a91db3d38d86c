import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { User } from "#shared/auth/auth.contract.ts";
import { DASHBOARD_PATH } from "#shared/dashboard/dashboard.contract.ts";
import { HANDOVER_PATHS } from "#shared/handover/handover.contract.ts";
import { LABEL_MAPPINGS_PATH } from "#shared/modes/modes.ts";
import { RISK_PATHS } from "#shared/risks/risks.contract.ts";
import { LCES_PATHS } from "#shared/safety/lces.contract.ts";
import { SAFETY_PATHS, type SafetyItem } from "#shared/safety/safety.contract.ts";
import { SUPPORT_CONTACTS_PATH } from "#shared/support-contacts/support-contacts-path.ts";
import { PLUGIN_PATHS } from "#shared/tool-plugins/tool-plugins.contract.ts";
import { TRIGGER_PATHS } from "#shared/triggers/triggers.contract.ts";
import { WELLNESS_PATHS } from "#shared/wellness/wellness.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { fakeCaches } from "#tests/support/fake-caches.ts";
import { signInAs, TEST_USER } from "#tests/support/render-screen.tsx";
import { call } from "#web/platform/http/api-client.ts";
import { connection, connectionStore } from "#web/platform/http/connection.ts";
import { now } from "#web/platform/time/clock.ts";
import { keptPlanStore, offlineCache } from "./offline-cache.ts";

const JO: User = { ...TEST_USER, id: "01900000-0000-7000-8000-0000000000aa", email: "jo@example.org" };
const signIn = (user: User | null) => {
  signInAs(user);
  offlineCache.enter(user);
};
/** Everything is written in turns of the event loop that nobody waits for. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  fakeCaches();
  for (const mode of ["life", "business"])
    await api.post(SAFETY_PATHS.list, { kind: "lookout", mode, title: `Jo in ${mode}` });
  signIn(TEST_USER);
});
afterEach(async () => {
  await offlineCache.forget();
  await connection.retry();
  signIn(null);
  localStorage.clear();
});
const get = (path: string) => call("GET", path);
/** The titles of the safety items. */
const titles = async (query = "") =>
  ((await get(SAFETY_PATHS.list + query)) as SafetyItem[]).map(({ title }) => title).sort();

test("all that the plan needs is kept from the choice on, and shown with its time while the server is away", async () => {
  await offlineCache.choose(TEST_USER);
  api.disconnect();
  expect(await titles("?mode=business")).toEqual(["Jo in business"]);
  expect(await titles()).toEqual(["Jo in business", "Jo in life"]);
  expect(connectionStore.getState().isOffline).toBe(true);
  expect(now().getTime() - Date.parse(connectionStore.getState().savedAt ?? "")).toBeLessThan(60_000);
  expect(await get("/api/auth/me")).toEqual(TEST_USER);
});

test("the plan counts as kept once all of it is on the device, and not at all when part of it cannot be had", async () => {
  const held = api.hold("GET /api/triggers");
  const choosing = offlineCache.choose(TEST_USER);
  await vi.waitFor(() => expect(held.count()).toBe(1));
  expect(keptPlanStore.getState().ownerId).toBeNull();
  held.release();
  expect(await choosing).toBe("kept");
  expect(keptPlanStore.getState().ownerId).toBe(TEST_USER.id);
  await offlineCache.forget();

  api.disconnect("GET /api/safety");
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
  const kept = await get("/api/dashboard?today=2026-11-20&timeZone=UTC&mode=life");
  await settle();
  api.disconnect();
  expect(await get("/api/dashboard?today=2026-11-21&timeZone=UTC&mode=life")).toEqual(kept);
  await expect(get("/api/dashboard?today=2026-11-21&timeZone=UTC&mode=business")).rejects.toThrow();
});

test("what is not among the kept paths is never kept", async () => {
  await offlineCache.choose(TEST_USER);
  await get("/api/objectives");
  await settle();
  api.disconnect();
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
    expect(offlineCache.ticketFor("/api/safety")).toBeNull();
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
  api.disconnect();
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

test("the check-ins since some day are not taken for all of them", async () => {
  await offlineCache.choose(TEST_USER);
  await api.post(WELLNESS_PATHS.checkIns, { energy: "Low", stress: 4, mood: "Up" });
  await get(WELLNESS_PATHS.checkIns);
  await get(`${WELLNESS_PATHS.checkIns}?since=${new Date(now().getTime() + 60_000).toISOString()}`);
  await settle();
  api.disconnect();
  expect(await get(`${WELLNESS_PATHS.checkIns}?since=2026-11-21T00:00:00.000Z`)).toEqual([]);
  expect(await get(WELLNESS_PATHS.checkIns)).toHaveLength(1);
});
