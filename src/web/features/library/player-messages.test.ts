import { expect, test } from "vitest";
import { isPlayerError, messagesTo } from "./player-messages.rules.ts";

test.each([
  [JSON.stringify({ event: "onError", info: 100 }), true],
  [{ event: "error", data: { name: "NotFoundError" } }, true],
  [JSON.stringify({ event: "onReady" }), false],
  ["not JSON", false],
  ["null", false],
  [null, false],
  [42, false],
])("%j is an error: %s", (data, isError) => {
  expect(isPlayerError(data)).toBe(isError);
});

test("each provider is asked for its errors", () => {
  expect(messagesTo("youtube").join()).toContain("onError");
  expect(messagesTo("vimeo").join()).toContain("addEventListener");
});
