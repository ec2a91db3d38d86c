import { describe, expect, test } from "vitest";
import { turnWith } from "#tests/support/echo-brief.ts";
import { certainReply } from "./guided-reply.rules.ts";
import { SUPPORT } from "./support.content.ts";

const isConsoled = (message: string) => {
  const reply = certainReply(turnWith(message), null);
  return SUPPORT.grief.some((words) => reply?.text.startsWith(words));
};

const namesHotline = (message: string) =>
  certainReply(turnWith(message), null)?.text.includes("1-800-799-7233") ?? false;

describe("Violence is met first, too", () => {
  test.each([
    "he never hit me before last night",
    "he promised he would never hit me again",
    "he doesn't hit me if i just listen",
    "she's never hit me but she locked me in the garage",
    "my boyfriend shoved me when dinner was late",
  ])("%s", (message) => expect(namesHotline(message)).toBe(true));

  test.each([
    "no its not scary, shes never hit me or anything we just bicker",
    "he didn't hurt me, he's just loud",
  ])("but not where it was never done: %s", (message) => expect(namesHotline(message)).toBe(false));
});

describe("A loss is met before anything is chosen", () => {
  test.each(["My wife passed in March. The house is so quiet in the evenings", "my dad died on Tuesday"])(
    "%s",
    (message) => expect(isConsoled(message)).toBe(true),
  );

  test.each(["I need a plan for the garage", "my boss passed me over for the promotion"])(
    "but %s",
    (message) => expect(isConsoled(message)).toBe(false),
  );
});
