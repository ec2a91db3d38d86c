import { afterAll, beforeAll, expect, test } from "vitest";
import { DEFAULT_LABEL_MAPPINGS } from "#shared/modes/label-mappings.content.ts";
import { startTestServer, type TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const labelOf = async (wanted: string) => {
  const labels = (await server.anonymous().get("/api/label-mappings?mode=life")).json() as {
    key: string;
    label: string;
  }[];
  return labels.find(({ key }) => key === wanted)?.label;
};
const inLife = (key: string) =>
  server.handle.db.updateTable("label_mappings").where("mode", "=", "life").where("key", "=", key);

/** The labels of the next version: these are called "New" in Life. */
const nextVersion = (...keys: string[]) =>
  DEFAULT_LABEL_MAPPINGS.map((mapping) =>
    mapping.mode === "life" && keys.includes(mapping.key) ? { ...mapping, label: "New" } : mapping,
  );

test("a changed default reaches an existing server, unless an admin has edited the label", async () => {
  const { labelsService } = server.dependencies;
  await inLife("risks").set({ label: "Troubles" }).execute();
  // As a version without hashes left them: one unchanged, one edited.
  await inLife("safety").set({ seedHash: null }).execute();
  await inLife("wellness").set({ seedHash: null, label: "How I am" }).execute();
  await labelsService.seedDefaults();
  expect([await labelOf("risks"), await labelOf("wellness")]).toEqual(["Troubles", "How I am"]);

  await labelsService.seedDefaults(nextVersion("dashboard", "risks", "safety", "wellness"));
  expect(await Promise.all(["dashboard", "risks", "safety", "wellness"].map(labelOf))).toEqual([
    "New",
    "Troubles",
    "New",
    "How I am",
  ]);

  await labelsService.seedDefaults();
  expect([await labelOf("dashboard"), await labelOf("safety")]).toEqual(["Dashboard", "Safety"]);
});

test("two processes that start at once store each label once", async () => {
  const { db } = server.handle;
  await db.deleteFrom("label_mappings").execute();
  const { labelsService } = server.dependencies;
  await Promise.all([labelsService.seedDefaults(), labelsService.seedDefaults()]);
  const rows = await db.selectFrom("label_mappings").select(["mode", "key", "label", "helper"]).execute();
  expect(rows).toHaveLength(DEFAULT_LABEL_MAPPINGS.length);
  expect(rows).toEqual(expect.arrayContaining([...DEFAULT_LABEL_MAPPINGS]));
});
