import { expect, test } from "vitest";
import type { EchoMessage } from "../echo.contract.ts";
import type { EchoBrief } from "../echo-brief.ts";
import { type GuidedReply, guidedReply } from "./guided-reply.rules.ts";

const STALL = {
  id: "018f0000-0000-7000-8000-000000000001",
  title: "Open the bakery stall",
  progress: 40,
  dueOn: "2026-11-28",
  nextMilestone: "Order the flour",
};
const BRIEF: EchoBrief = {
  mode: "life",
  session: null,
  objectives: [STALL],
  risks: [],
  lcesGaps: [],
  checkIns: [
    { energy: "Steady", stress: 4, mood: "Neutral", daysAgo: 1 },
    { energy: "Low", stress: 8, mood: "Down", daysAgo: 8 },
  ],
  handover: { whatChanged: "", whatPersists: "Flour", onePriority: "Call the mill", day: "2026-11-21" },
  boundaries: [],
};

function talk(messages: readonly string[], mode: EchoBrief["mode"] = "life"): GuidedReply {
  const history: EchoMessage[] = [];
  let reply: GuidedReply = { text: "", proposals: [] };
  for (const message of messages) {
    const brief = { ...BRIEF, mode };
    reply = guidedReply({
      message,
      history: [...history],
      mode,
      today: "2026-11-22",
      timeZone: "UTC",
      brief,
    });
    history.push({ role: "user", content: message }, { role: "assistant", content: reply.text });
  }
  return reply;
}

test.each([
  [
    [
      "my landlord hasn't fixed the heater for two weeks",
      "give me words to text him, I want it fixed by Friday",
    ],
    /“Hello\. You haven't fixed the heater for two weeks\. I'd like it fixed by Friday\.”/,
  ],
  [["my roommate leaves dirty dishes in the sink", "what do I say to her"], /“Hi\. You leave dirty dishes/],
  [
    ["I need to tell my boss I can't work this Saturday because my kid has a recital", "write me a message"],
    /“Hi\. I can't work this Saturday because my kid has a recital\./,
  ],
  [
    ["what should I say to my sister, she borrowed 300 dollars and hasn't paid it back"],
    /You borrowed 300 dollars and haven't paid it back\. When can you pay it back\?/,
  ],
  [
    ["help me write an email to the internet company, they charged me twice in October"],
    /You charged me twice in October\. Please check it and refund/,
  ],
  [
    ["draft a note to my son's teacher, he'll miss school on Thursday"],
    /“Hello\. My son will miss school on Thursday\./,
  ],
  [
    ["I need a short post for the neighborhood group, my cat Biscuit is missing since Tuesday"],
    /“My cat Biscuit has been missing since Tuesday\. Please message me/,
  ],
  [
    ["write me a message", "to my neighbor, he plays drums at midnight"],
    /“Hi\. You play drums at midnight\./,
  ],
  [["write me a message"], /Who is it for, and what should they know or do\?$/],
])("%j gets words made of what was told", (messages, say) => {
  const { text } = talk(messages);
  expect(text).toMatch(say);
  expect(text).not.toMatch(/\[/);
});

test.each([
  ["what should i do first today", /“Call the mill\.” Then: “Open the bakery stall”.*next “Order the flour”/],
  ["brief me", /“Call the mill\.”.*Still open: “Flour\.”/],
  ["am i doing better or worse than last week", /looks better: 4 of 10.*8 in the seven before/],
  ["I have 120 cards to learn in 8 days, how many a day?", /is 15 a day/],
  ["should i stop paying rent til he fixes it?", /consequences.*tenants' association/],
])("%s is answered at once", (message, answer) => {
  expect(talk([message]).text).toMatch(answer);
});

test("a team out of contact gets tries at set times, nobody alone and a time for the search", () => {
  const lost = "we lost comms with the second team";
  expect(talk([lost], "incident").text).toMatch(/last known position.*Send nobody alone.*search/);
  expect(talk([lost, "should I go up there myself?"], "incident").text).toMatch(/Don't go alone/);
});

test.each([
  [
    ["I should print the price list for the stall", "put it in my plan"],
    ["Print the price list for the stall"],
  ],
  [["Objective: finish the quilt before December 20"], ["Finish the quilt"]],
  [
    ["two things for the stall: order bags and print labels", "add both"],
    ["Order bags", "Print labels"],
  ],
  [["I want to paint the shed by Sunday", "it's not the shed it's the fence"], ["Paint the fence"]],
  [["hey", "save that"], []],
  [["I want to paint the shed by Sunday", "no, it should be Sunday"], []],
  [["I want to paint the shed by Sunday", "take that card away"], []],
])("%j ends with just these cards", (messages, titles) => {
  const { proposals } = talk(messages);
  expect(proposals.map(({ fields }) => ("title" in fields ? fields.title : null))).toEqual(titles);
});

test("a detail that was ruled out brings no list", () => {
  const asked = "my son has a math test tomorrow but what I'm asking about is my own back pain";
  expect(talk([asked]).text).not.toMatch(/old paper/);
});
