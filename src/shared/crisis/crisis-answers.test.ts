import { describe, expect, test } from "vitest";
import { EMERGENCY_NUMBERS } from "../support-contacts/emergency-numbers.content.ts";
import { answerAsText, answerTo, lineTo } from "./crisis-answers.content.ts";
import type { Risk, RiskKind, RiskLevel, RiskSubject } from "./risk.ts";

const KINDS: RiskKind[] = ["self", "others", "abuse", "medical"];
const SUBJECTS: RiskSubject[] = ["me", "somebody"];
const risks = (level: RiskLevel): Risk[] =>
  KINDS.flatMap((kind) => SUBJECTS.map((subject) => ({ level, kind, subject })));
const inDanger = [...risks("explicit"), ...risks("acute")];
const wordsOf = (risk: Risk): string[] => {
  const { heading, sentences, people, caution = "" } = answerTo(risk);
  return [heading, ...sentences, people, caution];
};
const all = [...inDanger.map((risk) => wordsOf(risk).join(" ")), ...risks("oblique").map(lineTo)];

test("each kind and subject has a heading, a first sentence and a line of its own", () => {
  const headings = inDanger.map((risk) => answerTo(risk).heading);
  const first = inDanger.map((risk) => answerTo(risk).sentences[0]);
  for (const texts of [headings, first, risks("oblique").map(lineTo)])
    expect(new Set(texts).size).toBe(texts.length);
});

test("nothing that is said of one kind is said of another, but what to do next", () => {
  const sentences = (kind: RiskKind) =>
    inDanger
      .filter((risk) => risk.kind === kind)
      .flatMap((risk) => [answerTo(risk).heading, ...answerTo(risk).sentences]);
  for (const kind of KINDS) {
    const others = KINDS.filter((one) => one !== kind).flatMap(sentences);
    expect(sentences(kind).filter((sentence) => others.includes(sentence))).toEqual([]);
  }
});

describe("words", () => {
  test("hold to safe messaging", () => {
    for (const text of all) {
      expect(text).not.toMatch(/commit|attempt|success|epidemic|!/i);
      expect(text).not.toMatch(/(it|everything) will be (okay|fine|alright)|worse off|selfish|worth living/i);
      expect(text).not.toMatch(/pills?\b|overdose|rope|knife|gun\b|bridge|dose/i);
      expect(text).not.toMatch(/objective|mission|lookout|escape route|order \d/i);
    }
  });

  test("ask directly about suicide, of the person or for somebody else", () => {
    for (const subject of SUBJECTS)
      expect(wordsOf({ level: "explicit", kind: "self", subject }).join(" ")).toContain(
        "Are you thinking about ending your life?",
      );
  });

  test("ask one thing that can be answered yes or no, when there is time to ask", () => {
    for (const risk of risks("explicit")) {
      const questions = answerTo(risk).sentences.filter((sentence) => /\?”?(?= |$)/.test(sentence));
      expect(questions).toHaveLength(1);
    }
  });

  test("name no number themselves: those depend on the country", () => {
    for (const text of all) expect(text).not.toMatch(/\d/);
  });

  test("warn somebody who may be watched, and coach no confrontation", () => {
    for (const risk of inDanger.filter(({ kind }) => kind === "abuse")) {
      expect(answerTo(risk).caution).toMatch(/watched/);
      expect(wordsOf(risk).join(" ")).not.toMatch(/(?<!don't )confront (him|her|them)|stand up to|boundar/i);
    }
  });
});

test("as text, for an API, the emergency numbers come first and no medical answer names a talking line", () => {
  for (const risk of inDanger) {
    const text = answerAsText(risk);
    for (const { number } of EMERGENCY_NUMBERS) expect(text.slice(0, 200)).toContain(number);
    expect(text.includes("988")).toBe(risk.kind === "self" || risk.kind === "others");
    expect(text.includes("1-800-799-7233")).toBe(risk.kind === "abuse");
    expect(text).toMatch(/No plan was made of what you wrote\.$/);
  }
});
