import { expect, test } from "vitest";
import { EMPTY_BRIEF, turnWith } from "#tests/support/echo-brief.ts";
import type { EchoBrief } from "../echo-brief.ts";
import type { LibraryReply } from "../library-reply.ts";
import { guidedReply } from "./guided-reply.rules.ts";

const BRIEF: EchoBrief = {
  ...EMPTY_BRIEF,
  objectives: [
    {
      id: "o1",
      title: "Finish the nursing prerequisites",
      progress: 60,
      dueOn: "2026-12-18",
      nextMilestone: "Anatomy final",
    },
  ],
  risks: [{ id: "r1", hazard: "Landlord keeps the deposit" }],
  boundaries: [{ id: "b1", name: "Sunday", statement: "I don't babysit on Sundays." }],
  lcesGaps: ["comms"],
  handover: { whatChanged: "", whatPersists: "", onePriority: "Test the payroll export", day: "2026-11-21" },
};
const LIBRARY: LibraryReply = {
  kind: "reply",
  text: "Start with what is due first.",
  step: null,
  isAgreed: false,
  suggestions: [],
  isChosen: false,
};
const reply = (message: string, library: LibraryReply | null = LIBRARY, brief = BRIEF) =>
  guidedReply({ ...turnWith(message), brief }, library).text;

test.each([
  [
    "my anatomy final is in nine days and i work nights",
    /“Finish the nursing prerequisites” \(60 percent, due December 18\)\. Its next step is “Anatomy final\.”/,
  ],
  ["the landlord wants to keep our whole deposit", /“Landlord keeps the deposit\.”/],
  ["payroll export fails and it is due tonight", /“Test the payroll export\.”/],
  ["a snowstorm is coming on wednesday and the pantry is empty", /nothing yet under communications/],
])("what the plan has about it is named, before the advice: %s", (message, named) => {
  expect(reply(message)).toMatch(named);
  expect(reply(message)).toMatch(/Start with what is due first\.$/);
  expect(reply(message, null)).toMatch(named);
});

test("what the plan has nothing about is answered without it", () => {
  expect(reply("my neighbor's dog barks all night")).toBe(LIBRARY.text);
});

test("what isn't understood is asked about by the person it begins with", () => {
  expect(reply("my roommate is weird about the couch", null)).toMatch(/with your roommate: words to say/);
  expect(reply("my daughter put this on my phone and here i am", null)).not.toMatch(/with your daughter/);
});

test("'what do i do' about something else asks nothing of the plan", () => {
  const history = [
    { role: "user", content: "my friend is mad about the bridesmaid thing" },
    { role: "assistant", content: "Which part?" },
  ] as const;
  const turn = { ...turnWith("she wont talk to me. what do i do", history), brief: BRIEF };
  expect(guidedReply(turn, null).text).not.toMatch(/nursing|payroll/);
});

test.each(["Words to say to somebody", "A first step", "Getting it off my chest"])(
  "a button of that question has an answer: %s",
  (message) => {
    const asked = reply("my roommate is weird about the couch", null);
    const history = [
      { role: "user", content: "my roommate is weird about the couch" },
      { role: "assistant", content: asked },
    ] as const;
    expect(guidedReply(turnWith(message, history), null).text).toMatch(
      /Who is it for|one person or office|no plan and no advice/,
    );
  },
);

test("handing over keys is no handover", () => {
  expect(reply("what should i do before we hand over the keys")).toBe(LIBRARY.text);
});
