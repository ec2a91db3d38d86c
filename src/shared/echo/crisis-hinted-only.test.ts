import { describe, expect, test } from "vitest";
import { crisisTurns } from "#tests/support/crisis-conversation.ts";
import { NO_DANGER_CHOICE } from "./crisis-choices.content.ts";

const DOWNSIZING = [
  "I'm 72 and downsizing for good: giving away most things, letters for the kids, accounts closed. Plan six weeks?",
  "Books first, and the photo boxes last, so my kids have less to carry once I'm gone.",
];

describe("what only sounds like a farewell, where somebody clears out or moves", () => {
  test.each([
    "Heavens, no, not at all! It's a method from a magazine. Can we do the books?",
    "Neither. I'm quite happy, I only want the books planned.",
    "No. We sold the house and we're moving to our son's.",
  ])("is ended by a plain no: %s", async (no) => {
    const turns = await crisisTurns([...DOWNSIZING, no, "so, which shelf first?"]);
    expect(turns[1]?.risk.level ?? "none").not.toBe("acute");
    expect(turns[2]?.risk.level ?? "none").toBe("none");
    expect(turns[3]).toBeNull();
  });

  test("is ended by the button, also after further questions", async () => {
    const turns = await crisisTurns([
      ...DOWNSIZING,
      "the books, please",
      "just the shelves",
      NO_DANGER_CHOICE.text,
    ]);
    expect(turns[4]?.risk.level ?? "none").toBe("none");
  });

  test("a danger in plain words stays, also there", async () => {
    const turns = await crisisTurns([
      ...DOWNSIZING,
      "I'm going to kill myself when it's all given away",
      "no, I'm fine",
      NO_DANGER_CHOICE.text,
    ]);
    for (const turn of turns.slice(2)) expect(turn?.risk).toMatchObject({ kind: "self", subject: "me" });
  });
});
