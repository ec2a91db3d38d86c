import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import type { AdminUser } from "#shared/admin/admin.contract.ts";
import type { AuditEntryRow } from "#shared/admin/audit.contract.ts";
import type { User } from "#shared/auth/auth.contract.ts";
import {
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
} from "#tests/support/test-server.ts";

type Person = TestClient & { user: User };

const clock = controlledClock("2026-11-21T12:00:00.000Z");
const UNKNOWN_ID = "01900000-0000-7000-8000-00000000dead";
const ACTIONS = ["promote", "demote", "comp-subscription", "include-subscription"];

let server: TestServer;
let owner: Person;
let admin: Person;
let mara: Person;
let added = 0;

beforeAll(async () => {
  server = await startTestServer({ clock });
  owner = await server.signedIn();
  admin = await server.signedIn();
  expect((await act(owner, "promote", admin)).statusCode).toBe(200);
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.advance(1000);
  mara = await server.signedIn();
});

const act = (by: TestClient, action: string, { user: { email } }: { user: { email: string } }) =>
  by.post(`/api/admin/${action}`, { email });
const usersOf = async (client: TestClient, query = ""): Promise<AdminUser[]> =>
  (await client.get(`/api/admin/users${query}`)).json();
const latestEntry = async (): Promise<AuditEntryRow> =>
  (await owner.get("/api/admin/audit-log?limit=1")).json()[0];
const statsOf = async () => (await admin.get("/api/admin/stats")).json();
const newUser = () => {
  added += 1;
  return { email: `added-${added}@example.org`, username: `Ädda ${added}`, password: TEST_PASSWORD };
};

describe("every call for admins", () => {
  test("is refused to strangers, guests and members, and open to admins and the owner", async () => {
    const member = mara;
    await server.handle.db
      .updateTable("profiles")
      .set({ role: "user" })
      .where("id", "=", member.user.id)
      .execute();
    const guest = await server.signedIn();
    expect(guest.user.role).toBe("guest");
    const { paths } = (await server.app.inject("/api/openapi.json")).json() as {
      paths: Record<string, Record<string, { security: { session?: string[] }[] }>>;
    };
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { security }]) => security[0]?.session?.includes("admin"))
        .map(([method]) => [method as "get" | "post", path.replaceAll(/\{\w+\}/g, UNKNOWN_ID)] as const),
    );
    expect(calls.length).toBeGreaterThan(11);
    expect(Object.keys(paths).filter((path) => path.startsWith("/api/admin/"))).toEqual(
      Object.keys(paths).filter((path) =>
        Object.values(paths[path] ?? {}).every(({ security }) => security[0]?.session?.includes("admin")),
      ),
    );
    for (const [method, path] of calls) {
      const statuses = [];
      for (const client of [server.anonymous(), guest, member, admin, owner])
        statuses.push((await client[method](path)).statusCode);
      expect([method, path, ...statuses.slice(0, 3)]).toEqual([method, path, 401, 403, 403]);
      for (const status of statuses.slice(3)) expect([200, 400, 404, 415]).toContain(status);
    }
    expect((await guest.get("/api/admin/users")).json()).toEqual({
      error: "Only an admin of this server can do that.",
      code: "forbidden",
    });
  });

  test("follows a change of the role at once, without signing in again", async () => {
    expect((await mara.get("/api/admin/stats")).statusCode).toBe(403);
    await act(owner, "promote", mara);
    expect((await mara.get("/api/admin/stats")).statusCode).toBe(200);
    await act(owner, "demote", mara);
    expect((await mara.get("/api/admin/stats")).statusCode).toBe(403);
  });
});

describe("the accounts", () => {
  test("are listed newest first, page by page, without anything private", async () => {
    const first = await admin.get("/api/admin/users?limit=2");
    const [newest] = first.json() as AdminUser[];
    expect(newest).toEqual({
      id: mara.user.id,
      email: mara.user.email,
      username: mara.user.username,
      role: "guest",
      plan: "guest",
      subscriptionStatus: null,
      createdAt: clock.nowIso(),
    });
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? "";
    const all = await usersOf(admin);
    expect([...(first.json() as AdminUser[]), ...(await usersOf(admin, next.slice(16)))].length).toBe(
      Math.min(4, all.length),
    );
    expect(all.at(-1)?.id).toBe(owner.user.id);
  });

  test("are found by a part of the address or the name, in any case and to the letter", async () => {
    const { email } = newUser();
    const form = { email, username: "Ädda 50% _", password: TEST_PASSWORD };
    expect((await owner.post("/api/admin/create-user", form)).statusCode).toBe(201);
    const found = async (search: string) =>
      (await usersOf(admin, `?search=${encodeURIComponent(search)}`)).map((user) => user.email);
    expect(await found(mara.user.email.toUpperCase().slice(0, 9))).toContain(mara.user.email);
    expect(await found("Ädda 50")).toEqual([email]);
    expect(await found("dDA 50")).toEqual([email]);
    expect(await found("%")).toEqual([email]);
    expect(await found("_")).toEqual([email]);
    expect(await found("d_a")).toEqual([]);
    expect(await found("no such person")).toEqual([]);
    expect((await admin.get(`/api/admin/users?search=${"x".repeat(255)}`)).statusCode).toBe(400);
  });

  test("are counted: all, those who pay, and those who administer", async () => {
    const before = await statsOf();
    await owner.post("/api/admin/create-user", { ...newUser(), plan: "member_annual" });
    await owner.post("/api/admin/create-user", { ...newUser(), plan: "comped", role: "admin" });
    expect(await statsOf()).toEqual({
      totalUsers: before.totalUsers + 2,
      paidMembers: before.paidMembers + 1,
      admins: before.admins + 1,
    });
  });
});

describe("changing a role", () => {
  test("promotes and demotes, and records who did what", async () => {
    const promoted = await act(admin, "promote", mara);
    expect(promoted.json()).toMatchObject({ user: { id: mara.user.id, role: "admin" } });
    expect(await latestEntry()).toEqual({
      id: expect.any(String),
      actorId: admin.user.id,
      actorEmail: admin.user.email,
      action: "promote_user",
      targetEmail: mara.user.email,
      details: { before: { role: "guest" }, after: { role: "admin" } },
      createdAt: clock.nowIso(),
    });
    const demoted = await act(admin, "demote", mara);
    expect(demoted.json()).toMatchObject({ user: { role: "user" } });
    expect(await latestEntry()).toMatchObject({ action: "demote_user", targetEmail: mara.user.email });
  });

  test.each([
    ["one's own", "demote", () => admin, 403, "You can't change your own role."],
    ["the owner's", "demote", () => owner, 403, "The owner's account can't be changed here."],
    ["a member's who is none", "demote", () => mara, 409, /isn't an admin\.$/],
  ])("refuses %s", async (_what, action, target, status, sentence) => {
    const before = await latestEntry();
    const response = await act(admin, action, target());
    expect([response.statusCode, response.json().error]).toEqual([
      status,
      typeof sentence === "string" ? sentence : expect.stringMatching(sentence),
    ]);
    expect(await latestEntry()).toEqual(before);
  });

  test("of two admins who demote each other at once, one wins", async () => {
    const other = await server.signedIn();
    await act(owner, "promote", mara);
    await act(owner, "promote", other);
    const answers = await Promise.all([act(mara, "demote", other), act(other, "demote", mara)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    const roles = await usersOf(owner, "?limit=2");
    expect(roles.map(({ role }) => role).sort()).toEqual(["admin", "user"]);
  });

  test("of two who promote the same person at once, one is told that it is done", async () => {
    const answers = await Promise.all([act(owner, "promote", mara), act(admin, "promote", mara)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const entries: AuditEntryRow[] = (
      await owner.get(`/api/admin/audit-log?search=${mara.user.email}&action=promote_user`)
    ).json();
    expect(entries).toHaveLength(1);
  });
});

describe("giving a plan", () => {
  test.each([
    ["comp-subscription", "comped"],
    ["include-subscription", "included"],
  ])("by %s works for guests only", async (action, plan) => {
    expect((await act(admin, action, mara)).json()).toMatchObject({ user: { plan } });
    expect(await latestEntry()).toMatchObject({
      action: action.replace("-", "_"),
      details: { before: { plan: "guest" }, after: { plan } },
    });
    expect((await act(admin, action, mara)).statusCode).toBe(409);
    expect((await mara.get("/api/auth/me")).json()).toMatchObject({ plan });
  });

  test("to the owner is the owner's alone", async () => {
    expect((await act(admin, "include-subscription", owner)).statusCode).toBe(403);
    expect((await act(owner, "include-subscription", owner)).statusCode).toBe(200);
  });
});

describe("creating an account", () => {
  test("gives it a role and a plan, and its person can sign in", async () => {
    const form = newUser();
    const response = await admin.post("/api/admin/create-user", { ...form, role: "admin", plan: "included" });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      user: { email: form.email, username: form.username, role: "admin", plan: "included" },
    });
    expect(await latestEntry()).toMatchObject({
      action: "create_user",
      targetEmail: form.email,
      details: { role: "admin", plan: "included" },
    });
    expect((await server.anonymous().post("/api/auth/login", form)).statusCode).toBe(200);
  });

  test.each([
    ["an owner", { role: "owner" }, 400, "role"],
    ["a short password", { password: "1234567" }, 400, "password"],
    ["a weak password", { password: "Sunshine1!" }, 400, "password"],
    ["no username", { username: " " }, 400, "username"],
    ["a taken address", { email: "person-1@example.org" }, 409, "email"],
  ])("refuses %s, and records nothing", async (_what, change, status, field) => {
    const before = await latestEntry();
    const response = await admin.post("/api/admin/create-user", { ...newUser(), ...change });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([status, [field]]);
    expect(await latestEntry()).toEqual(before);
  });
});

describe("deleting an account", () => {
  const remove = (by: TestClient, id: string) => by.delete(`/api/admin/users/${id}`);

  test("takes everything of the person along, and leaves the record of it", async () => {
    await act(owner, "promote", mara);
    await act(mara, "comp-subscription", await server.signedIn());
    await mara.post("/api/objectives", { title: "a", specific: "b", measurable: "c", pillar: "Peace" });
    expect((await remove(admin, mara.user.id)).statusCode).toBe(204);
    expect((await mara.get("/api/objectives")).statusCode).toBe(401);
    const { db } = server.handle;
    for (const table of ["objectives", "sessions", "accounts"] as const) {
      const rows = await db.selectFrom(table).select("id").where("userId", "=", mara.user.id).execute();
      expect(rows).toEqual([]);
    }
    expect(await latestEntry()).toMatchObject({ action: "delete_user", targetEmail: mara.user.email });
    const [own] = (
      await owner.get(`/api/admin/audit-log?search=${mara.user.email}&action=comp_subscription`)
    ).json() as AuditEntryRow[];
    expect(own).toMatchObject({ actorId: null, actorEmail: mara.user.email });
    expect((await remove(admin, mara.user.id)).statusCode).toBe(404);
  });

  test("is refused for oneself and for the owner", async () => {
    expect((await remove(admin, admin.user.id)).json().error).toBe("You can't delete your own account here.");
    expect((await remove(admin, owner.user.id)).json().error).toBe(
      "The owner's account can't be changed here.",
    );
    expect((await remove(admin, "me")).statusCode).toBe(404);
  });
});

test.each(ACTIONS)("%s of nobody answers 404, and of no address 400", async (action) => {
  expect((await act(admin, action, { user: { email: "nobody@example.org" } })).statusCode).toBe(404);
  expect((await act(admin, action, { user: { email: "nobody" } })).statusCode).toBe(400);
});

test("the audit log is read page by page, and filtered", async () => {
  const first = await admin.get("/api/admin/audit-log?limit=1");
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? "";
  expect((await admin.get(next)).json()).not.toContainEqual(first.json()[0]);
  const created = (await admin.get("/api/admin/audit-log?action=create_user")).json() as AuditEntryRow[];
  expect(new Set(created.map(({ action }) => action))).toEqual(new Set(["create_user"]));
  expect((await admin.get("/api/admin/audit-log?action=nothing")).statusCode).toBe(400);
});
