import { expect, test } from "vitest";
import { assessRisk } from "#shared/crisis/assess-risk.ts";
import { LISTED_ORDERS, ORDERS } from "#shared/doctrine/orders.content.ts";
import { WATCH_OUTS } from "#shared/doctrine/watch-outs.content.ts";
import {
  drawPair,
  echoAddress,
  orderQuestion,
  reflectionQuestion,
  watchOutQuestion,
} from "./reflection.rules.ts";

const [order] = LISTED_ORDERS;
const [watchOut] = WATCH_OUTS;
if (!order) throw new Error("There are no orders.");

/** As evenly spread as a good source of random numbers. */
const SPREAD = Array.from({ length: 1000 }, (_, index) => index / 1000);

test("a pair is any of the ten listed orders with any of the eighteen watch-outs", () => {
  const pairs = SPREAD.map((value) => drawPair(() => value));
  expect(new Set(pairs.map((pair) => pair.order.id))).toEqual(new Set(LISTED_ORDERS.map(({ id }) => id)));
  expect(new Set(pairs.map((pair) => pair.watchOut.id))).toEqual(new Set(WATCH_OUTS.map(({ id }) => id)));
});

test("another pair has neither of the two before", () => {
  const before = { order, watchOut };
  for (const value of SPREAD) {
    const next = drawPair(() => value, before);
    expect([next.order.id === order.id, next.watchOut.id === watchOut.id]).toEqual([false, false]);
  }
});

test("Echo gets the question as text that can be read back from the address", () => {
  for (const question of [
    watchOutQuestion(watchOut),
    orderQuestion(order),
    reflectionQuestion({ order, watchOut }, "What comes first & why?"),
  ]) {
    const address = new URL(echoAddress(question), "http://ridgeline.test");
    expect(address.pathname).toBe("/echo");
    expect(address.searchParams.get("context")).toBe(question);
  }
  expect(watchOutQuestion(watchOut)).toContain("Spread over many fronts");
  expect(reflectionQuestion({ order, watchOut }, "What comes first?")).toMatch(
    /Order 1.*Watch Out 1.*What comes first\?$/,
  );
});

test("no prepared question is read as danger, so Echo answers it", async () => {
  const questions = [...ORDERS.map(orderQuestion), ...WATCH_OUTS.map(watchOutQuestion)];
  for (const question of questions)
    expect([question, (await assessRisk(question)).level]).toEqual([question, "none"]);
});
