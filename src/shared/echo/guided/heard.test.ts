import { describe, expect, test } from "vitest";
import { turnWith } from "#tests/support/echo-brief.ts";
import type { EchoMessage } from "../echo.contract.ts";
import type { LibraryReply } from "../library-reply.ts";
import { guidedReply } from "./guided-reply.rules.ts";

/** What is said to each message, where the library knows nothing. */
function repliesTo(...messages: readonly string[]): string[] {
  const history: EchoMessage[] = [];
  return messages.map((message) => {
    const { text } = guidedReply(turnWith(message, [...history]));
    history.push({ role: "user", content: message }, { role: "assistant", content: text });
    return text;
  });
}
const following = (reply: string, message: string, library: LibraryReply | null = null) =>
  guidedReply(
    turnWith(message, [
      { role: "user", content: "it's about the choir" },
      { role: "assistant", content: reply },
    ]),
    library,
  );

describe("Where the matter isn't known", () => {
  test.each([
    ["i'm so nervous about the audition", /nervous/],
    ["i am exhausted and it's only tuesday", /worn out/],
    ["im so behind on everything, laundry, bills, emails", /a lot/],
    ["honestly i feel guilty about the whole thing", /sorry you're carrying/],
  ])("a feeling is taken up before anything is asked, and never made an aim: %s", (message, heard) => {
    const { text, suggestions } = following("All right.", message);
    expect(text).toMatch(heard);
    expect(text).not.toMatch(/let that be the aim/i);
    expect(suggestions).toContain("Words to say to somebody");
  });

  test("somebody else's feeling is not taken for theirs", () => {
    expect(following("All right.", "the director is mad at the altos").text).not.toMatch(/makes you angry/);
  });

  test("a way to help counts as chosen however it is typed", () => {
    const { text } = following(
      "What would help most right now: words to say to somebody, a first step, or getting it off your chest?",
      "words to say to somebody.",
    );
    expect(text).toMatch(/^Who is it for/);
  });

  test("words that are wanted are asked about, and then there", () => {
    const [asked, said] = repliesTo(
      "my coworker naps in the break room. what do i say",
      "wake up before one",
    );
    expect(asked).toMatch(/Let's find words for your coworker/);
    expect(said).toMatch(/^“Could you wake up before one\?/);
  });

  test("a wish to ask somebody becomes the words", () => {
    expect(following("All right.", "i want to ask him for one song at christmas").text).toMatch(
      /^“Could I have one song at Christmas\?/,
    );
    expect(following("All right.", "words to ask him to take mom on saturdays. its my brother").text).toMatch(
      /take Mom on Saturdays/,
    );
  });

  test("what somebody else is to do is no aim of theirs", () => {
    const { text, proposals } = following("All right.", "he owes me 1100 since august. i want him to pay me");
    expect(text).not.toMatch(/aim|you want to pay/i);
    expect(proposals).toEqual([]);
  });
});

describe("Good news and thanks", () => {
  const further: LibraryReply = {
    kind: "branch",
    text: "Call the other one this week.",
    step: null,
    isAgreed: false,
    suggestions: [],
    isChosen: false,
  };
  test("come first, and then the rest of the message is answered", () => {
    const news = following(
      "Call the bank.",
      "they lowered the rate! what about the other card",
      further,
    ).text;
    expect(news).toMatch(/^(?:That's good news|Good, I'm glad).* Call the other one/);
    const thanks = following("Call the bank.", "that's helpful. and the other card?", further).text;
    expect(thanks).toMatch(/^(?:Glad that helped|You're welcome)\. Call the other one/);
  });
  test("are not heard in irony", () => {
    expect(following("Call the bank.", "thanks for nothing. what about the other card", further).text).toBe(
      further.text,
    );
  });
});

describe("The app's own words in another sense", () => {
  test("reminders that are to stop begin no check-in", () => {
    const { text } = following("All right.", "how do i turn off the check in reminders? they go off at work");
    expect(text).not.toMatch(/energy/i);
  });
  test("a check-in for later is not begun now", () => {
    const [first, second] = repliesTo("add a check in for me at 9pm after work", "9pm please not now");
    expect(first).toMatch(/^Not now, then\. I can't start one later/);
    expect(second).not.toMatch(/energy|stress/i);
  });
  test("the end of the day as a time begins no handover", () => {
    expect(repliesTo("my boss gives me too much work at the end of the day")[0]).not.toMatch(/close the day/);
  });
});

test("a loss of somebody else's, years ago, is not met as fresh grief", () => {
  const { text } = following("All right.", "she hates smoking bc her dad died of it. shes gonna be mad");
  expect(text).not.toMatch(/nothing you have to plan/);
});
