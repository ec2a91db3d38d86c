import { execFile } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { initialSchema } from "#server/migrations/0001-initial-schema.ts";
import { migrations } from "#server/migrations/migrations.ts";
import "#server/features/isap/isap.tables.ts";
import "#server/platform/auth/auth.tables.ts";
import { openTestDatabase } from "#tests/support/test-server.ts";
import { type DatabaseHandle, isForeignKeyViolation, toJson } from "./database.ts";
import { type MigrationStep, migrate } from "./migrate.ts";
import { isoFromTimestamptz } from "./postgres-dialect.ts";
import { prepareQuery } from "./prepared-query.ts";

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let handle: DatabaseHandle;
beforeEach(async () => {
  opened = await openTestDatabase();
  handle = opened.handle;
});
afterEach(() => opened.remove());

const NOW = "2026-11-21T07:05:09.120Z";

async function insertPerson(id: string): Promise<void> {
  await handle.db
    .insertInto("profiles")
    .values({ id, email: `${id}@example.org`, username: id, createdAt: NOW, updatedAt: NOW })
    .execute();
}

const session = (id: string, userId: string) => ({
  id,
  userId,
  situation: "A wet \u2603 morning",
  consciousness: toJson(["one", 'two "quoted"', "three\nlines"]),
  clarity: toJson(["Peace"]),
  control: toJson({ people: "Jo", time: "", budget: "", skills: "" }),
  cadence: "daily" as const,
  reviewTime: null,
  tags: toJson([]),
  createdAt: NOW,
});

describe("values are read as they were written on both engines", () => {
  test("rows of many columns, of odd names and without any rows", async () => {
    const names = Array.from({ length: 30 }, (_, index) => `no ${index}: "quoted", \\ and 'single'`);
    const columns = sql.join(names.map((name, index) => sql`cast(${index} as integer) as ${sql.id(name)}`));
    const { rows } = await sql`select ${columns} union all select ${columns}`.execute(handle.db);
    const row = Object.fromEntries(names.map((name, index) => [name, index]));
    expect(rows).toEqual([row, row]);
    expect(Object.keys(rows[0] as object)).toEqual(names);
    expect((await sql`select ${columns} where 1 = 0`.execute(handle.db)).rows).toEqual([]);
  });

  test("text, JSON, timestamps, defaults and nothing", async () => {
    await migrate(handle, migrations);
    await insertPerson("mara");
    await handle.db.insertInto("isap_sessions").values(session("s1", "mara")).execute();

    const stored = await handle.db.selectFrom("isap_sessions").selectAll().executeTakeFirstOrThrow();

    expect({ ...stored }).toEqual({
      ...session("s1", "mara"),
      consciousness: ["one", 'two "quoted"', "three\nlines"],
      clarity: ["Peace"],
      control: { people: "Jo", time: "", budget: "", skills: "" },
      tags: [],
      mode: "life",
    });
  });

  test("booleans are booleans, even when an insert returns them", async () => {
    await migrate(handle, migrations);
    const returned = await handle.db
      .insertInto("profiles")
      .values({
        id: "a",
        email: "a@example.org",
        username: "a",
        emailVerified: true,
        createdAt: NOW,
        updatedAt: NOW,
      })
      .returning(["emailVerified", "createdAt"])
      .executeTakeFirstOrThrow();
    expect({ ...returned }).toEqual({ emailVerified: true, createdAt: NOW });
    expect(
      await handle.db.selectFrom("profiles").select("id").where("emailVerified", "=", false).execute(),
    ).toEqual([]);
  });

  test("a large result has the same values each time it is read", async () => {
    await migrate(handle, migrations);
    await insertPerson("mara");
    const sessions = Array.from({ length: 10 }, (_, index) => ({
      ...session(`s${index}`, "mara"),
      situation: `"Quoted" \\ and\nnew line, é, 🙂, 2026-11-21T07:05:09+00:00`,
    }));
    await handle.db.insertInto("isap_sessions").values(sessions).execute();
    const read = () =>
      handle.db
        .selectFrom("isap_sessions")
        .selectAll()
        .select(({ selectFrom }) =>
          selectFrom("profiles")
            .select(({ fn }) => fn.countAll<number>().as("count"))
            .as("people"),
        )
        .orderBy("id", "desc")
        .execute();

    const first = await read();

    expect(first).toHaveLength(10);
    expect(first[0]).toMatchObject({ id: "s9", createdAt: NOW, control: { people: "Jo" }, people: 1 });
    expect(await read()).toEqual(first);
    expect(await read()).toEqual(first);
  });

  test.each([
    ["2026-11-21 07:05:09+00", "2026-11-21T07:05:09.000Z"],
    ["2026-11-21 07:05:09.1+00", "2026-11-21T07:05:09.100Z"],
    ["2026-11-21 07:05:09.123456+00", "2026-11-21T07:05:09.123Z"],
    ["2026-11-21 12:35:09+05:30", "2026-11-21T07:05:09.000Z"],
  ])("PostgreSQL's %s is %s", (text, iso) => {
    expect(isoFromTimestamptz(text)).toBe(iso);
    expect(new Date(iso).toISOString()).toBe(iso);
  });
});

describe("the schema enforces its constraints", () => {
  test("rows are deleted with their account", async () => {
    await migrate(handle, migrations);
    await insertPerson("mara");
    await handle.db.insertInto("isap_sessions").values(session("s1", "mara")).execute();
    await handle.db.deleteFrom("profiles").where("id", "=", "mara").execute();
    expect(await handle.db.selectFrom("isap_sessions").select("id").execute()).toEqual([]);
  });

  test("a row without an owner and an unknown value are refused", async () => {
    await migrate(handle, migrations);
    const orphan = await handle.db
      .insertInto("isap_sessions")
      .values(session("s1", "nobody"))
      .execute()
      .catch((error: unknown) => error);
    expect(isForeignKeyViolation(orphan)).toBe(true);
    await insertPerson("mara");
    const hourly = { ...session("s1", "mara"), cadence: "hourly" as "daily" };
    await expect(handle.db.insertInto("isap_sessions").values(hourly).execute()).rejects.toThrow(/check/i);
  });

  test("all tables of the data model exist", async () => {
    await migrate(handle, migrations);
    const tables = (await handle.db.introspection.getTables()).map(({ name }) => name);
    expect(tables).toEqual(
      expect.arrayContaining(
        (
          "profiles invitations admin_audit doctrine_packs doctrine_articles tool_plugins label_mappings objectives triggers " +
          "milestones risks isap_sessions briefings wellness_checks safety_items change_logs lessons videos custom_meditations " +
          "custom_resources support_contacts boundaries sessions accounts verifications"
        ).split(" "),
      ),
    );
  });
});

describe("prepared queries", () => {
  test("return the rows for each caller's values, in any order of use", async () => {
    await migrate(handle, migrations);
    await insertPerson("mara");
    await insertPerson("jo");
    const find = prepareQuery<[email: string, id: string], { username: string }>(handle.db, 2, (email, id) =>
      handle.db
        .selectFrom("profiles")
        .select("username")
        .where("id", "=", id)
        .where("role", "=", "guest")
        .where("email", "=", email),
    );
    const [mara, jo, nobody] = await Promise.all([
      find("mara@example.org", "mara"),
      find("jo@example.org", "jo"),
      find("jo@example.org", "mara"),
    ]);
    expect([mara, jo, nobody].map((rows) => rows.map(({ username }) => username))).toEqual([
      ["mara"],
      ["jo"],
      [],
    ]);
  });
});

test("concurrent reads each get their own result, even when some fail", async () => {
  await migrate(handle, migrations);
  await insertPerson("mara");
  const read = (number: string) =>
    handle.db
      .selectFrom("profiles")
      .select(["id", sql<string>`cast(cast(${number} as integer) as text)`.as("number")])
      // PostgreSQL fails when it casts text that is not a number; SQLite finds no row.
      .where(sql<boolean>`cast(${number} as integer) % 7 > 0 or cast(email as integer) = 5`)
      .execute()
      .then(
        (rows) => rows[0]?.number ?? "none",
        () => "none",
      );
  const numbers = Array.from({ length: 200 }, (_, index) => String(index));
  expect(await Promise.all(numbers.map(read))).toEqual(
    numbers.map((number) => (Number(number) % 7 > 0 ? number : "none")),
  );
});

const addColor: MigrationStep = {
  name: "0002-add-color",
  async up(db) {
    await db.schema.alterTable("profiles").addColumn("color", "text").execute();
  },
};
const failsHalfway: MigrationStep = {
  name: "0003-fails-halfway",
  async up(db) {
    await db.updateTable("profiles").set({ username: "overwritten" }).execute();
    await sql`insert into no_such_table values (1)`.execute(db);
  },
};

describe("migrations", () => {
  test("run once, in order, and return the names of those that ran", async () => {
    expect(await migrate(handle, [initialSchema])).toEqual(["0001-initial-schema"]);
    expect(await migrate(handle, [initialSchema, addColor])).toEqual(["0002-add-color"]);
    expect(await migrate(handle, [initialSchema, addColor])).toEqual([]);
  });

  test("run once when two processes start together", async () => {
    const start = () =>
      promisify(execFile)(process.execPath, ["tests/support/migrate-once.ts"], {
        env: {
          DATA_DIR: opened.dataDir,
          ...(opened.databaseUrl ? { DATABASE_URL: opened.databaseUrl } : {}),
        },
      });
    const outputs = await Promise.all([start(), start(), start()]);
    const ran = outputs.map(({ stdout }) => JSON.parse(stdout) as string[]);
    expect(ran.flat()).toEqual(migrations.map(({ name }) => name));
  });

  test("hold a lock that ends with their transaction, so a pooler cannot keep it", async ({ skip }) => {
    skip(handle.engine === "sqlite", "SQLite has one writer");
    let held: unknown[] = [];
    const step: MigrationStep = {
      name: "0001-locked",
      up: async (db) => {
        // Releases what would outlive the transaction.
        await sql`select pg_advisory_unlock_all()`.execute(db);
        const own = sql`select 1 from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`;
        held = (await own.execute(db)).rows;
      },
    };
    expect(await migrate(handle, [step])).toEqual(["0001-locked"]);
    expect(held).toHaveLength(1);
  });

  test("that fail leave the data unchanged, and say what to do", async () => {
    await migrate(handle, [initialSchema]);
    await insertPerson("mara");

    await expect(migrate(handle, [initialSchema, addColor, failsHalfway])).rejects.toThrow(
      /step 0003-fails-halfway failed .*no_such_table.*Your data is unchanged.*Start the version you had before/s,
    );

    const person = await handle.db.selectFrom("profiles").selectAll().executeTakeFirstOrThrow();
    expect(person).toMatchObject({ username: "mara" });
    expect(person).not.toHaveProperty("color");
    expect(await migrate(handle, [initialSchema, addColor])).toEqual(["0002-add-color"]);
  });

  test("of a newer version are detected before anything is changed", async () => {
    await migrate(handle, [initialSchema, addColor]);
    await expect(migrate(handle, [initialSchema])).rejects.toThrow(
      /written by a newer version of Ridgeline \(it has 0002-add-color\)/,
    );
  });

  test("of an existing file take a snapshot first", async ({ skip }) => {
    skip(handle.engine !== "sqlite", "a snapshot is for a file");
    await migrate(handle, [initialSchema]);
    expect(existsSync(join(opened.dataDir, "snapshots"))).toBe(false);
    await insertPerson("mara");

    await migrate(handle, [initialSchema, addColor]);

    const [snapshot = ""] = await readdir(join(opened.dataDir, "snapshots"));
    expect(snapshot).toBe("ridgeline-before-0002-add-color.sqlite");
    const path = join(opened.dataDir, "snapshots", snapshot);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const { DatabaseSync } = await import("node:sqlite");
    const copy = new DatabaseSync(path, { readOnly: true });
    expect({
      ...copy
        .prepare(
          "select username, (select count(*) from pragma_table_info('profiles') where name = 'color') as colors from profiles",
        )
        .get(),
    }).toEqual({
      username: "mara",
      colors: 0,
    });
    copy.close();
  });
});

test("a transaction that the engine rolled back by itself fails with the original error", async () => {
  const failing = handle.db.transaction().execute(async (transaction) => {
    await sql`rollback`.execute(transaction);
    throw new Error("the disk is full");
  });
  await expect(failing).rejects.toThrow("the disk is full");
});

test("the embedded database is durable, strict about references, and private", async ({ skip }) => {
  skip(handle.engine !== "sqlite", "PostgreSQL is set up by its operator");
  const pragma = async (name: string) =>
    Object.values((await sql.raw(`pragma ${name}`).execute(handle.db)).rows[0] as object)[0];
  expect(await pragma("journal_mode")).toBe("wal");
  expect(await pragma("synchronous")).toBe(2);
  expect(await pragma("foreign_keys")).toBe(1);
  expect(await pragma("busy_timeout")).toBeLessThan(100);
  expect(statSync(handle.file ?? "").mode & 0o777).toBe(0o600);
});
