import { describe, expect, test } from "vitest";
import { turnWith } from "#tests/support/echo-brief.ts";
import { certainReply } from "./guided-reply.rules.ts";
import { SUPPORT } from "./support.content.ts";

const isConsoled = (message: string) => {
  const reply = certainReply(turnWith(message), null);
  return SUPPORT.grief.some((words) => reply?.text.startsWith(words));
};

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
