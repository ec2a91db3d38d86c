import { expect, test } from "vitest";
import { COACHING, HELP } from "./coaching.content.ts";

test("coaching texts have unique keys and a body", () => {
  expect(COACHING.map(({ key }) => key)).toEqual(["isap/overview", "briefing/shift-handover"]);
  for (const { bodyMd } of COACHING) expect(bodyMd.length).toBeGreaterThan(100);
});

test("the ISAP overview names the four steps and says when it is saved", () => {
  const body = COACHING[0].bodyMd;
  for (const step of ["Consciousness", "Clarity", "Control", "Cadence", "Complete", "this device"]) {
    expect(body).toContain(step);
  }
});

test("every help dialog has content under each heading", () => {
  expect(Object.keys(HELP)).toEqual(["dashboard", "isap", "objectives"]);
  for (const { title, whatIsThis, howToUseIt, tips } of Object.values(HELP)) {
    expect(title).not.toBe("");
    expect(whatIsThis).not.toBe("");
    expect(howToUseIt.length).toBeGreaterThanOrEqual(3);
    expect(tips.length).toBeGreaterThanOrEqual(2);
  }
});
