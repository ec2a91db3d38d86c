import { describe, expect, test } from "vitest";
import { complains, denies, deniesTopic, readingOf } from "./denial.rules.ts";
import { LIBRARY } from "./library.content.ts";

describe("A correction", () => {
  test.each([
    ["no hes not sick. he just wont hear it", "he just wont hear it"],
    ["what?? nobodys sick. im asking about the neighbor", "im asking about the neighbor"],
    ["no im not depressed, just bored", "just bored"],
    ["its solid, not blinking", "its solid"],
    ["it's not my coach, it's my uncle", "it's my uncle"],
    ["its me thats drinking not her", "its me thats drinking"],
    ["what do i say to her. not to him", "what do i say to her."],
    ["you didnt answer. how do i ask for friday off", "how do i ask for friday off"],
    ["Not the food!! My mother in law criticizes my cooking", "My mother in law criticizes my cooking"],
  ])("is read without what it denies: %s", (message, text) => {
    expect(readingOf(message, true).text).toBe(text);
  });

  test.each([
    "No, it isn't safe",
    "im not getting another dog",
    "should i go or not",
    "he does not listen to me",
    "nothing is working yet, the site is down",
    "none of those",
  ])("keeps all of what has nothing else: %s", (message) => {
    expect(readingOf(message, true).text).toBe(message);
  });

  test("denies nothing where nothing was said yet", () => {
    expect(readingOf("im not sick. im just tired", false).text).toBe("im not sick. im just tired");
  });

  test("names what it denies", () => {
    expect([...readingOf("what?? nobodys sick. its the neighbor", true).denied]).toContain("sick");
  });

  test.each([
    ["its me thats drinking not her", "own"],
    ["not her. me", "own"],
    ["im the one who drinks", "own"],
    ["not me, her. i have my job", "others"],
    ["its not my job its hers", "others"],
    ["no not about the shoes. about me yelling", null],
    ["she told me not to call her", null],
    ["it costs me too much", null],
  ])("says whose matter it is: %s", (message, whose) => {
    expect(readingOf(message, true).whose).toBe(whose);
  });

  test("is told from a complaint and from a no", () => {
    expect(complains("thats not what i asked")).toBe(true);
    expect(complains("he never asked me")).toBe(false);
    expect(denies("what? no. my COOK quit")).toBe(true);
    expect(denies("nobody answers the ad")).toBe(true);
    expect(denies("now what")).toBe(false);
  });
});

describe("A topic is left", () => {
  const topicOf = (id: string) => {
    const topic = LIBRARY.topics.find((one) => one.id === id);
    if (!topic) throw new Error(id);
    return topic;
  };
  test.each([
    ["test-anxiety", "it wasn't freezing, the room was just loud"],
    ["test-anxiety", "i don't freeze. i never learned the second half"],
    ["interview-prep", "i already had the interview last week"],
    ["interview-prep", "the interview is over. now i have to tell my old boss"],
  ])("once its matter is denied or behind them, %s: %s", (id, message) => {
    expect(deniesTopic(message, topicOf(id))).toBe(true);
  });

  test.each([
    ["test-anxiety", "yes, i freeze at the first page"],
    ["interview-prep", "the interview is on monday"],
    ["interview-prep", "i'm done with the resume"],
  ])("but not by a word beside it, %s: %s", (id, message) => {
    expect(deniesTopic(message, topicOf(id))).toBe(false);
  });

  test("nor by what those who bring it say themselves", () => {
    for (const topic of LIBRARY.topics) {
      const denying = topic.says.filter((say) => /\bi don'?t [a-z]+$/i.test(say) && deniesTopic(say, topic));
      expect(denying, topic.id).toEqual([]);
    }
  });
});
