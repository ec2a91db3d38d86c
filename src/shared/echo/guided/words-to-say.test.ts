import { expect, test } from "vitest";
import { turnWith } from "#tests/support/echo-brief.ts";
import { guidedReply } from "./guided-reply.rules.ts";

const reply = (message: string) => guidedReply(turnWith(message)).text;

test.each([
  [
    "How do I ask Mrs. Alvarez to drive me to the hospital on December 9?",
    "“Mrs. Alvarez, could you drive me to the hospital on December 9? I'd be grateful.”",
  ],
  [
    "how do i ask marisol to take an extra house tomorrow",
    "“Could you take an extra house tomorrow? I'd be grateful.”",
  ],
  [
    "how do i ask my manager not to schedule me to open the morning after i close",
    "“Could you please not schedule me to open the morning after I close? I'd be grateful.”",
  ],
  ["how do I tell them the prices go up 10% on January 2nd?", "“Our prices go up 10% on January 2nd.”"],
  ["the shift. how do i tell him i take it back", "“I take it back.”"],
  [
    "how do i ask my supervisor to leave an hour early on monday",
    "“Could I leave an hour early on Monday? I'd be grateful.”",
  ],
  ["how do i tell my mom i failed", "“Mom, I failed.”"],
  [
    "How do I tell my son he can stay three months if he pays $300 a month?",
    "“You can stay three months if you pay $300 a month.”",
  ],
  [
    "How do I tell my wife I don't want our son back without a limit on it?",
    "“I don't want our son back without a limit on it.”",
  ],
  [
    "how do i ask the hotel for the money without sounding desperate",
    "“Could I have the money? I'd be grateful.”",
  ],
  ["how do i say to her you have to be here at 9", "“I need you to be here at 9.”"],
  ["how do i tell my sister she doesn't need to come", "“You don't need to come.”"],
  ["how do i tell my husband i worry about his drinking", "“I worry about your drinking.”"],
  ["ok how do i tell him im hurt without starting a fight", "“I'm hurt.”"],
  [
    "nothing hit her. how do i tell my wife im not mad at her im just tired when i get home",
    "“I'm not mad at you I'm just tired when I get home.”",
  ],
  [
    "how do i tell my husband his mom can stay 4 days and he has to ask me first",
    "“Your mom can stay 4 days and you have to ask me first.”",
  ],
  ["how do i tell the catering lady i cant do her order today", "“I can't do your order today.”"],
  [
    "how do i tell my wife that i am afraid, no space for her mother",
    "“I am afraid, no space for your mother.”",
  ],
  ["how do i ask Lena if she is mad at me", "“Lena, are you mad at me?”"],
  ["how do I ask my neighbor whether he wants to share the fence", "“Do you want to share the fence?”"],
  ["how do i ask my brother to bring his truck", "“Could you bring your truck? I'd be grateful.”"],
])("words that are plainly there become the sentence: %s", (message, said) => {
  expect(reply(message).startsWith(said)).toBe(true);
});

test.each([
  "how do i ask my brother to bring her",
  "how do i tell the teacher my son lost his book and she lost hers",
  "how do i tell my boss about the leak",
  "how do i tell my daughter he is not her father",
  "how do i tell him i will kill him",
  "how do i ask her to get me a gun",
])("what is unsure or does harm is not put into words: %s", (message) => {
  expect(reply(message)).not.toMatch(/^“/);
});

test.each([
  "ok say it like this: can you keep him inside till 8, i work nights. ok?",
  "I would say: I think we'll stay home this year?",
  "i'm gonna say \"Dale you dented my truck and I'd like you to own up to it\". how's that sound",
])("a sentence of their own is good enough to say: %s", (message) => {
  expect(reply(message)).toMatch(/that works|good as it stands/i);
});

test.each([
  "i'll text him: you are an idiot and i hate you. ok?",
  "i'll write them: take care of the dog and forgive me. ok?",
])("no sentence is called good that insults or takes leave: %s", (message) => {
  expect(reply(message)).not.toMatch(/that works|good as it stands/i);
});
