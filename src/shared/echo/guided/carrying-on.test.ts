import { expect, test } from "vitest";
import { CARRY_ON } from "../crisis-replies.content.ts";
import type { CrisisTurn } from "../crisis-turn.rules.ts";
import type { EchoMessage } from "../echo.contract.ts";
import { carriedOn } from "./carrying-on.rules.ts";

const cleared: CrisisTurn = {
  risk: { level: "none", kind: null, subject: null },
  text: `I read too much into that. ${CARRY_ON}`,
  lead: null,
  message: "It's none of that. Nobody is in danger.",
  suggestions: [],
};
const HISTORY: EchoMessage[] = [
  { role: "user", content: "she slammed the door because I took her phone" },
  { role: "assistant", content: "Is it about screens?" },
  { role: "user", content: "no nobody hurts anybody. she's just mad about the phone" },
  { role: "assistant", content: "What have you seen or heard?" },
];

test("after a cleared alarm, the message that told of the matter is answered", () => {
  const resumed = carriedOn(cleared, HISTORY);
  expect(resumed?.crisis).toMatchObject({
    text: null,
    lead: cleared.text,
    message: expect.stringContaining("she's just mad about the phone"),
  });
  expect(resumed?.history).toEqual(HISTORY.slice(0, 2));
});

test("nothing is carried on without a matter, or while an alarm stands", () => {
  expect(carriedOn(cleared, [{ role: "user", content: "no" }])).toBeNull();
  expect(carriedOn({ ...cleared, text: "Please reach one person now." }, HISTORY)).toBeNull();
});
