import { expect, test } from "vitest";
import { VIDEOS } from "./videos.content.ts";
import { groupVideos, lengthInWords, playerAddress, searchAddress } from "./videos.rules.ts";
import { VIDEO_TAGS } from "./videos.ts";

const library = VIDEOS.map((video, index) => ({ ...video, id: String(index) }));

/** Ids for which public lists disagree, and one whose breathing can be dangerous. */
const LEFT_OUT =
  "tybOi4hjZFQ SEfs5TJZ6Nk 15q-N-_kkrU 1vx8iUvfyCY _DTmGtznab4 aEqlQvczMJQ Jyy0ra2WcQQ g_tea8ZNk5A OCorElLKFQE sz7cpV7ERsM -d_AA9H4z9U";

test("has 32 videos with plausible ids, each once, and none that was left out", () => {
  const ids = VIDEOS.map(({ videoId }) => videoId);
  expect(new Set(ids).size).toBe(32);
  for (const id of ids) expect(id).toMatch(/^[\w-]{11}$/);
  expect(ids.filter((id) => LEFT_OUT.split(" ").includes(id))).toEqual([]);
});

test("fills each of the nine groups with at least two, in order", () => {
  const groups = groupVideos(library);
  expect(groups.map(({ tag }) => tag)).toEqual(VIDEO_TAGS);
  for (const { videos } of groups) expect(videos.length).toBeGreaterThanOrEqual(2);
});

test("leaves out groups without videos, and tags that are no group", () => {
  const [video] = library;
  expect(groupVideos(video ? [{ ...video, tags: ["Joy", "Other"] }] : []).map(({ tag }) => tag)).toEqual([
    "Joy",
  ]);
  expect(groupVideos([])).toEqual([]);
});

test("plays in the providers' privacy-enhanced players only", () => {
  expect(playerAddress({ provider: "youtube", videoId: "a/b?c" })).toBe(
    "https://www.youtube-nocookie.com/embed/a%2Fb%3Fc?autoplay=1&enablejsapi=1&playsinline=1&rel=0",
  );
  expect(playerAddress({ provider: "vimeo", videoId: "76979871" })).toBe(
    "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1",
  );
});

test("searches for a title at its provider", () => {
  expect(searchAddress({ provider: "youtube", title: "Peace & Light" })).toBe(
    "https://www.youtube.com/results?search_query=Peace+%26+Light",
  );
  expect(searchAddress({ provider: "vimeo", title: "Calm" })).toBe("https://vimeo.com/search?q=Calm");
});

test("says a length in minutes, or nothing", () => {
  expect([286, 615, 20, null].map((durationSec) => lengthInWords({ durationSec }))).toEqual([
    "5 min",
    "10 min",
    "1 min",
    null,
  ]);
});
