import { describe, expect, test } from "vitest";
import type { SafetyItem } from "#shared/safety/safety.contract.ts";
import { beginEditing, type Editing, type EditingEvent, reduceEditing } from "./item-editing.rules.ts";
import { textsOf } from "./item-texts.rules.ts";

const AT = "2026-11-21T10:00:00.000Z";
const item: SafetyItem = {
  id: "01900000-0000-7000-8000-000000000001",
  kind: "lookout",
  mode: "life",
  title: "Jo",
  details: "Calls at nine",
  linkUrl: null,
  useAllModes: false,
  pinned: false,
  orderIndex: 0,
  ownerId: null,
  confidence: null,
  updatedBy: null,
  createdAt: "2026-11-20T08:00:00.000Z",
  updatedAt: "2026-11-20T08:00:00.000Z",
};
const newer = (changes: Partial<SafetyItem>): SafetyItem => ({ ...item, ...changes, updatedAt: AT });

const ASKED: EditingEvent = { type: "saveAsked", reason: "asked", at: AT };
const edited = (change: object): EditingEvent => ({ type: "edited", change });
const stored = (answer: SafetyItem): EditingEvent => ({
  type: "answered",
  answer: { isConflict: false, item: answer },
  at: AT,
});
const conflicting = (current: SafetyItem): EditingEvent => ({
  type: "answered",
  answer: { isConflict: true, current },
  at: AT,
});

/** What comes of these events, one after another, and what the last of them asks for. */
function play(...events: EditingEvent[]): { editing: Editing; effects: string[]; sent: object | undefined } {
  let step = beginEditing(item, null);
  for (const event of events) step = reduceEditing(step[0], event);
  const sent = step[1].find(({ type }) => type === "send");
  return { editing: step[0], effects: step[1].map(({ type }) => type), sent };
}

describe("saving", () => {
  test("sends all of it on the version it began with, and keeps it on the device meanwhile", () => {
    const { editing, effects, sent } = play(edited({ title: "Jo K." }), ASKED);
    expect(editing.state.kind).toBe("saving");
    expect(effects).toEqual(["unschedule", "keepDraft", "send"]);
    expect(sent).toMatchObject({ whole: { title: "Jo K." }, baseUpdatedAt: item.updatedAt });
  });

  test("forgets the draft once the server has it", () => {
    const { editing, effects } = play(edited({ title: "Jo K." }), ASKED, stored(newer({ title: "Jo K." })));
    expect(editing.state).toEqual({ kind: "saved", at: AT });
    expect(effects).toEqual(["forgetDraft", "notifySaved"]);
  });

  test("what is typed meanwhile goes next, on the version that came back", () => {
    const { editing, sent } = play(
      edited({ title: "Jo K." }),
      ASKED,
      edited({ details: "Calls at ten" }),
      ASKED,
      stored(newer({ title: "Jo K." })),
    );
    expect(editing.state.kind).toBe("saving");
    expect(sent).toMatchObject({ whole: { title: "Jo K.", details: "Calls at ten" }, baseUpdatedAt: AT });
  });

  test("a failure keeps what was typed, and one that is gone says so", () => {
    const failed = { type: "failed", error: new Error("No answer"), at: AT } as const;
    const { editing } = play(edited({ title: "Jo K." }), ASKED, { ...failed, isGone: false });
    expect([editing.state.kind, editing.texts.title]).toEqual(["failed", "Jo K."]);
    const gone = play(edited({ title: "Jo K." }), ASKED, { ...failed, isGone: true });
    expect([gone.editing.state.kind, gone.editing.texts.title]).toEqual(["gone", "Jo K."]);
  });

  test("a text that cannot be stored is refused and not sent", () => {
    const { editing, sent } = play(edited({ title: "" }), ASKED);
    expect(editing.state.kind).toBe("refused");
    expect(editing.errors.title).toBeDefined();
    expect(sent).toBeUndefined();
  });

  test("W16: a link that is none stays in its field, while the other fields are saved", () => {
    const linked = newer({ linkUrl: "tel:+49301" });
    const typed = edited({ title: "Jo K.", linkUrl: "ask Jo" });
    const first: EditingEvent = { type: "refreshed", item: linked };
    const { editing: saving, sent } = play(first, typed, ASKED);
    expect(sent).toMatchObject({ whole: { title: "Jo K.", linkUrl: "tel:+49301" } });
    expect(saving.errors.linkUrl).toBeDefined();

    const saved = stored({ ...linked, title: "Jo K." });
    const { editing, effects } = play(first, typed, ASKED, saved);
    expect(editing.state.kind).toBe("refused");
    expect(editing.texts).toMatchObject({ title: "Jo K.", linkUrl: "ask Jo" });
    expect(editing.errors.linkUrl).toBeDefined();
    expect(effects).toEqual(["keepDraft", "notifySaved"]);

    const mended = play(first, typed, ASKED, saved, edited({ linkUrl: "jo@example.org" }), ASKED);
    expect(mended.editing.errors).toEqual({});
    expect(mended.sent).toMatchObject({ whole: { title: "Jo K.", linkUrl: "mailto:jo@example.org" } });
  });

  test("nothing goes out once it is closed", () => {
    expect(play(edited({ title: "Jo K." }), { type: "closed" }, ASKED).sent).toBeUndefined();
  });
});

describe("a version that somebody else stored meanwhile", () => {
  test("is merged where each side changed another field, and goes again at once", () => {
    const theirs = newer({ details: "Calls at eight" });
    const { editing, sent } = play(edited({ title: "Jo K." }), ASKED, conflicting(theirs));
    expect(editing.texts).toMatchObject({ title: "Jo K.", details: "Calls at eight" });
    expect(sent).toMatchObject({ baseUpdatedAt: AT, whole: { details: "Calls at eight" } });
  });

  test("is left to the person where both changed the same, field by field", () => {
    const theirs = newer({ title: "Max", details: "Calls at eight" });
    const mine = edited({ title: "Jo K.", details: "Never calls" });
    const { editing, sent } = play(mine, ASKED, conflicting(theirs));
    expect(editing.state).toMatchObject({ kind: "conflict", fields: ["title", "details"] });
    expect(sent).toBeUndefined();

    const chosen = play(
      mine,
      ASKED,
      conflicting(theirs),
      { type: "chosen", field: "title", side: "theirs", at: AT },
      { type: "chosen", field: "details", side: "mine", at: AT },
    );
    expect(chosen.sent).toMatchObject({
      whole: { title: "Max", details: "Never calls" },
      baseUpdatedAt: AT,
    });
  });

  test("is our own when a save whose answer was lost has arrived", () => {
    const ours = newer({ title: "Jo K." });
    const lost = { type: "failed", error: new Error("No answer"), isGone: false, at: AT } as const;
    const again = [edited({ title: "Jo K." }), ASKED, lost, edited({ title: "Jo Kay" }), ASKED];
    const { editing, sent } = play(...again, conflicting(ours));
    expect(editing.state.kind).toBe("saving");
    expect(sent).toMatchObject({ whole: { title: "Jo Kay" }, baseUpdatedAt: AT });
  });

  test("is shown when nothing is being edited, and waits when something is", () => {
    const theirs = newer({ title: "Max" });
    expect(play({ type: "refreshed", item: theirs }).editing.texts.title).toBe("Max");
    const { editing } = play(edited({ title: "Jo K." }), { type: "refreshed", item: theirs });
    expect([editing.texts.title, editing.item.title]).toEqual(["Jo K.", "Jo"]);
  });
});

describe("what was left unsaved", () => {
  const draft = {
    texts: { ...textsOf(item), title: "Jo K." },
    base: textsOf(item),
    baseUpdatedAt: item.updatedAt,
    unanswered: [],
    at: AT,
  };

  test("is there again and will be saved", () => {
    const [editing, effects] = beginEditing(item, draft);
    expect(editing).toMatchObject({ isRestored: true, texts: { title: "Jo K." } });
    expect(effects.map(({ type }) => type)).toEqual(["keepDraft", "schedule"]);
  });

  test("is forgotten when the server has it already", () => {
    const [editing, effects] = beginEditing(newer({ title: "Jo K." }), draft);
    expect(editing.isRestored).toBe(false);
    expect(effects).toEqual([{ type: "forgetDraft" }]);
  });

  test("is a choice when the same was changed elsewhere since", () => {
    const [editing, effects] = beginEditing(newer({ title: "Max" }), draft);
    expect(editing.state).toMatchObject({ kind: "conflict", fields: ["title"] });
    expect(effects).toEqual([{ type: "keepDraft" }]);
  });
});
