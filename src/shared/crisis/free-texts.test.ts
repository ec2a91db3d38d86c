import { expect, test } from "vitest";
import { freeTextsIn } from "./free-texts.rules.ts";

test("finds texts however deep, and passes over what nobody wrote", () => {
  const body = {
    id: "a",
    email: "b@c.d",
    title: "One",
    intent: { outcomes: ["Two", " "] },
    budget: 3,
    note: null,
  };
  expect(freeTextsIn(body)).toEqual(["One", "Two"]);
  expect(freeTextsIn("Alone")).toEqual(["Alone"]);
  expect(freeTextsIn(undefined)).toEqual([]);
});
