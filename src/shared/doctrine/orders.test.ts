import { describe, expect, test } from "vitest";
import { LISTED_ORDERS, ORDERS, ORDERS_BY_PILLAR, type UniversalOrder } from "./orders.content.ts";
import { PILLAR_MEANINGS, PILLARS } from "./pillars.ts";

const orders: readonly UniversalOrder[] = ORDERS;
const ids = (list: readonly UniversalOrder[]) => list.map((order) => order.id);
const sentences = (text: string) =>
  text.split(/[.?!]['"]?(?=\s|$)/).filter((part) => part.trim() !== "").length;

describe("universal orders", () => {
  test("are eleven, numbered in order, of which the first ten are listed", () => {
    expect(ids(orders)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(ids(LISTED_ORDERS)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test("each pillar has its orders", () => {
    expect(Object.fromEntries(PILLARS.map((pillar) => [pillar, ids(ORDERS_BY_PILLAR[pillar])]))).toEqual({
      Presence: [3, 6, 11],
      Purpose: [2, 5, 10],
      Production: [1, 4, 9],
      Peace: [7, 8, 11],
    });
  });

  test("the badge of the order that belongs to two pillars is Presence", () => {
    expect(orders.find((order) => order.id === 11)).toMatchObject({
      pillar: "Presence",
      alsoPillar: "Peace",
    });
  });

  test.each(orders.map((order) => [order.id, order] as const))("order %i fits its cards", (_, order) => {
    expect(order.title.length).toBeLessThanOrEqual(60);
    expect(order.title).not.toMatch(/[.!]$/);
    expect(sentences(order.intent)).toBeLessThanOrEqual(2);
    expect(order.intent.length).toBeLessThanOrEqual(200);
    expect(Object.keys(order.applications)).toEqual(["life", "business", "incident"]);
    for (const text of Object.values(order.applications)) {
      expect(text.length).toBeGreaterThan(40);
      expect(text.length).toBeLessThanOrEqual(260);
      expect(text).not.toContain("!");
    }
  });

  test("no two orders share a title, and no order speaks of fire", () => {
    expect(new Set(orders.map((order) => order.title)).size).toBe(orders.length);
    expect(JSON.stringify(orders)).not.toMatch(/\b(?:fire|flames?|crew|forces|lookouts?|escape routes?)\b/i);
  });
});

test("every pillar has a meaning", () => {
  expect(Object.keys(PILLAR_MEANINGS)).toEqual([...PILLARS]);
});
