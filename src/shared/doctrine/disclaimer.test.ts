import { describe, expect, test } from "vitest";
import { DISCLAIMER } from "./disclaimer.content.ts";

const section = (number: number) => DISCLAIMER.sections.find((entry) => entry.number === number);
const textOf = (number: number) => section(number)?.paragraphs.join(" ") ?? "";

describe("the legal disclaimer", () => {
  test("has its date and its eight sections, in order", () => {
    expect(DISCLAIMER.lastUpdated).toBe("October 26, 2025");
    expect(DISCLAIMER.sections.map(({ number, title }) => `${number}. ${title}`)).toEqual([
      "1. No emergency authority",
      "2. No professional advice",
      "3. Your responsibility",
      "4. Wellness and safety",
      "5. No guarantee",
      "6. Limitation of liability",
      "7. Intellectual property",
      "8. Updates",
    ]);
    expect(new Set(DISCLAIMER.sections.map(({ id }) => id)).size).toBe(8);
    for (const { paragraphs } of DISCLAIMER.sections) expect(paragraphs.length).toBeGreaterThan(0);
  });

  test("wellness and safety names the emergency number, 988 and a directory for other countries", () => {
    expect(textOf(4)).toMatch(/immediate danger, call your local emergency number/);
    expect(textOf(4)).toMatch(/In the US and Canada, call or text 988/);
    expect(textOf(4)).toContain("findahelpline.com");
    expect(section(4)?.links?.map(({ href }) => href)).toEqual([
      "tel:988",
      "sms:988",
      "https://findahelpline.com",
    ]);
  });

  test("says that the plan is not a suicide safety plan, and that its terms are not orders", () => {
    expect(textOf(4)).toMatch(/not a suicide safety plan/);
    expect(textOf(1)).toMatch(/follow the local authorities/);
  });

  test("Echo is software and can be wrong", () => {
    expect(textOf(2)).toMatch(/Echo is an AI, which means computer software.*can be wrong/);
  });

  test("is addressed to a person, and not in capitals", () => {
    const text = JSON.stringify(DISCLAIMER);
    expect(text).not.toMatch(/[A-Z]{6,}|hereinafter|herein\b|whatsoever|!/);
    expect(text).not.toMatch(/committed suicide|successful|epidemic/i);
  });
});
