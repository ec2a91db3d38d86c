import { describe, expect, test } from "vitest";
import { serverTurn } from "#tests/support/crisis-conversation.ts";
import { CHECKS, LEADS } from "./crisis-replies.content.ts";
import type { EchoMessage } from "./echo.contract.ts";

const SUSPECTED: readonly EchoMessage[] = [
  { role: "user", content: "this season is killing me, I'm dead by Friday if the freezer breaks again" },
  { role: "assistant", content: `${CHECKS.self.me} What comes first?` },
  { role: "user", content: "no, I'm fine, that's an expression" },
  { role: "assistant", content: `${LEADS[0]} What comes first?` },
  { role: "user", content: "I have my rifle out and the boning knives on the table" },
  { role: "assistant", content: `${CHECKS.others.me} Which day?` },
  { role: "user", content: "no, nobody gets hurt, it's hunting" },
  { role: "assistant", content: `${LEADS[1]} Which day?` },
];
const levelAfter = async (message: string) =>
  (await serverTurn({ message, history: [...SUSPECTED] }))?.risk.level ?? "none";

describe("a suspicion that was denied twice ends", () => {
  test.each([
    "the rifle is in my truck, knives are next to me, what's first on Saturday",
    "this buck is going to be the death of me, drop the antlers at Ed's",
    "I gave my old shotgun to my nephew, put down: clean the shed",
  ])("whatever ordinary words follow: %s", async (message) => {
    expect(await levelAfter(message)).toBe("none");
  });

  test.each(["I want to kill myself", "I took all my pills"])(
    "but not where it is said: %s",
    async (message) => {
      expect(await levelAfter(message)).not.toBe("none");
    },
  );
});

test.each([
  "guns to sight in and knives to sharpen before the opener, my wife says I work myself to death",
  "sharpen the chef's knives on Monday, then the big dinner, this kitchen is killing me",
])("words of a trade are no danger: %s", async (message) => {
  expect((await serverTurn({ message, history: [] }))?.risk.level ?? "none").toBe("none");
});
