import { describe, expect, test } from "vitest";
import { DEFAULT_LABEL_MAPPINGS, LABEL_KEYS } from "./label-mappings.content.ts";
import { DEFAULT_MODE, MODE_IDS, MODES } from "./modes.ts";

describe("modes", () => {
  test("the three modes, with life as the default", () => {
    expect(MODES.map(({ id }) => id)).toEqual([...MODE_IDS]);
    expect(DEFAULT_MODE).toBe("life");
    expect(Object.fromEntries(MODES.map(({ id, tone }) => [id, tone]))).toEqual({
      life: "warm-grounded",
      business: "executive-clarity",
      incident: "assertive-calm",
    });
  });

  test("each mode has its own quick tools", () => {
    const tools = Object.fromEntries(MODES.map((mode) => [mode.id, mode.tools]));
    expect(tools.life).toEqual(["isap-mini", "quick-calm", "mood-trend"]);
    expect(tools.incident).toEqual(["rapid-sitrep", "quick-containment", "lces-check"]);
    expect(tools.business).toEqual(["meeting-brief", "decision-log", "priorities-triage"]);
  });

  test("no two modes look or read alike", () => {
    for (const field of ["label", "colorClass", "summary"] as const) {
      expect(new Set(MODES.map((mode) => mode[field])).size).toBe(MODES.length);
    }
    for (const { prompts } of MODES) expect([prompts.starter, prompts.reflection].join("")).toContain("?");
  });
});

describe("default labels", () => {
  test.each(MODE_IDS)("%s has every key once", (mode) => {
    const keys = DEFAULT_LABEL_MAPPINGS.filter((mapping) => mapping.mode === mode).map(({ key }) => key);
    expect(keys).toEqual([...LABEL_KEYS]);
  });

  test("are short, in title case, with one sentence of help", () => {
    for (const { label, helper } of DEFAULT_LABEL_MAPPINGS) {
      expect(label.length).toBeLessThanOrEqual(20);
      expect(label).toMatch(/^[A-Z][A-Za-z]*(?: [A-Z][a-z]*)*$/);
      expect(helper).toMatch(/^[A-Z][^.!]+\.$/);
      expect(helper.length).toBeLessThanOrEqual(80);
    }
  });

  test("the word for objectives depends on the mode", () => {
    const labels = DEFAULT_LABEL_MAPPINGS.filter(({ key }) => key === "objectives").map(({ label }) => label);
    expect(labels).toEqual(["Objectives", "Priorities", "Incident Objectives"]);
  });
});
