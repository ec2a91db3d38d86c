import { beforeAll, describe, expect, test } from "vitest";
import type { EchoMessage } from "#shared/echo/echo.contract.ts";
import { LIBRARY } from "./library.content.ts";
import { createLibrary } from "./library.service.ts";
import { reader } from "./told.rules.ts";

const library = createLibrary();
const read = reader(LIBRARY);
beforeAll(library.warmUp, 30_000);

/** What the library answers to each message, and the entry that it is from. */
async function talk(...messages: readonly string[]) {
  const history: EchoMessage[] = [];
  const heard: { text: string; entry: string | undefined }[] = [];
  for (const message of messages) {
    const reply = await library.ask({ message, history: [...history], mode: "life" });
    const text = reply?.text ?? "";
    heard.push({ text, entry: read(text)?.entry.id });
    history.push({ role: "user", content: message }, { role: "assistant", content: text || "All right." });
  }
  return heard;
}
const last = async (...messages: readonly string[]) => (await talk(...messages)).at(-1);

test.each([
  ["my boss hands me files at ten to five and then i miss my bus", "work-at-closing-time"],
  ["two offers on the table, one is close by and one pays way more", "two-job-offers"],
  ["how do i tell my wife im still smoking when she thinks i stopped", "tell-partner-habit"],
  ["my daughter is on her phone in bed until 3 and cant get up for school", "teen-phone-at-night"],
  ["my grown daughter hung up on me after i gave her advice, how do i fix it", "quarrel-adult-child"],
  ["driving from oregon to georgia with two cats and a rental truck", "long-distance-move"],
  ["i know everything at home and then in the test my head is empty", "test-anxiety"],
  ["how do i make this app stop sending notifications", "app-reminders"],
])("an everyday matter is known: %s", async (message, entry) => {
  expect((await last(message))?.entry).toBe(entry);
});

describe("A message in the middle of a topic", () => {
  test("is answered by what it is about, not by what comes next", async () => {
    const offers = await talk(
      "got 2 job offers and have to answer by friday. one pays more but its an hour away",
      "how do i turn the other one down nicely",
    );
    expect(offers[1]?.text).toMatch(/Thank you for the offer/);
    const move = await talk(
      "moving from ohio to tampa in 5 weeks and havent packed",
      "its 1000 miles with the dog in the car. any tips for him",
    );
    expect(move[1]?.text).toMatch(/See the vet/);
  });

  test("may go back to a topic that was left", async () => {
    const heard = await talk(
      "how do i tell my girlfriend i lied about quitting vaping",
      "i want to quit vaping for real this time, what works",
      "she hates smoking because her dad died of it and shes gonna be mad about the vaping",
    );
    expect(heard[2]?.entry).toBe("tell-partner-habit");
  });

  test("that asks for words to say gets those that the topic has", async () => {
    const reply = await last(
      "my boss keeps giving me extra work right before closing",
      "what do i say to her",
    );
    expect(reply?.text).toMatch(/Pick a calm hour, not closing time: “/);
  });
});

test("a menu's topic is chosen by how its name begins, with more behind it", async () => {
  const [menu, chosen] = await talk(
    "my mom has dementia and im the only one of 4 kids doing anything. also work full time",
    "being worn out. my brother lives 20 min away and never comes",
  );
  expect(menu?.text).toMatch(/being worn out by caring for others/);
  expect(chosen?.entry).toBe("caregiver-fatigue");
});

test("a button from before may be sent later, at the end of a message", async () => {
  const heard = await talk(
    "I want to quit vaping. tried twice already this year",
    "i can't skip my friend's wedding on the 21st tho. what do i do there",
    "no im good, wedding's covered. patches or gum?",
  );
  expect(heard[2]).toMatchObject({ entry: "quit-smoking", text: expect.stringMatching(/The patch gives/) });
});
