import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DOCTRINE_SEED } from "#server/features/doctrine/doctrine-seed.rules.ts";
import type { User } from "#shared/auth/auth.contract.ts";
import type { AdminArticle } from "#shared/doctrine/articles-admin.contract.ts";
import { COACHING, SHIFT_HANDOVER } from "#shared/doctrine/coaching.content.ts";
import type { DoctrineArticle } from "#shared/doctrine/doctrine.contract.ts";
import { DEFAULT_LABEL_MAPPINGS } from "#shared/modes/label-mappings.content.ts";
import type { AdminLabel } from "#shared/modes/labels-admin.contract.ts";
import type { SupportContact } from "#shared/support-contacts/support-contacts.contract.ts";
import type { ToolPlugin } from "#shared/tool-plugins/tool-plugins.contract.ts";
import type { Video } from "#shared/videos/videos.contract.ts";
import type { AdminVideo } from "#shared/videos/videos-admin.contract.ts";
import { startTestServer, type TestClient, type TestServer } from "#tests/support/test-server.ts";

const UNKNOWN_ID = "01900000-0000-7000-8000-00000000dead";

let server: TestServer;
let owner: TestClient & { user: User };
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn();
});
afterAll(() => server.close());

const latestEntry = async () => (await owner.get("/api/admin/audit-log?limit=1")).json()[0];
const startAgain = () => server.dependencies.prepare();

describe("videos", () => {
  const PATH = "/api/admin/videos";
  const shown = async (): Promise<Video[]> => (await server.anonymous().get("/api/videos")).json();
  const all = async (): Promise<AdminVideo[]> => (await owner.get(PATH)).json();
  const fresh = {
    title: "A walk",
    provider: "vimeo",
    videoId: "76979871",
    durationSec: 300,
    tags: ["Joy"],
    pillar: null,
    isHidden: false,
  };

  test("are added, changed, hidden and deleted, and each is recorded", async () => {
    const added = await owner.post(PATH, fresh);
    expect(added.statusCode).toBe(201);
    const { id } = added.json() as AdminVideo;
    expect(added.json()).toEqual({ ...fresh, id });
    expect(await shown()).toContainEqual(expect.objectContaining({ id, title: "A walk" }));
    expect(await latestEntry()).toMatchObject({ action: "add_video", details: { video: "A walk" } });

    const changed = await owner.patch(`${PATH}/${id}`, { title: "A long walk", isHidden: true });
    expect(changed.json()).toEqual({ ...fresh, id, title: "A long walk", isHidden: true });
    expect(await latestEntry()).toMatchObject({
      action: "change_video",
      details: {
        video: "A walk",
        before: { title: "A walk", isHidden: false },
        after: { title: "A long walk", isHidden: true },
      },
    });
    expect((await shown()).map((video) => video.id)).not.toContain(id);
    expect((await owner.post(PATH, fresh)).json()).toEqual({
      error: "The same video is here already.",
      code: "conflict",
    });
    expect((await owner.delete(`${PATH}/${id}`)).statusCode).toBe(204);
    expect(await latestEntry()).toMatchObject({ action: "delete_video" });
    expect((await owner.post(PATH, fresh)).statusCode).toBe(201);
  });

  test("of the product that were deleted or changed stay so at the next start, and can come back", async () => {
    const [first, second] = await all();
    if (!first || !second) throw new Error("The library is empty.");
    await owner.delete(`${PATH}/${first.id}`);
    await owner.patch(`${PATH}/${second.id}`, { title: "Ours" });
    await startAgain();
    const titles = (await shown()).map(({ title }) => title);
    expect(titles).not.toContain(first.title);
    expect(titles).toContain("Ours");
    const { id: _, ...content } = first;
    expect((await owner.post(PATH, content)).json()).toEqual(first);
  });

  test.each([
    ["an id of no video", { videoId: "x" }, "videoId"],
    ["no group", { tags: [] }, "tags"],
    ["no title", { title: " " }, "title"],
    ["half a second", { durationSec: 0.5 }, "durationSec"],
  ])("with %s are refused", async (_what, change, field) => {
    const response = await owner.post(PATH, { ...fresh, videoId: "76979999", ...change });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
    expect((await owner.patch(`${PATH}/${UNKNOWN_ID}`, { title: "x" })).statusCode).toBe(404);
  });
});

describe("support contacts", () => {
  const PATH = "/api/admin/support-contacts";
  const shown = async (): Promise<SupportContact[]> =>
    (await server.anonymous().get("/api/support-contacts?country=GB")).json();
  const fresh = {
    label: "Our own line",
    description: "For our team.",
    phone: "0800 123456",
    smsNumber: "",
    smsBody: "",
    url: "example.org/help",
    category: "other",
    isGlobal: false,
    regions: ["gb"],
    hours: "Weekdays",
    verifiedOn: "2026-11-20",
    orderIndex: 0,
  };

  test("are added, changed and deleted", async () => {
    const added = await owner.post(PATH, fresh);
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({
      label: "Our own line",
      smsNumber: null,
      url: "https://example.org/help",
      regions: ["GB"],
      verifiedOn: "2026-11-20",
    });
    const { id } = added.json() as SupportContact;
    expect((await shown())[0]?.id).toBe(id);
    await owner.patch(`${PATH}/${id}`, { ...fresh, phone: "0800 999999" });
    expect((await shown())[0]?.phone).toBe("0800 999999");
    expect((await owner.delete(`${PATH}/${id}`)).statusCode).toBe(204);
    expect((await shown())[0]?.id).not.toBe(id);
    expect(await latestEntry()).toMatchObject({
      action: "delete_contact",
      details: { contact: "Our own line" },
    });
  });

  test("of the product that were deleted don't come back at the next start", async () => {
    await owner.delete(`${PATH}/gb-shout`);
    await startAgain();
    expect((await shown()).map(({ id }) => id)).not.toContain("gb-shout");
    expect((await owner.get(PATH)).body).not.toContain("gb-shout");
    expect((await owner.delete(`${PATH}/gb-shout`)).statusCode).toBe(404);
  });

  test.each([
    ["no way to reach them", { phone: "", url: "" }, "phone"],
    ["a number that can't be dialed", { phone: "call us" }, "phone"],
    ["no place", { regions: [] }, "regions"],
    ["no day of checking", { verifiedOn: "" }, "verifiedOn"],
    ["a link that a browser would run", { url: "javascript:alert(1)" }, "url"],
  ])("with %s are refused", async (_what, change, field) => {
    const response = await owner.post(PATH, { ...fresh, ...change });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  });
});

describe("labels", () => {
  const PATH = "/api/admin/labels";
  test("are changed for a mode, and keep the product's words beside them", async () => {
    const labels = (await owner.get(PATH)).json() as AdminLabel[];
    const label = labels.find(({ mode, key }) => mode === "business" && key === "objectives");
    if (!label) throw new Error("There is no such label.");
    const changed = await owner.patch(`${PATH}/${label.id}`, { label: "Targets" });
    expect(changed.json()).toEqual({ ...label, label: "Targets" });
    await startAgain();
    const shown = (await server.anonymous().get("/api/label-mappings?mode=business")).json();
    expect(shown).toContainEqual(expect.objectContaining({ key: "objectives", label: "Targets" }));
    expect(await latestEntry()).toMatchObject({
      action: "change_label",
      details: {
        label: "objectives (business)",
        before: { label: label.label },
        after: { label: "Targets" },
      },
    });
    expect((await owner.patch(`${PATH}/${label.id}`, { label: "" })).statusCode).toBe(400);
    expect((await owner.patch(`${PATH}/${label.id}`, label.original ?? {})).json()).toEqual(label);
  });

  test("that were edited under an earlier version go back to the words of this one, and follow the next", async () => {
    const labels = (await owner.get(PATH)).json() as AdminLabel[];
    const label = labels.find(({ mode, key }) => mode === "life" && key === "risks");
    if (!label?.original) throw new Error("There is no such label.");
    await server.handle.db
      .updateTable("label_mappings")
      .set({ label: "Troubles", seedHash: "of earlier words" })
      .where("id", "=", label.id)
      .execute();
    const { labelsService } = server.dependencies;
    const next = DEFAULT_LABEL_MAPPINGS.map((one) =>
      one.mode === label.mode && one.key === label.key ? { ...one, label: "Hazards" } : one,
    );
    const shown = async () =>
      ((await owner.get(PATH)).json() as AdminLabel[]).find(({ id }) => id === label.id)?.label;
    await labelsService.seedDefaults(next);
    expect(await shown()).toBe("Troubles");
    await owner.patch(`${PATH}/${label.id}`, { label: label.original.label });
    await labelsService.seedDefaults(next);
    expect(await shown()).toBe("Hazards");
    await startAgain();
    expect(await shown()).toBe(label.original.label);
  });
});

describe("articles", () => {
  const PATH = "/api/admin/articles";
  const all = async (): Promise<AdminArticle[]> => (await owner.get(PATH)).json();
  const shown = async (): Promise<DoctrineArticle> =>
    (await owner.get(`/api/doctrine/articles?key=${SHIFT_HANDOVER.key}`)).json()[0];
  let article: AdminArticle;
  beforeEach(async () => {
    article = (await all()).find(({ key }) => key === SHIFT_HANDOVER.key) as AdminArticle;
  });

  test("are those that a page shows as they are stored", async () => {
    expect((await all()).map(({ id: _, ...rest }) => rest)).toEqual(
      COACHING.map(({ key, title, bodyMd }) => ({ key, title, bodyMd, original: { title, bodyMd } })),
    );
    const order = (await owner.get("/api/doctrine/articles?key=order/1")).json()[0] as DoctrineArticle;
    expect((await owner.patch(`${PATH}/${order.id}`, { title: "x" })).statusCode).toBe(404);
  });

  test("are changed, recorded, kept at the next start, and go back to the built-in text", async () => {
    const changed = await owner.patch(`${PATH}/${article.id}`, { title: "Ours", bodyMd: "Be **brief**." });
    expect(changed.json()).toEqual({ ...article, title: "Ours", bodyMd: "Be **brief**." });
    expect(await latestEntry()).toMatchObject({
      action: "change_article",
      details: {
        article: article.title,
        before: { title: article.title },
        after: { title: "Ours" },
        changed: ["bodyMd"],
      },
    });
    const next = (title: string) => ({
      ...DOCTRINE_SEED,
      articles: DOCTRINE_SEED.articles.map((text) =>
        text.key === article.key ? { ...text, content: { ...text.content, title } } : text,
      ),
    });
    const { doctrineService } = server.dependencies;
    await doctrineService.seedDefaults(next("Reworded"));
    await startAgain();
    expect(await shown()).toMatchObject({ title: "Ours", bodyMd: "Be **brief**." });

    expect((await owner.patch(`${PATH}/${article.id}`, article.original)).json()).toEqual(article);
    await doctrineService.seedDefaults(next("Reworded"));
    expect(await shown()).toMatchObject({ title: "Reworded" });
    await startAgain();
    expect(await shown()).toMatchObject(article.original);
  });

  test("that were edited under an earlier version go back to the text of this one, and follow the next", async () => {
    await server.handle.db
      .updateTable("doctrine_articles")
      .set({ title: "Ours", orderIndex: 1, seedHash: "of an earlier text" })
      .where("id", "=", article.id)
      .execute();
    await owner.patch(`${PATH}/${article.id}`, { title: article.original.title });
    const { doctrineService } = server.dependencies;
    const rest = DOCTRINE_SEED.articles.filter(({ key }) => key !== article.key);
    await doctrineService.seedDefaults({ ...DOCTRINE_SEED, articles: rest });
    expect(await shown()).toBeUndefined();
    await startAgain();
    expect(await shown()).toMatchObject(article.original);
  });

  test.each([
    ["no title", { title: " " }, "title"],
    ["no text", { bodyMd: "" }, "bodyMd"],
    ["too long a text", { bodyMd: "a".repeat(8001) }, "bodyMd"],
  ])("with %s are refused", async (_what, changes, field) => {
    const response = await owner.patch(`${PATH}/${article.id}`, changes);
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
    expect((await owner.patch(`${PATH}/${article.id}`, {})).statusCode).toBe(400);
    expect((await owner.patch(`${PATH}/${UNKNOWN_ID}`, { title: "x" })).statusCode).toBe(404);
  });

  test("are out of reach for everybody else", async () => {
    const member = await server.signedIn();
    for (const [client, status] of [
      [member, 403],
      [server.anonymous(), 401],
    ] as const) {
      expect((await client.get(PATH)).statusCode).toBe(status);
      expect((await client.patch(`${PATH}/${article.id}`, { title: "Mine" })).statusCode).toBe(status);
    }
    expect(await shown()).toMatchObject(article.original);
  });
});

describe("tools", () => {
  const PATH = "/api/admin/tool-plugins";
  const shown = async (): Promise<ToolPlugin[]> => (await owner.get("/api/tool-plugins")).json();
  let tool: ToolPlugin;
  beforeEach(async () => {
    tool = ((await owner.get(PATH)).json() as ToolPlugin[])[0] as ToolPlugin;
  });

  test("are turned off and on, and their config is changed", async () => {
    await owner.patch(`${PATH}/${tool.id}`, { isEnabled: false });
    expect((await shown()).map(({ id }) => id)).not.toContain(tool.id);
    expect((await owner.get(PATH)).body).toContain(tool.id);
    const config = { locations: ["safety"], items: [{ code: "one", label: "Is it safe?" }] };
    const changed = await owner.patch(`${PATH}/${tool.id}`, { isEnabled: true, config });
    expect(changed.json()).toMatchObject({ isEnabled: true, config });
    expect(await shown()).toContainEqual(changed.json());
    expect(await latestEntry()).toMatchObject({
      action: "change_tool",
      details: { tool: tool.name, after: { isEnabled: true }, changed: ["config"] },
    });
  });

  test.each([
    ["no items", { locations: [], items: [] }],
    [
      "two items of one code",
      {
        locations: [],
        items: [
          { code: "a", label: "b" },
          { code: "a", label: "c" },
        ],
      },
    ],
    ["an unknown place", { locations: ["nowhere"], items: [{ code: "a", label: "b" }] }],
    ["no object", "[]"],
  ])("with %s in the config are refused", async (_what, config) => {
    const response = await owner.patch(`${PATH}/${tool.id}`, { config });
    expect(response.statusCode).toBe(400);
  });
});
