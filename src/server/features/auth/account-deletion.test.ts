import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import type { User } from "#shared/auth/auth.contract.ts";
import {
  MARA,
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
} from "#tests/support/test-server.ts";
import { fillAccount } from "#tests/support/whole-account.ts";

const ACCOUNT = "/api/account";
const password = { password: TEST_PASSWORD };

let server: TestServer;
let owner: TestClient & { user: User };
let mara: TestClient & { user: User };
beforeAll(async () => {
  server = await startTestServer({ clock: controlledClock("2026-11-21T12:00:00.000Z") });
  owner = await server.signedIn();
});
beforeEach(async () => {
  mara = await server.signedIn();
});
afterAll(() => server.close());

/** The tables and columns that hold a text anywhere. */
async function placesOf(text: string): Promise<string[]> {
  const { db } = server.handle;
  const places: string[] = [];
  for (const { name, columns } of await db.introspection.getTables()) {
    for (const column of columns) {
      const { rows } = await sql`
        select 1 from ${sql.table(name)} where cast(${sql.ref(column.name)} as text) like ${`%${text}%`} limit 1`.execute(
        db,
      );
      if (rows.length > 0) places.push(`${name}.${column.name}`);
    }
  }
  return places;
}

describe("deleting one's own account", () => {
  test("leaves nothing of the person, signs out everywhere, and leaves others alone", async () => {
    await fillAccount(mara, "2026-11-21");
    const { id } = (await mara.post("/api/boundaries", { name: "Evenings", statement: "No calls." })).json();
    await mara.delete(`/api/boundaries/${id}`);
    const elsewhere = server.anonymous();
    await elsewhere.post("/api/auth/login", { email: mara.user.email, password: TEST_PASSWORD });
    await server.anonymous().post("/api/auth/login", { email: mara.user.email, password: "not this one" });
    const other = await server.signedIn();
    await fillAccount(other, "2026-11-21");
    const kept = (await other.get("/api/account/export")).json();

    const answer = await mara.delete(ACCOUNT, password);

    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    expect(mara.cookies.has("ridgeline.session")).toBe(false);
    expect(await placesOf(mara.user.id)).toEqual([]);
    expect(await placesOf(mara.user.email)).toEqual([]);
    expect((await elsewhere.get("/api/objectives")).statusCode).toBe(401);
    expect((await other.get("/api/account/export")).json()).toEqual(kept);
    const again = { ...MARA, email: mara.user.email };
    expect((await server.anonymous().post("/api/auth/signup", again)).statusCode).toBe(201);
  });

  test("and signing up again, an import brings back an identical download", async () => {
    await fillAccount(mara, "2026-11-21");
    const file = (await mara.get("/api/account/export")).json();
    await mara.delete(ACCOUNT, password);
    const back = server.anonymous();
    await back.post("/api/auth/signup", { ...MARA, email: "back@example.org" });
    expect((await back.post("/api/account/import?dryRun=0", file)).statusCode).toBe(200);
    expect((await back.get("/api/account/export")).json().records).toEqual(file.records);
  });

  test("takes the password, and nobody can do it without a session", async () => {
    for (const body of [{}, { password: "" }, { password: "not this one" }]) {
      const { statusCode, json } = await mara.delete(ACCOUNT, body);
      expect([statusCode, Object.keys(json().fields)]).toEqual([400, ["password"]]);
    }
    expect((await server.anonymous().delete(ACCOUNT, password)).statusCode).toBe(401);
    expect((await mara.get("/api/auth/me")).json()).toMatchObject({ id: mara.user.id });
  });

  test("takes the email address where there is no password", async () => {
    await server.handle.db.deleteFrom("accounts").where("userId", "=", mara.user.id).execute();
    const wrong = await mara.delete(ACCOUNT, { email: owner.user.email });
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ["email"]]);
    expect((await mara.delete(ACCOUNT, { email: ` ${mara.user.email.toUpperCase()}` })).statusCode).toBe(204);
  });

  test("is refused to the only owner while others have accounts, and then not", async () => {
    const refused = await owner.delete(ACCOUNT, password);
    expect([refused.statusCode, refused.json().error]).toEqual([409, expect.stringContaining("only owner")]);
    const { db } = server.handle;
    await db.updateTable("profiles").set({ role: "owner" }).where("id", "=", mara.user.id).execute();
    const answers = await Promise.all([owner.delete(ACCOUNT, password), mara.delete(ACCOUNT, password)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);

    const alone = await startTestServer();
    const only = await alone.signedIn();
    expect((await only.delete(ACCOUNT, password)).statusCode).toBe(204);
    expect((await alone.anonymous().get("/api/instance")).json()).toMatchObject({ signups: "open" });
    await alone.close();
  });
});
