import { expect, test } from "vitest";
import { turnWith } from "#tests/support/echo-brief.ts";
import type { EchoMessage } from "../echo.contract.ts";
import { guidedReply } from "./guided-reply.rules.ts";

const reply = (message: string, history: EchoMessage[] = []) => guidedReply(turnWith(message, history));

test.each([
  ["lol ok. add get car battery tested today 4pm to my list pls", /^Get car battery tested/, "2026-11-22"],
  ["put call the bursar on my plan by Tuesday", /^Call the bursar/, "2026-11-24"],
])("a task that is to go on the plan gets a card in their own words: %s", (message, title, dueOn) => {
  const [card] = reply(message).proposals;
  expect(card).toMatchObject({ kind: "objective", fields: { title: expect.stringMatching(title), dueOn } });
});

test("a long story that mentions a prospect is no wish with a date", () => {
  const story =
    "So my boyfriend got offered a job in Denver and he wants an answer from me by friday on whether im coming. ive lived in Ohio my whole life and im literally about to get promoted at the lab. i love him but i feel ambushed";
  expect(reply(story).proposals).toEqual([]);
});

test("good news is met with gladness, also when it is asked for", () => {
  const first = "I am 80 and I just passed my driving renewal, first try, eye test and all!";
  const glad = reply(first).text;
  expect(glad).toMatch(/wonderful|good news|lovely/i);
  const history: EchoMessage[] = [
    { role: "user", content: first },
    { role: "assistant", content: glad },
  ];
  const again = reply("Aren't you going to congratulate an old man?", history).text;
  expect(again).toMatch(/wonderful|good news|lovely/i);
  expect(again).not.toBe(glad);
});

test("water near an outlet comes before the rest of the leak, and is said once", () => {
  const danger = "found the valve. water everywhere tho, near the outlet by the dishwasher";
  const { text } = reply(danger);
  expect(text).toMatch(/keep out of it/);
  const history: EchoMessage[] = [
    { role: "user", content: danger },
    { role: "assistant", content: text },
  ];
  expect(reply("ok breaker is off, water still by the outlet", history).text).not.toBe(text);
});

test("thanks at the end are taken as thanks", () => {
  const history: EchoMessage[] = [
    { role: "user", content: "no heat, 3 kids" },
    { role: "assistant", content: "Call 211 or 311 and ask for the nearest warming center." },
  ];
  const said =
    "sister said we can come. going to pack up the kids. thanks that sentence for the landlord helps";
  expect(reply(said, history).text).toMatch(/welcome|glad/i);
});
