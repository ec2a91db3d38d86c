import { describe, expect, test } from "vitest";
import type { Topic } from "./entries.rules.ts";
import {
  chosenOf,
  offeredIn,
  offerOf,
  SOMETHING_ELSE,
  suggestedAfter,
  suggestedBranch,
} from "./suggestions.rules.ts";

const topic = (label: string): Topic => ({
  id: label.replaceAll(" ", "-"),
  kind: "topic",
  label,
  says: [],
  reply: "",
  // biome-ignore lint/suspicious/noThenProperty: a field of the library's files
  then: [
    { suggestion: "What do I say?", if: [], reply: "Say it." },
    { if: [], reply: "Nobody is led here." },
    { suggestion: "I can't pay.", if: [], reply: "Ask for time." },
  ],
  otherwise: [],
  close: "",
  step: null,
});
const REVIEW = topic("a bad review online");
const REFUND = topic("a customer who wants a refund");
const RENT = topic("rent that goes up");
const OTHERS = [topic("a bad review"), topic("rent")];

describe("An offer", () => {
  const offer = offerOf([REVIEW, REFUND, RENT], 0);

  test("names the topics in a question and as suggestions, with a way out", () => {
    expect(offer?.text).toMatch(
      /a bad review online, a customer who wants a refund, or rent that goes up\?$/,
    );
    expect(offer?.suggestions).toEqual([
      "A bad review online",
      "A customer who wants a refund",
      "Rent that goes up",
      SOMETHING_ELSE,
    ]);
    expect(offerOf([], 0)).toBeNull();
  });

  test.each([0, 1, 2, 3])("is read again from its own words, in their order (%i)", (place) => {
    const topics = [RENT, REVIEW];
    const { text } = offerOf(topics, place) ?? { text: "" };
    expect(offeredIn(`I'm sorry. ${text}`, [REVIEW, REFUND, RENT, ...OTHERS])).toEqual(topics);
    expect(offeredIn(offerOf([REVIEW], place)?.text ?? "", [REVIEW, ...OTHERS])).toEqual([REVIEW]);
  });

  test("was none where nothing was asked", () => {
    expect(offeredIn("Answer a bad review online within a day.", [REVIEW])).toEqual([]);
  });

  test.each([
    ["A bad review online", REVIEW],
    ["a bad review online.", REVIEW],
    ["it's the review", REVIEW],
    ["2", REFUND],
    ["the second one", REFUND],
    ["the last", RENT],
    ["Something else", "none"],
    ["none of those", "none"],
    ["no", "none"],
    ["no one at work ever asks me how I am and I can't stand it", null],
    ["I want to talk about my sister", null],
  ])("is answered by %s", (message, chosen) => {
    expect(chosenOf(message, [REVIEW, REFUND, RENT])).toEqual(chosen);
  });

  test("of one topic is answered by yes; of two, yes says nothing", () => {
    expect(chosenOf("yes", [RENT])).toBe(RENT);
    expect(chosenOf("yes", [RENT, REVIEW])).toBeNull();
  });
});

describe("Suggestions after a reply", () => {
  test("are those of the branches that weren't said yet", () => {
    const first = { isNew: () => true, isAnswered: false };
    expect(suggestedAfter(RENT, first)).toEqual(["What do I say?", "I can't pay."]);
    expect(suggestedAfter(RENT, { ...first, isNew: (text) => text !== "Say it." })).toEqual(["I can't pay."]);
  });

  test("are only questions once the topic's question was answered", () => {
    const asked: Topic = {
      ...RENT,
      // biome-ignore lint/suspicious/noThenProperty: a field of the library's files
      then: [
        { suggestion: "Yes, it's off", if: [], reply: "Good." },
        { suggestion: "No, it's still coming", if: [], reply: "Find the valve." },
        { suggestion: "Who pays for it?", if: [], reply: "Ask." },
      ],
    };
    const first = { isNew: () => true, isAnswered: false };
    expect(suggestedAfter(asked, first)).toHaveLength(3);
    expect(suggestedAfter(asked, { ...first, isAnswered: true })).toEqual(["Who pays for it?"]);
  });

  test("lead to their branch word for word, and nowhere else", () => {
    expect(suggestedBranch("what do I say", RENT)).toBe(0);
    expect(suggestedBranch("I can't pay.", RENT)).toBe(2);
    expect(suggestedBranch("I can't pay on Friday", RENT)).toBe(-1);
  });
});
