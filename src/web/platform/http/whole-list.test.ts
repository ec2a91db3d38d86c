import { afterEach, expect, test } from "vitest";
import { PAGE_ROWS_MAX } from "#shared/common/pages.contract.ts";
import { type Briefing, HANDOVER_PATHS } from "#shared/handover/handover.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { fakeCaches } from "#tests/support/fake-caches.ts";
import { signInAs, TEST_USER } from "#tests/support/render-screen.tsx";
import { connection } from "#web/platform/http/connection.ts";
import { offlineCache } from "#web/platform/offline/offline-cache.ts";
import { call } from "./api-client.ts";

const PATH = HANDOVER_PATHS.list;
const ROWS = PAGE_ROWS_MAX + 1;

/** Stores one row more than a page has. */
async function addHandovers(): Promise<void> {
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    id: `01900000-0000-7000-8000-${String(index).padStart(12, "0")}`,
    userId: TEST_USER.id,
    opPeriod: "2026-11-20",
    whatChanged: `Change ${index}`,
    whatPersists: "",
    onePriority: "",
    createdAt: "2026-11-20T12:00:00.000Z",
    updatedAt: null,
  }));
  await api.db().insertInto("briefings").values(rows).execute();
}

afterEach(async () => {
  await offlineCache.forget();
  await connection.retry();
  signInAs(null);
  localStorage.clear();
});

test("a list with more rows than a page is read whole, and kept whole on the device", async () => {
  await addHandovers();
  fakeCaches();
  signInAs(TEST_USER);
  expect(await api.get<Briefing[]>(PATH)).toHaveLength(PAGE_ROWS_MAX);
  expect(await offlineCache.choose(TEST_USER)).toBe("kept");

  const handovers = await call<Briefing[]>("GET", PATH);
  expect(new Set(handovers.map(({ id }) => id)).size).toBe(ROWS);
  expect(handovers.at(-1)?.whatChanged).toBe("Change 0");

  // Nobody waits for the copy to be written.
  await expect.poll(() => offlineCache.find(PATH)).not.toBeNull();
  api.disconnect(`GET ${PATH}`);
  expect(await call<Briefing[]>("GET", PATH)).toEqual(handovers);
});
