import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MODE_IDS } from "../modes/modes.ts";
import {
  badgeOf,
  completenessOf,
  firstEmptyKind,
  isOfMode,
  isUntouched,
  LCES_ELEMENTS,
  lcesOf,
  newItemTitle,
} from "./lces.rules.ts";
import { SAFETY_KINDS, type SafetyItem, type SafetyKind } from "./safety.contract.ts";

const kinds = fc.constantFrom(...SAFETY_KINDS);
const words = fc.constantFrom(
  "",
  " ",
  "Jo",
  "New",
  "New plan",
  "New car keys",
  ...SAFETY_KINDS.map(newItemTitle),
);
const items = fc.array(fc.record({ id: fc.uuid(), kind: kinds, title: words, details: words }));
const tags = fc.uniqueArray(kinds);
const sessions = fc.array(fc.record({ id: fc.uuid(), tags }));
const objectives = fc.array(
  fc.record({ id: fc.uuid(), tags, status: fc.constantFrom("active", "completed") }),
);
const nothing = { items: [], sessions: [], objectives: [] };
const itemOf = (kind: SafetyKind, changes: Partial<SafetyItem> = {}): SafetyItem => ({
  id: `${kind}-1`,
  kind,
  mode: "life",
  title: "Jo",
  details: "Next door",
  linkUrl: null,
  ownerId: null,
  confidence: null,
  useAllModes: false,
  pinned: false,
  orderIndex: 0,
  updatedBy: null,
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-01T00:00:00.000Z",
  ...changes,
});

describe("a new item", () => {
  test.each(SAFETY_KINDS)("of kind %s is untouched until it has a title or details", (kind) => {
    const title = newItemTitle(kind);
    expect(isUntouched({ kind, title, details: "" })).toBe(true);
    expect(isUntouched({ kind, title: ` ${title.toUpperCase()} `, details: " \n" })).toBe(true);
    expect(isUntouched({ kind, title, details: "Jo" })).toBe(false);
    expect(isUntouched({ kind, title: `${title} by the river`, details: "" })).toBe(false);
    expect(isUntouched({ kind, title: "Jo", details: "" })).toBe(false);
  });

  test.each([
    ["comms", "New comms"],
    ["comms", "New communications"],
    ["escape-route", "New escape-route"],
    ["escape-route", "New Escape Routes"],
    ["safety-zone", "new safety-zone"],
    ["lookout", "New  lookouts"],
  ] as const)("of kind %s may also be called %s", (kind, title) => {
    expect(isUntouched({ kind, title, details: "" })).toBe(true);
  });

  test.each(["New", "New plan", "New York", "New phone tree", "Renew lookout", "New lookout Jo"])(
    "is not one that is called %s",
    (title) => {
      for (const kind of SAFETY_KINDS) expect(isUntouched({ kind, title, details: "" })).toBe(false);
    },
  );
});

describe("completeness", () => {
  test("of an empty plan is 0", () => {
    expect(completenessOf(nothing)).toEqual({
      percent: 0,
      badge: "Needs Attention",
      badgeVariant: "other",
      counts: { lookouts: 0, comms: 0, escapes: 0, zones: 0 },
      sources: { safetyIds: [], isapIds: [], goalIds: [] },
    });
  });

  test("counts items, tagged sessions and tagged active objectives, and lists them", () => {
    const completeness = completenessOf({
      items: [
        itemOf("lookout", { id: "a" }),
        itemOf("lookout", { id: "b", title: "New lookout" }),
        itemOf("comms", { id: "c", title: "New communication", details: "" }),
      ],
      sessions: [
        { id: "d", tags: ["lookout", "safety-zone"] },
        { id: "e", tags: [] },
      ],
      objectives: [
        { id: "f", tags: ["safety-zone"], status: "active" },
        { id: "g", tags: ["escape-route"], status: "completed" },
        { id: "h", tags: [], status: "active" },
      ],
    });
    expect(completeness).toEqual({
      percent: 50,
      badge: "Building",
      badgeVariant: "warning",
      counts: { lookouts: 3, comms: 0, escapes: 0, zones: 2 },
      sources: { safetyIds: ["a", "b"], isapIds: ["d"], goalIds: ["f"] },
    });
  });

  test.each([
    [0, "Needs Attention", "other"],
    [25, "Needs Attention", "other"],
    [49.9, "Needs Attention", "other"],
    [50, "Building", "warning"],
    [74.9, "Building", "warning"],
    [75, "Strong", "success"],
    [100, "Strong", "success"],
  ] as const)("of %d is %s", (percent, badge, badgeVariant) => {
    expect(badgeOf(percent)).toEqual({ badge, badgeVariant });
  });

  test("percent, counts and sources always agree", () => {
    fc.assert(
      fc.property(items, sessions, objectives, (...[items, sessions, objectives]) => {
        const { percent, counts, sources } = completenessOf({ items, sessions, objectives });
        const filled = LCES_ELEMENTS.filter(({ name }) => counts[name] > 0);
        expect(percent).toBe(filled.length * 25);
        const counted = {
          items: items.filter(({ id }) => sources.safetyIds.includes(id)),
          tagged: [...sessions, ...objectives].filter(({ id }) =>
            [...sources.isapIds, ...sources.goalIds].includes(id),
          ),
        };
        for (const { name, kind } of LCES_ELEMENTS) {
          expect(counts[name]).toBe(
            counted.items.filter((item) => item.kind === kind).length +
              counted.tagged.filter(({ tags }) => tags.includes(kind)).length,
          );
        }
        expect(counted.items.some(isUntouched)).toBe(false);
        expect(firstEmptyKind(counts) === null).toBe(percent === 100);
      }),
    );
  });

  test("never falls when something is added", () => {
    fc.assert(
      fc.property(items, items, sessions, objectives, (before, more, sessions, objectives) => {
        const less = completenessOf({ items: before, sessions: [], objectives: [] }).percent;
        expect(
          completenessOf({ items: [...before, ...more], sessions, objectives }).percent,
        ).toBeGreaterThanOrEqual(less);
      }),
    );
  });
});

test("the first empty list is found in LCES order", () => {
  const counts = { lookouts: 0, comms: 0, escapes: 0, zones: 0 };
  expect(firstEmptyKind(counts)).toBe("lookout");
  expect(firstEmptyKind({ ...counts, lookouts: 1 })).toBe("comms");
  expect(firstEmptyKind({ ...counts, lookouts: 1, comms: 2 })).toBe("escape-route");
  expect(firstEmptyKind({ lookouts: 1, comms: 1, escapes: 1, zones: 0 })).toBe("safety-zone");
  expect(firstEmptyKind({ lookouts: 1, comms: 1, escapes: 1, zones: 1 })).toBeNull();
});

test("an item belongs to its own mode, or to all", () => {
  const isIn = (useAllModes: boolean) =>
    MODE_IDS.filter((mode) => isOfMode({ mode: "business", useAllModes }, mode));
  expect(isIn(false)).toEqual(["business"]);
  expect(isIn(true)).toEqual([...MODE_IDS]);
});

describe("the LCES record", () => {
  test("lists every filled-in item by kind, and when each kind was last updated", () => {
    const later = "2026-11-03T00:00:00.000Z";
    expect(
      lcesOf([
        itemOf("lookout", { title: "Jo", details: "Next door" }),
        itemOf("lookout", { title: "Kim", details: "", updatedAt: later }),
        itemOf("lookout", { title: "New lookout", details: "", updatedAt: "2026-11-09T00:00:00.000Z" }),
        itemOf("comms", { title: "Group chat", details: "Everyone" }),
        itemOf("escape-route", { title: "Back door", details: "Through the garden" }),
      ]),
    ).toEqual({
      lookouts: [
        { name: "Jo", role: "Next door" },
        { name: "Kim", role: "" },
      ],
      communications: [{ channel: "Group chat", contact: "Everyone" }],
      escapeRoutes: [{ name: "Back door", description: "Through the garden" }],
      safetyZones: [],
      lastLookoutsUpdate: later,
      lastCommsUpdate: "2026-11-01T00:00:00.000Z",
      lastEscapeUpdate: "2026-11-01T00:00:00.000Z",
      lastSafetyUpdate: null,
      updatedAt: later,
    });
  });

  test("of an empty plan has no times", () => {
    expect(Object.values(lcesOf([]))).toEqual([[], [], [], [], null, null, null, null, null]);
  });
});
