import { afterEach, expect, test } from "vitest";
import { VIDEOS } from "#shared/videos/videos.content.ts";
import type { Video } from "#shared/videos/videos.contract.ts";
import { startTestServer, type TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
afterEach(() => server.close());

const listed = async (): Promise<Video[]> => (await server.anonymous().get("/api/videos")).json();
const seedAgain = (seed = VIDEOS) => server.dependencies.videosService.seedDefaults(seed);

test("anyone can list the library, in order", async () => {
  server = await startTestServer();
  const response = await server.anonymous().get("/api/videos");
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual(VIDEOS.map((video) => ({ ...video, id: expect.any(String) })));
  expect(await (await server.signedIn()).get("/api/videos").then((each) => each.json())).toEqual(
    await listed(),
  );
});

test("another start changes nothing", async () => {
  server = await startTestServer();
  const before = await listed();
  await seedAgain();
  expect(await listed()).toEqual(before);
});

test("a new version changes its own videos, and leaves what an admin edited, hid or added", async () => {
  server = await startTestServer();
  const { db } = server.handle;
  const [first, second, third, fourth] = VIDEOS;
  if (!first || !second || !third || !fourth) throw new Error("The library is too small.");
  await db.updateTable("videos").set({ title: "Ours" }).where("videoId", "=", first.videoId).execute();
  await db
    .updateTable("videos")
    .set({ visibility: "hidden" })
    .where("videoId", "=", second.videoId)
    .execute();
  const added = {
    id: crypto.randomUUID(),
    title: "Added",
    provider: "vimeo" as const,
    videoId: "76979871",
    durationSec: null,
    tags: "[]",
    pillar: null,
    seedHash: null,
    createdAt: "2026-01-01T00:00:00.000Z",
  };
  await db.insertInto("videos").values(added).execute();

  const changed = [first, second, third].map((video) => ({ ...video, title: `${video.title} (new)` }));
  await seedAgain(changed);
  expect((await listed()).map(({ title }) => title)).toEqual(["Added", "Ours", `${third.title} (new)`]);
});
