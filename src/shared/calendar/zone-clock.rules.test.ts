import { expect, test } from "vitest";
import { zoneClock } from "./zone-clock.rules.ts";

test("a zone has one clock, however often it is asked for", () => {
  expect(zoneClock("Europe/Berlin")).toBe(zoneClock("Europe/Berlin"));
  expect(zoneClock("Europe/Berlin")).not.toBe(zoneClock("America/Los_Angeles"));
});

test("names without end do not fill memory", () => {
  const name = "America/Los_Angeles";
  const first = zoneClock(name);
  for (let bits = 0; bits < 200; bits += 1) {
    zoneClock(
      [...name]
        .map((letter, at) => ((bits >> at) & 1 ? letter.toUpperCase() : letter.toLowerCase()))
        .join(""),
    );
  }
  expect(zoneClock(name)).not.toBe(first);
});

test("no such zone is said", () => {
  expect(() => zoneClock("Mars/Olympus")).toThrow(RangeError);
});
