import { describe, expect, test } from "vitest";
import { CALM, GROUND_COUNTS } from "./calm.content.ts";
import {
  BREATH_ROUNDS,
  BREATH_TO_GROUND_MS,
  CALM_BREATHING,
  CALM_START,
  CALM_STEPS,
  type CalmEvent,
  type CalmState,
  calmAfter,
  calmProgress,
} from "./calm.rules.ts";
import { stepAt, totalMs } from "./timed-steps.rules.ts";

describe("the texts of Quick Calm", () => {
  test("those fixed by the specification are exact", () => {
    expect(CALM.subtitle).toBe("60 Second Reset");
    expect(CALM.permission).toMatchObject({
      question: "I can guide a 60-second reset. Ready?",
      begin: "Yes, let's do this",
      skip: "Not right now",
    });
    expect(CALM.proceed).toMatchObject({
      act: "One tiny action (Echo suggests)",
      keepTalking: "Keep talking",
    });
    expect(CALM.complete).toMatchObject({
      title: "Reset complete",
      suggestion: "Take 5 minutes to note one thing from the grounding exercise.",
      close: "Close",
    });
    expect([CALM.ground.continue, CALM.lces.continue]).toEqual(["Continue", "Continue"]);
  });

  test("grounding asks for 3 seen, 2 felt and 1 heard, with another way for each", () => {
    expect(CALM.ground.prompts.map(({ id, label }) => [id, label])).toEqual([
      ["seen", "3 things you see"],
      ["felt", "2 things you feel"],
      ["heard", "1 thing you hear"],
    ]);
    expect(GROUND_COUNTS).toEqual({ seen: 3, felt: 2, heard: 1 });
    for (const { hint } of CALM.ground.prompts) expect(hint).toMatch(/\.$/);
  });

  test("the four safety prompts are asked in order, and danger comes with the emergency number", () => {
    expect(CALM.lces.prompts.map(({ label }) => label)).toEqual(["Lookout", "Comms", "Escape", "Safety"]);
    expect(CALM.lces.danger).toContain("emergency number");
  });

  test("the breathing step says how to stop, and promises nothing", () => {
    expect(CALM.breath.note).toContain("dizzy");
    expect(JSON.stringify(CALM)).not.toMatch(/anxiety|treat|cure|heal|5-4-3-2-1|3-3-3|!/i);
  });
});

describe("the breathing", () => {
  const { withHolds, withoutHolds } = CALM_BREATHING;

  test.each([
    [-50, 1, "in", 4000, "Breathe in"],
    [0, 1, "in", 4000, "Breathe in"],
    [3999, 1, "in", 1, "Breathe in"],
    [4000, 1, "hold", 4000, "Hold"],
    [7999, 1, "hold", 1, "Hold"],
    [8000, 1, "out", 6000, "Breathe out"],
    [13_999.5, 1, "out", 0.5, "Breathe out"],
    [14_000, 1, "pause", 2000, "Pause"],
    [15_999, 1, "pause", 1, "Pause"],
    [16_000, 2, "in", 4000, "Breathe in"],
    [32_000, 3, "in", 4000, "Breathe in"],
    [48_000, 4, "in", 4000, "Breathe in"],
    [63_999, 4, "pause", 1, "Pause"],
  ] as const)("at %d ms: round %i, %s", (at, round, cue, remainingMs, label) => {
    expect(stepAt(withHolds, at)).toMatchObject({ step: { round, cue, label }, remainingMs });
  });

  test("is done after four rounds, 64 seconds, and grounding follows half a second later", () => {
    expect(BREATH_ROUNDS).toBe(4);
    expect(totalMs(withHolds)).toBe(64_000);
    expect(stepAt(withHolds, 64_000)).toBe("done");
    expect(stepAt(withHolds, 64_500)).toBe("done");
    expect(BREATH_TO_GROUND_MS).toBe(500);
  });

  test.each([
    [0, 1, "in", 4000],
    [4000, 1, "out", 6000],
    [9999, 1, "out", 1],
    [10_000, 2, "in", 4000],
    [39_999, 4, "out", 1],
  ] as const)("without holding, at %d ms: round %i, %s", (at, round, cue, remainingMs) => {
    expect(stepAt(withoutHolds, at)).toMatchObject({ step: { round, cue }, remainingMs });
  });

  test("without holding is done after 40 seconds", () => {
    expect(totalMs(withoutHolds)).toBe(40_000);
    expect(stepAt(withoutHolds, 40_000)).toBe("done");
  });
});

describe("the steps", () => {
  const run = (...events: CalmEvent[]): CalmState => events.reduce(calmAfter, CALM_START);
  const at = (step: CalmState["step"]): CalmState => ({ step, end: null });

  test("follow one another, and closing the last one finishes", () => {
    let state = CALM_START;
    for (const step of CALM_STEPS) {
      expect(state).toEqual(at(step));
      state = calmAfter(state, "next");
    }
    expect(state).toEqual({ step: "complete", end: "finished" });
  });

  test("'Not right now' ends the run before it starts", () => {
    expect(run("skip")).toEqual({ step: "permission", end: "skipped" });
  });

  test.each(["breath", "ground", "lces", "proceed"] as const)("leaving at %s is a skip", (step) => {
    expect(calmAfter(at(step), "skip")).toEqual({ step, end: "skipped" });
  });

  test("leaving at the end is finishing", () => {
    expect(calmAfter(at("complete"), "skip")).toEqual({ step: "complete", end: "finished" });
  });

  test("back goes one step back, and stops at the first", () => {
    expect(CALM_STEPS.map((step) => calmAfter(at(step), "back").step)).toEqual([
      "permission",
      "permission",
      "breath",
      "ground",
      "lces",
      "proceed",
    ]);
    expect(run("back").end).toBeNull();
  });

  test("'Keep talking' ends the run at 'proceed' and does nothing elsewhere", () => {
    expect(calmAfter(at("proceed"), "keep-talking")).toEqual({ step: "proceed", end: "keep-talking" });
    for (const step of CALM_STEPS.filter((other) => other !== "proceed")) {
      expect(calmAfter(at(step), "keep-talking")).toEqual(at(step));
    }
  });

  test("a run that has ended stays ended", () => {
    const ended = run("skip");
    for (const event of ["next", "back", "skip", "keep-talking"] as const) {
      expect(calmAfter(ended, event)).toEqual(ended);
    }
  });

  test("progress runs from 1 to 6 of 6", () => {
    expect(CALM_STEPS.map(calmProgress)).toEqual([1, 2, 3, 4, 5, 6].map((index) => ({ index, count: 6 })));
  });
});
