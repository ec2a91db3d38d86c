import { describe, expect, test } from "vitest";
import { PILLARS } from "./pillars.ts";
import { PLAYBOOK_SECTIONS, playbookSection } from "./playbook.rules.ts";
import { PLAYBOOKS } from "./playbooks.content.ts";

describe("playbooks", () => {
  test("are at least eight, with unique ids, keys and titles, and at least one per pillar", () => {
    expect(PLAYBOOKS.length).toBeGreaterThanOrEqual(8);
    for (const field of ["id", "key", "title"] as const) {
      expect(new Set(PLAYBOOKS.map((playbook) => playbook[field])).size).toBe(PLAYBOOKS.length);
    }
    expect(PILLARS.filter((pillar) => !PLAYBOOKS.some((playbook) => playbook.pillar === pillar))).toEqual([]);
  });

  test.each(PLAYBOOKS.map((playbook) => [playbook.key, playbook] as const))(
    "%s has all five sections",
    (_, playbook) => {
      expect(playbook.tags).toEqual(expect.arrayContaining(["Objectives", "objectives/smart"]));
      expect(playbook.title.length).toBeLessThanOrEqual(60);
      const sections = PLAYBOOK_SECTIONS.map((label) => playbookSection(playbook.bodyMd, label));
      for (const section of sections) {
        expect(section.length).toBeGreaterThan(30);
        expect(section).not.toContain("**");
        expect(section).not.toContain("\n");
      }
      expect(new Set(sections).size).toBe(5);
      expect(playbookSection(playbook.bodyMd, "First milestones").split("\n").length).toBeGreaterThanOrEqual(
        4,
      );
    },
  );
});

describe("a section of a playbook", () => {
  const body =
    "Intro.\r\n\r\n**Specific:** One line\r\nand another.\r\n\r\n**Measurable**: 3 of 4\n\n**Achievable:**\n\n- a\n- b\n\n## Notes\n\nMore";

  test.each([
    ["Specific", "One line\nand another."],
    ["specific", "One line\nand another."],
    [" Measurable ", "3 of 4"],
    ["Achievable", "- a\n- b"],
    ["Relevant", ""],
    ["Notes", ""],
    ["", ""],
    [".*", ""],
  ])("%j", (label, expected) => {
    expect(playbookSection(body, label)).toBe(expected);
  });

  test("finds labels in a list, and the last one in the body", () => {
    expect(playbookSection("- **Specific:** this\n- **Relevant:** that", "Specific")).toBe("this");
    expect(playbookSection("- **Specific:** this\n- **Relevant:** that", "Relevant")).toBe("that");
  });

  test("does not end at bold words inside it", () => {
    expect(playbookSection("**Specific:** Do **this**\n**very** well\n**Relevant:** x", "Specific")).toBe(
      "Do **this**\n**very** well",
    );
  });

  test("is empty for an empty body", () => {
    expect(playbookSection("", "Specific")).toBe("");
  });
});
