import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { migrations } from "#server/migrations/migrations.ts";
import "#server/features/boundaries/boundaries.tables.ts";
import "#server/platform/auth/auth.tables.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { openTestDatabase } from "#tests/support/test-server.ts";
import { type Database, isForeignKeyViolation } from "./database.ts";
import { deleteRow, forgetDeleted, restoreDeleted } from "./deleted-rows.ts";
import { migrate } from "./migrate.ts";
import { insertOnce, lockRow } from "./owned-rows.ts";

const NOW = "2026-11-21T07:05:09.120Z";
const MARA = "mara" as OwnerId;
const JO = "jo" as OwnerId;

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let db: Database;
beforeEach(async () => {
  opened = await openTestDatabase();
  db = opened.handle.db;
  await migrate(opened.handle, migrations);
  for (const id of [MARA, JO]) {
    await db
      .insertInto("profiles")
      .values({ id, email: `${id}@example.org`, username: id, createdAt: NOW, updatedAt: NOW })
      .execute();
  }
});
afterEach(() => opened.remove());

const boundary = (userId: OwnerId, name: string) => ({
  id: "b1",
  userId,
  name,
  statement: "No calls after nine.",
  createdAt: NOW,
  updatedAt: NOW,
});
const insert = (userId: OwnerId, name: string) =>
  insertOnce(db, "boundaries", boundary(userId, name), { userId }, ["name", "type"]);
const names = async () =>
  (await db.selectFrom("boundaries").select("name").execute()).map(({ name }) => name);

describe("insertOnce", () => {
  test("inserts with defaults for absent columns, and leaves an existing row unchanged", async () => {
    expect(await insert(MARA, "Evenings")).toEqual({
      row: { name: "Evenings", type: "personal" },
      isNew: true,
    });
    expect(await insert(MARA, "Mornings")).toEqual({
      row: { name: "Evenings", type: "personal" },
      isNew: false,
    });
  });

  test("reveals nothing about somebody else's row except that the id is taken", async () => {
    await insert(MARA, "Evenings");
    expect(await insert(JO, "Mornings")).toBeNull();
    expect(await names()).toEqual(["Evenings"]);
  });

  test("stores one row when called in parallel", async () => {
    const stored = await Promise.all(["a", "b", "c", "d"].map((name) => insert(MARA, name)));
    expect(stored.filter((each) => each?.isNew)).toHaveLength(1);
    expect(new Set(stored.map((each) => each?.row.name)).size).toBe(1);
  });

  test("throws when another constraint is violated", async () => {
    const error = await insert("nobody" as OwnerId, "Evenings").catch((thrown: unknown) => thrown);
    expect(isForeignKeyViolation(error)).toBe(true);
  });
});

describe("lockRow", () => {
  test("serializes changes that read first", async () => {
    await insert(MARA, "");
    const append = (letter: string) =>
      db.transaction().execute(async (transaction) => {
        const row = await lockRow(transaction, "boundaries", { id: "b1", userId: MARA }, ["name"]);
        await transaction
          .updateTable("boundaries")
          .set({ name: (row?.name ?? "") + letter })
          .execute();
      });
    await Promise.all([..."abcdefgh"].map(append));
    expect([...((await names())[0] ?? "")].sort().join("")).toBe("abcdefgh");
  });

  test("finds nothing under another owner, and writes nothing", async () => {
    await insert(MARA, "Evenings");
    await db.transaction().execute(async (transaction) => {
      expect(await lockRow(transaction, "boundaries", { id: "b1", userId: JO }, ["id"])).toBeNull();
      expect(
        await lockRow(transaction, "boundaries", { id: "b1", userId: MARA }, ["id"], "delete"),
      ).toMatchObject({ id: "b1" });
    });
  });
});

describe("a deleted row", () => {
  const remove = (ownerId: OwnerId) =>
    deleteRow(db, ownerId, "boundaries", { id: "b1", userId: ownerId }, NOW);
  const restore = (ownerId: OwnerId, id: string, notBefore = NOW) =>
    restoreDeleted(db, ownerId, id, { notBefore, handlers: {} });

  test("is restored unchanged, once, and only by its owner", async () => {
    await insert(MARA, "Evenings");
    const before = await db.selectFrom("boundaries").selectAll().execute();
    expect(await remove(JO)).toBeNull();
    const undoId = (await remove(MARA)) ?? "";
    expect(await names()).toEqual([]);
    expect(await restore(JO, undoId)).toBe("missing");
    expect(await restore(MARA, undoId)).toBe("restored");
    expect(await restore(MARA, undoId)).toBe("missing");
    expect(await db.selectFrom("boundaries").selectAll().execute()).toEqual(before);
  });

  test("stays deleted when a handler refuses, and can be restored later", async () => {
    await insert(MARA, "Evenings");
    const undoId = (await remove(MARA)) ?? "";
    const refusing = restoreDeleted(db, MARA, undoId, {
      notBefore: NOW,
      handlers: {
        async boundaries(_transaction, _ownerId, rows) {
          throw new Error(`no room for ${rows[0]?.name}`);
        },
      },
    });
    await expect(refusing).rejects.toThrow("no room for Evenings");
    expect(await names()).toEqual([]);
    expect(await restore(MARA, undoId)).toBe("restored");
  });

  test("cannot be restored when it is too late", async () => {
    await insert(MARA, "Evenings");
    const undoId = (await remove(MARA)) ?? "";
    expect(await restore(MARA, undoId, "2026-11-21T07:05:09.121Z")).toBe("missing");
    await forgetDeleted(db, "2026-11-21T07:05:09.121Z");
    expect(await restore(MARA, undoId)).toBe("missing");
  });
});
