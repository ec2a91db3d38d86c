import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { User } from "#shared/auth/auth.contract.ts";
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
