import { describe, expect, test } from "vitest";
import {
  type Change,
  type Entry,
  failedOnce,
  hasArrived,
  nextOf,
  place,
  rebased,
  remainderOf,
} from "./outbox-queue.ts";
import { withWaiting } from "./outbox-rows.ts";

const ITEM = "/api/safety/7";
const describeIt = { title: "A change", labels: { title: "Title" } };
const patch = (body: Change["body"]): Change => ({
  method: "PATCH",
  path: ITEM,
  body,
  describe: describeIt,
});
const post: Change = {
  method: "POST",
  path: "/api/safety",
  body: { id: "7", title: "Jo" },
  describe: describeIt,
  shown: { id: "7", title: "Jo", details: "" },
};
const remove: Change = { method: "DELETE", path: ITEM, describe: describeIt };
const waiting = (change: Change, id: string): Entry => ({ ...change, id });

describe("a change to something that waits already", () => {
  test("joins the earlier change, on the version that one was made to", () => {
    const first = waiting(patch({ title: "Jo", baseUpdatedAt: "v1" }), "1");
    const merged = place([first], patch({ details: "Sundays", baseUpdatedAt: "v2" }), "2", null);
    expect(merged.id).toBe("1");
    expect(merged.body).toEqual({ title: "Jo", details: "Sundays", baseUpdatedAt: "v1" });
  });

  test("joins a new item, whose version nobody knows", () => {
    const merged = place(
      [waiting(post, "1")],
      patch({ title: "Sam", baseUpdatedAt: "made here" }),
      "2",
      null,
    );
    expect([merged.id, merged.method, merged.body]).toEqual(["1", "POST", { id: "7", title: "Sam" }]);
  });

  test("goes to the end behind one that is on its way, one that was refused, or a deletion", () => {
    const first = waiting(patch({ title: "Jo" }), "1");
    const next = patch({ title: "Sam" });
    expect(place([first], next, "2", "1").id).toBe("2");
    expect(place([{ ...first, refusal: { status: 400, sentence: "No." } }], next, "2", null).id).toBe("2");
    expect(place([first, waiting(remove, "2")], next, "3", null).id).toBe("3");
    expect(place([first], remove, "2", null).id).toBe("2");
  });
});

describe("after an answer", () => {
  test("what was changed on the way is sent as a change to the answered version", () => {
    const sent = waiting(patch({ title: "Jo", baseUpdatedAt: "v1" }), "1");
    const stored = waiting(patch({ title: "Sam", baseUpdatedAt: "v1" }), "1");
    const left = remainderOf(sent, stored, { id: "7", title: "Jo", updatedAt: "v2" });
    expect(left?.body).toEqual({ title: "Sam", baseUpdatedAt: "v2" });
    expect(remainderOf(sent, sent, { id: "7", title: "Jo", updatedAt: "v2" })).toBeNull();
  });

  test("a new item that had been stored before a later change joined it gets that change", () => {
    const merged = place([waiting(post, "1")], patch({ title: "Sam" }), "2", null);
    const left = remainderOf(merged, merged, { id: "7", title: "Jo", updatedAt: "v1" });
    expect([left?.method, left?.path, left?.body]).toEqual(["PATCH", ITEM, { title: "Sam" }]);
    expect(remainderOf(merged, merged, { id: "7", title: "Sam", updatedAt: "v1" })).toBeNull();
  });

  test("later changes are based on the answered version, and a deletion gets no body", () => {
    const later = waiting(patch({ title: "Sam", baseUpdatedAt: "v1" }), "2");
    expect(rebased(later, { updatedAt: "v2" }).body).toEqual({ title: "Sam", baseUpdatedAt: "v2" });
    expect(rebased(waiting(remove, "3"), { updatedAt: "v2" })).toEqual(waiting(remove, "3"));
  });

  test("a conflict with one's own earlier save is none", () => {
    const entry = waiting(patch({ title: "Jo ", baseUpdatedAt: "v1" }), "1");
    expect(hasArrived(entry, { title: "Jo", updatedAt: "v2" })).toBe(true);
    expect(hasArrived(entry, { title: "Kim", updatedAt: "v2" })).toBe(false);
  });
});

describe("what goes next", () => {
  const other = { ...patch({ title: "Jo" }), path: "/api/risks/8" };
  const below = { ...post, path: "/api/safety/7/milestones", itemPath: "/api/milestones/9" };
  const first = waiting(patch({ title: "Jo" }), "1");

  test("W4: is never held up by a change that fails, except of the same item and of what lies below it", () => {
    const failed = failedOnce(first, 500, 1000);
    const queue = [failed, waiting(patch({ title: "Sam" }), "2"), waiting(below, "3"), waiting(other, "4")];
    expect(nextOf(queue, 1000)?.id).toBe("4");
    expect(nextOf(queue, failed.retryAt ?? 0)?.id).toBe("1");
  });

  test("W4: is tried less and less often, and then left to the person", () => {
    let entry = first;
    const pauses: number[] = [];
    while (!entry.refusal) {
      entry = failedOnce(entry, 500, 0);
      if (entry.retryAt) pauses.push(entry.retryAt / 1000);
    }
    expect(pauses).toEqual([30, 60, 120, 240]);
    expect(entry).toMatchObject({ body: { title: "Jo" }, refusal: { status: 500 } });
  });
});

test("a list is shown as it will be once all is sent", () => {
  const items = [
    { id: "1", title: "One" },
    { id: "2", title: "Two" },
  ];
  const queue = [
    waiting({ ...patch({ title: "First" }), path: "/api/safety/1" }, "a"),
    waiting({ ...remove, path: "/api/safety/2" }, "b"),
    waiting(post, "c"),
    { ...waiting(patch({ title: "Refused" }), "d"), refusal: { status: 409, sentence: "Changed." } },
  ];
  const shown = withWaiting<{ id: string; title: string }>(queue, "/api/safety", items, { addTo: "back" });
  expect(shown.map(({ title }) => title)).toEqual(["First", "Jo"]);
});
