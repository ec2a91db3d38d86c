import { expect, test } from "vitest";
import { EMPTY_BRIEF } from "#tests/support/echo-brief.ts";
import type { EchoMessage } from "../echo.contract.ts";
import { guidedReply } from "./guided-reply.rules.ts";

/** What is said to each message of somebody who has lost a husband. */
function repliesTo(...messages: readonly string[]): string[] {
  const history: EchoMessage[] = [];
  return ["My husband died in March and I miss him.", ...messages].map((message) => {
    const { text } = guidedReply({
      message,
      history: [...history],
      mode: "life",
      today: "2026-11-22",
      timeZone: "UTC",
      brief: EMPTY_BRIEF,
    });
    history.push({ role: "user", content: message }, { role: "assistant", content: text });
    return text;
  });
}

test("who grieves is listened to, and nothing they tell becomes an aim", () => {
  const replies = repliesTo(
    "I set two plates tonight by mistake.",
    "He made terrible coffee. I only wanted to talk about him a little.",
  );
  for (const reply of replies) expect(reply).not.toMatch(/aim|next day|first step|advice/i);
  expect(new Set(replies).size).toBe(replies.length);
});

test("whether it is normal gets an answer", () => {
  const replies = repliesTo("Nothing has to wait.", "I cried over his plate. Is that normal after this long");
  expect(replies.at(-1)).toMatch(/^Yes\. Missing someone has no right length/);
});
