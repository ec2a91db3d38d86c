import { describe, expect, test } from "vitest";
import { crisisTurns } from "#tests/support/crisis-conversation.ts";

const COMPANY = /safe grown-ups, and let them come|Are you with a safe grown-up/;

describe("a relative who was named as the one who does harm", () => {
  test.each([
    ["my uncle touches me when he babysits and i dont want it. im 9", "uncle is here now"],
    ["im 11 and grandma hits me with the spoon when mom works", "i am with grandma in the kitchen"],
    ["my stepdad hits me. i am 10", "my stepdad is home"],
  ])("is no company: %s / %s", async (told, near) => {
    const turns = await crisisTurns([told, "mom is at work", near]);
    expect(turns.at(-1)?.risk).toMatchObject({ level: "acute", kind: "abuse", subject: "me" });
    expect(turns.at(-1)?.text).not.toMatch(/Stay close to safe grown-ups/);
  });

  test("who is told of it, is", async () => {
    const turns = await crisisTurns(["im 9. grandma knows my uncle touches me", "i am with grandma now"]);
    expect(turns.at(-1)?.risk.level).not.toBe("acute");
  });

  test("and another relative still is", async () => {
    const turns = await crisisTurns([
      "my uncle touches me when he babysits and i dont want it. im 9",
      "i am with grandma now, she believes me",
    ]);
    expect(turns.at(-1)?.risk.level).not.toBe("acute");
  });

  test("who asks what is being written: the child may close it", async () => {
    const turns = await crisisTurns([
      "grandpa plays a secret game with me and i dont like it. im 8",
      "grandpa asks what are you typing",
    ]);
    expect(turns.at(-1)?.text).toMatch(/^Close this now/);
    expect(turns.at(-1)?.text).not.toMatch(COMPANY);
  });
});

describe("getting even", () => {
  test("is asked about as a threat, not as a wish to die", async () => {
    const [first, next] = await crisisTurns([
      "plan my week. i keep imagining his face when i walk in there and get even",
      "i'm not the one who's going to be hurt",
    ]);
    expect(first?.risk).toMatchObject({ kind: "others", subject: "me" });
    expect(next?.text).not.toMatch(/killing yourself/);
    expect(next?.risk).toMatchObject({ level: "explicit", kind: "others", subject: "me" });
  });
});
