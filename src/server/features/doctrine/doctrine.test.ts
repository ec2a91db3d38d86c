import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import { toJson } from "#server/platform/db/database.ts";
import type { DoctrineArticle, DoctrinePack, StoredLesson } from "#shared/doctrine/doctrine.contract.ts";
import { LESSONS } from "#shared/doctrine/lessons.content.ts";
import { ORDERS } from "#shared/doctrine/orders.content.ts";
import { PLAYBOOKS } from "#shared/doctrine/playbooks.content.ts";
import { WATCH_OUTS } from "#shared/doctrine/watch-outs.content.ts";
import { startTestServer, type TestClient, type TestServer } from "#tests/support/test-server.ts";
import { DOCTRINE_SEED, type DoctrineSeed } from "./doctrine-seed.rules.ts";

const PACKS = "/api/doctrine/packs";
const ARTICLES = "/api/doctrine/articles";
const LESSONS_PATH = "/api/lessons";

async function articleAt(client: TestClient, key: string): Promise<DoctrineArticle | undefined> {
  return ((await client.get(ARTICLES)).json() as DoctrineArticle[]).find((article) => article.key === key);
}

async function lessonCalled(client: TestClient, title: string): Promise<StoredLesson | undefined> {
  return ((await client.get(LESSONS_PATH)).json() as StoredLesson[]).find((lesson) => lesson.title === title);
}

describe("a fresh instance", () => {
  let server: TestServer;
  let mara: TestClient;

  beforeAll(async () => {
    server = await startTestServer({ clock: controlledClock("2026-11-21T07:00:00.000Z") });
    mara = await server.signedIn();
  });
  afterAll(() => server.close());

  test("has one active pack", async () => {
    const packs = (await mara.get(PACKS)).json() as DoctrinePack[];
    expect(packs).toEqual([
      {
        id: expect.any(String),
        name: "Ridgeline doctrine",
        scope: "global",
        version: "1",
        isActive: true,
        createdAt: "2026-11-21T07:00:00.000Z",
      },
    ]);
  });

  test("has every order, watch-out, coaching text and playbook as an article, each on its surfaces", async () => {
    const articles = (await mara.get(ARTICLES)).json() as DoctrineArticle[];
    expect(articles.map(({ key }) => key)).toEqual([
      ...ORDERS.map(({ id }) => `order/${id}`),
      ...WATCH_OUTS.map(({ id }) => `watch-out/${id}`),
      "isap/overview",
      "briefing/shift-handover",
      ...PLAYBOOKS.map(({ key }) => key),
    ]);
    const surfacesOf = (key: string) => articles.find((article) => article.key === key)?.surfaces;
    expect(surfacesOf("order/1")).toEqual(["chip", "coach"]);
    expect(surfacesOf("watch-out/18")).toEqual(["chip", "coach"]);
    expect(surfacesOf("isap/overview")).toEqual(["coach"]);
    expect(surfacesOf("playbook/moving-house")).toEqual(["playbook"]);
    const [order] = ORDERS;
    expect(articles[0]).toMatchObject({
      title: order.title,
      bodyMd: expect.stringMatching(/\*\*Life:\*\* .+\n\n\*\*Business:\*\* .+\n\n\*\*Incident:\*\* /),
      tags: ["Universal Orders", "Production"],
    });
    expect(articles.find(({ key }) => key === "watch-out/3")).toMatchObject({
      bodyMd: expect.stringContaining("exhausted, drained"),
      tags: ["Watch Outs", "Peace", "energy"],
    });
    expect(new Set(articles.map(({ packId }) => packId)).size).toBe(1);
  });

  test("gives one article by its key, and none for an unknown one", async () => {
    const keysAt = async (key: string) =>
      ((await mara.get(`${ARTICLES}?key=${key}`)).json() as DoctrineArticle[]).map((article) => article.key);
    expect(await keysAt("isap/overview")).toEqual(["isap/overview"]);
    expect(await keysAt("nothing")).toEqual([]);
    expect((await mara.get(`${ARTICLES}?key=${"a".repeat(101)}`)).statusCode).toBe(400);
  });

  test("has every lesson, in order, with its watch-outs", async () => {
    const lessons = (await mara.get(LESSONS_PATH)).json() as StoredLesson[];
    expect(lessons.map(({ title }) => title)).toEqual(LESSONS.map(({ title }) => title));
    const { id: _, ...first } = { ...LESSONS[0], videoId: null };
    expect(lessons[0]).toEqual({ ...first, id: expect.any(String) });
  });

  test("is unchanged by a restart", async () => {
    const before = await Promise.all([PACKS, ARTICLES, LESSONS_PATH].map(async (path) => mara.get(path)));
    await server.dependencies.doctrineService.seedDefaults();
    const after = await Promise.all([PACKS, ARTICLES, LESSONS_PATH].map(async (path) => mara.get(path)));
    expect(after.map((response) => response.json())).toEqual(before.map((response) => response.json()));
  });

  test.each([PACKS, ARTICLES, LESSONS_PATH])("asks a stranger to sign in first at %s", async (path) => {
    expect((await server.anonymous().get(path)).statusCode).toBe(401);
  });
});

describe("a newer version of the product", () => {
  let server: TestServer;
  let mara: TestClient;

  /** The next version: both first texts are reworded, both second ones removed, one of each is new. */
  const newer: DoctrineSeed = {
    pack: { ...DOCTRINE_SEED.pack, version: "2" },
    articles: nextOf(DOCTRINE_SEED.articles, "order/new"),
    lessons: nextOf(DOCTRINE_SEED.lessons, "lesson-new"),
  };

  function nextOf<Content extends { title: string }>(
    seed: readonly { key: string; content: Content }[],
    newKey: string,
  ) {
    const [first, , ...rest] = seed;
    if (!first) throw new Error("The seed is empty.");
    const reworded = { ...first, content: { ...first.content, title: "Reworded" } };
    const added = { key: newKey, content: { ...first.content, title: "Entirely new" } };
    return [reworded, ...rest, added];
  }

  beforeAll(async () => {
    server = await startTestServer();
    mara = await server.signedIn();
  });
  afterAll(() => server.close());

  const [firstLesson, secondLesson, thirdLesson] = LESSONS.map(({ title }) => title);

  test("keeps what an admin edited, hid or added, and replaces the rest", async () => {
    const { db } = server.handle;
    const packId = (await articleAt(mara, "order/3"))?.packId ?? "";
    const ids = new Map<string, string | undefined>();
    for (const key of ["order/1", "order/2"]) ids.set(key, (await articleAt(mara, key))?.id);
    const rewordedLessonId = (await lessonCalled(mara, firstLesson ?? ""))?.id;

    // An admin's edits: another wording, other surfaces, a custom text, a lesson with a video, a hidden lesson.
    const edit = (key: string) => db.updateTable("doctrine_articles").where("key", "=", key);
    await edit("order/3").set({ bodyMd: "Our own words." }).execute();
    await edit("order/4")
      .set({ surfaces: toJson(["coach"]) })
      .execute();
    await db
      .insertInto("doctrine_articles")
      .values({
        id: "01900000-0000-7000-8000-000000000001",
        packId,
        key: "house/rule",
        title: "Shoes off",
        bodyMd: "At the door.",
        surfaces: toJson(["chip"]),
        tags: toJson([]),
        orderIndex: 0,
        seedHash: null,
      })
      .execute();
    const editLesson = (title = "") => db.updateTable("lessons").where("title", "=", title);
    await editLesson(firstLesson).set({ videoId: "abc" }).execute();
    await editLesson(thirdLesson).set({ isEnabled: false }).execute();

    const changed: DoctrineSeed = {
      ...newer,
      articles: newer.articles.map(({ key, content }) =>
        key === "order/3" || key === "order/4"
          ? { key, content: { ...content, title: `Newer ${content.title}` } }
          : { key, content },
      ),
    };
    await server.dependencies.doctrineService.seedDefaults(changed);

    expect((await mara.get(PACKS)).json()).toMatchObject([{ version: "2" }]);
    expect(await articleAt(mara, "order/1")).toMatchObject({ id: ids.get("order/1"), title: "Reworded" });
    expect(await articleAt(mara, "order/2")).toBeUndefined();
    expect(await articleAt(mara, "order/new")).toMatchObject({ title: "Entirely new" });
    expect(await articleAt(mara, "order/3")).toMatchObject({
      title: ORDERS[2].title,
      bodyMd: "Our own words.",
    });
    expect(await articleAt(mara, "order/4")).toMatchObject({ title: ORDERS[3].title, surfaces: ["coach"] });
    expect(await articleAt(mara, "house/rule")).toMatchObject({ title: "Shoes off" });

    expect(await lessonCalled(mara, "Reworded")).toMatchObject({ id: rewordedLessonId, videoId: "abc" });
    expect(await lessonCalled(mara, secondLesson ?? "")).toBeUndefined();
    expect(await lessonCalled(mara, thirdLesson ?? "")).toBeUndefined();
    expect(await lessonCalled(mara, "Entirely new")).toBeDefined();
  });

  test("keeps an edited text that no longer ships, and updates one whose edit was reverted", async () => {
    const { db } = server.handle;
    await server.dependencies.doctrineService.seedDefaults(newer);
    const setTitle = (title: string) =>
      db.updateTable("doctrine_articles").set({ title }).where("key", "=", "order/1").execute();
    const without = { ...newer, articles: newer.articles.filter(({ key }) => key !== "order/1") };

    await setTitle("Edited");
    await server.dependencies.doctrineService.seedDefaults(without);
    expect(await articleAt(mara, "order/1")).toMatchObject({ title: "Edited" });

    await setTitle("Reworded");
    const nextVersion = { ...without, pack: { ...without.pack, version: "3" } };
    await server.dependencies.doctrineService.seedDefaults(nextVersion);
    expect(await articleAt(mara, "order/1")).toBeUndefined();
  });

  test("omits the articles of an inactive pack", async () => {
    await server.handle.db.updateTable("doctrine_packs").set({ isActive: false }).execute();
    await server.dependencies.doctrineService.seedDefaults();
    expect((await mara.get(PACKS)).json()).toEqual([]);
    expect((await mara.get(ARTICLES)).json()).toEqual([]);
  });
});

describe("starting again", () => {
  let server: TestServer;
  let mara: TestClient;
  const titleAt = async (key: string) => (await articleAt(mara, key))?.title;
  const changed = (key: string, title: string): DoctrineSeed => ({
    ...DOCTRINE_SEED,
    articles: DOCTRINE_SEED.articles.map((text) =>
      text.key === key ? { key, content: { ...text.content, title } } : text,
    ),
  });

  beforeEach(async () => {
    server = await startTestServer();
    mara = await server.signedIn();
  });
  afterEach(() => server.close());

  test("with the same texts checks no rows: one that was removed by hand comes back with the next texts", async () => {
    const { doctrineService } = server.dependencies;
    await server.handle.db.deleteFrom("doctrine_articles").where("key", "=", "order/2").execute();
    await doctrineService.seedDefaults();
    expect(await titleAt("order/2")).toBeUndefined();
    await doctrineService.seedDefaults(changed("order/3", "Reworded"));
    expect(await titleAt("order/2")).toBe(ORDERS[1].title);
    expect(await titleAt("order/3")).toBe("Reworded");
  });

  test("with another version's texts and then the first ones again updates them both times", async () => {
    const { doctrineService } = server.dependencies;
    await doctrineService.seedDefaults(changed("order/2", "Reworded"));
    expect(await titleAt("order/2")).toBe("Reworded");
    await doctrineService.seedDefaults();
    expect(await titleAt("order/2")).toBe(ORDERS[1].title);
  });

  test("after an interrupted start adds what is missing", async () => {
    const { db } = server.handle;
    const { doctrineService } = server.dependencies;
    const [lesson] = DOCTRINE_SEED.lessons;
    if (!lesson) throw new Error("The seed is empty.");
    const added = { key: "lesson-new", content: { ...lesson.content, title: "Entirely new" } };
    const next = { ...DOCTRINE_SEED, lessons: [...DOCTRINE_SEED.lessons, added] };
    await sql`alter table lessons rename to gone_for_now`.execute(db);
    await expect(doctrineService.seedDefaults(next)).rejects.toThrow();
    await sql`alter table gone_for_now rename to lessons`.execute(db);
    await doctrineService.seedDefaults(next);
    expect(await lessonCalled(mara, "Entirely new")).toBeDefined();
  });
});

test("two processes that start together on an empty database agree", async () => {
  const server = await startTestServer();
  const { db } = server.handle;
  await db.deleteFrom("instance_facts").execute();
  await db.deleteFrom("doctrine_packs").execute();
  await db.deleteFrom("lessons").execute();
  const { doctrineService } = server.dependencies;
  await Promise.all([doctrineService.seedDefaults(), doctrineService.seedDefaults()]);
  const mara = await server.signedIn();
  expect((await mara.get(PACKS)).json()).toHaveLength(1);
  expect((await mara.get(ARTICLES)).json()).toHaveLength(DOCTRINE_SEED.articles.length);
  expect((await mara.get(LESSONS_PATH)).json()).toHaveLength(LESSONS.length);
  await server.close();
});
