import { expect, test } from "vitest";
import { ECHO_HISTORY_USED, type EchoMessage, echoProposalSchema } from "../echo.contract.ts";
import type { EchoBrief } from "../echo-brief.ts";
import { type GuidedReply, guidedReply } from "./guided-reply.rules.ts";

const MOVE = {
  id: "018f0000-0000-7000-8000-000000000001",
  title: "Move to the new apartment by Friday",
  progress: 30,
  dueOn: "2026-11-30",
  nextMilestone: "Book the van",
};
const BRIEF: EchoBrief = {
  mode: "incident",
  session: null,
  objectives: [
    MOVE,
    { ...MOVE, id: "018f0000-0000-7000-8000-000000000002", title: "Learn Spanish", dueOn: null },
  ],
  risks: [
    { id: "r1", hazard: "Deposit not back in time" },
    { id: "r2", hazard: "The creek floods the road" },
  ],
  lcesGaps: [],
  checkIns: [{ energy: "Low", stress: 8, mood: "Down", daysAgo: 1 }],
  handover: {
    whatChanged: "Keys collected",
    whatPersists: "Boxes not packed",
    onePriority: "Call the van company",
    day: "2026-11-21",
  },
  boundaries: [{ id: "b1", name: "Mom calls", statement: "I call Mom once a day, not more." }],
};

function talk(...messages: readonly string[]): GuidedReply {
  const history: EchoMessage[] = [];
  let reply: GuidedReply = { text: "", proposals: [] };
  for (const message of messages) {
    const shown = { history: history.slice(-ECHO_HISTORY_USED), mode: BRIEF.mode, today: "2026-11-22" };
    reply = guidedReply({ message, ...shown, timeZone: "America/New_York", brief: BRIEF });
    history.push({ role: "user", content: message }, { role: "assistant", content: reply.text });
    const id = "018f0000-0000-7000-8000-00000000000a";
    for (const proposal of reply.proposals)
      expect(echoProposalSchema.safeParse({ ...proposal, id }).error).toBeUndefined();
  }
  return reply;
}

test.each([
  ["how's the moving going?", /“Move to the new apartment.*30 percent, due November 30.*“Book the van\.”/],
  ["which objective should I do first", /“Move to the new apartment.*comes first/],
  ["how have i been this week", /yesterday energy Low, stress 8 of 10, mood Down/],
  ["whats my risk about the deposit", /“Deposit not back in time\.”/],
  ["what did i leave for myself yesterday", /November 21.*“Keys collected\.”.*“Call the van company\.”/],
  ["what was my one priority again", /one priority was “Call the van company\.”/],
  ["what's my boundary with mom", /“I call Mom once a day, not more\.”/],
  ["what is a boundary?", /A boundary is/],
  ["delete the creek risk", /can't change or delete.*Safety/],
])("%s is answered from the plan", (message, answer) => {
  const { text, proposals } = talk(message);
  expect(text).toMatch(answer);
  expect(proposals).toEqual([]);
});

test.each([
  [
    ["add a lookout: Jo texts when the creek rises"],
    { kind: "lookout", title: "Jo texts when the creek rises" },
  ],
  [["I want Jo as a lookout"], { kind: "lookout", title: "Jo" }],
  [
    ["when the creek hits the post we go to my brother's, put that as the escape route"],
    { kind: "escape-route", title: "When the creek hits the post we go to my brother's" },
  ],
  [["could I do a boundary too, no new work on credit"], { statement: "No new work on credit." }],
  [["put that in as a milestone for the move: order boxes"], { objectiveId: MOVE.id, title: "Order boxes" }],
  [["log a check-in: energy 3/10, stress eight, mood crap"], { energy: "Low", stress: 8, mood: "Down" }],
  [
    ["check-in: low energy, mood ok", "like 6", "no, stress is 7"],
    { energy: "Low", stress: 7, mood: "Neutral" },
  ],
  [["energy 5 stress 3 mood up", "change it to 8"], { energy: "Steady", stress: 8, mood: "Up" }],
  [["I want to lose 10 pounds by March", "make it April 1 instead"], { dueOn: "2027-04-01" }],
])("%s makes a card of just that", (messages, fields) => {
  expect(talk(...messages).proposals).toEqual([
    expect.objectContaining({ fields: expect.objectContaining(fields) }),
  ]);
});

test("Echo says what is saved and what isn't, and makes no card of a question", () => {
  const said = ["add a lookout: Jo", "did you save it or not"];
  expect(talk(...said).text).toMatch(/nothing is saved yet.*“Jo” stands on the card.*tap Add/);
  for (const message of ["yes but did you SAVE mine", "no that's the wrong one", "can you even read"])
    expect(talk(...said, message).proposals).toEqual([]);
});
