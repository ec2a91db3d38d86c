import { describe, expect, test } from "vitest";
import { choose } from "./choose.rules.ts";
import type { Move, Topic } from "./entries.rules.ts";
import type { Match } from "./find.rules.ts";
import type { Talk } from "./hearing.rules.ts";
import type { Told } from "./told.rules.ts";

const topic = (name: string, ...further: Topic["then"]): Topic => ({
  id: name,
  kind: "topic",
  label: `the ${name}`,
  says: [],
  reply: `About the ${name}.`,
  // biome-ignore lint/suspicious/noThenProperty: a field of the library's files
  then: [
    { suggestion: `Is the ${name} broken?`, if: [], reply: `The ${name} is broken.` },
    { suggestion: "It's old", if: [], reply: `Say “the ${name} is old.”` },
    ...further,
  ],
  otherwise: [`More of the ${name}.`],
  close: `That's the ${name}.`,
  step: `Mend the ${name}`,
});
const move = (id: string): Move => ({ id, kind: "move", says: [], replies: [`${id}, once.`] });
const CAR = topic("car");
const ROOF = topic("roof");
const LEASE = topic("lease");
const MOVES = ["what-do-i-say", "why-question", "not-about-that", "hello"].map(move);
const HELLO = MOVES[3] as Move;
const COMPLAINT = MOVES[2] as Move;

const match = <Entry>(entry: Entry, chance: number, branch = -1): Match<Entry> => ({
  entry,
  branch,
  chance,
  score: 0,
});
const said = (entry: Topic, part: Told["part"] = "reply", text = entry.reply): Told => ({
  entry,
  part,
  place: 0,
  text,
});

type Standing = Partial<Talk["standing"]>;
interface Case extends Partial<Omit<Talk, "found" | "standing" | "moves">>, Partial<Talk["found"]> {
  standing?: Standing;
}
/** While the car is being talked about. */
const OF_CAR: Standing = { active: CAR, told: [said(CAR)] };

function talk({ standing, topics = [], branches = [], moves = [], near = 0.5, ...rest }: Case): Talk {
  const message = rest.message ?? "the wheel fell off on the bridge";
  return {
    message,
    text: message,
    isFollowing: false,
    isCorrection: false,
    moves: new Map(MOVES.map((one) => [one.id, one])),
    known: [],
    isRuledOut: () => false,
    ...rest,
    found: { topics, branches, moves, near },
    standing: {
      active: null,
      told: [],
      isCorrected: false,
      ended: new Set(),
      denied: new Set(),
      offered: [],
      everOffered: new Set(),
      offersMade: 0,
      isAskedEnough: false,
      ...standing,
    },
  };
}
const ASKS_WHAT_HELPS = /^(?:Thank you|I hear you).*Which (?:of these|part)/;
const reply = (one: Case) => choose(talk(one));
const textOf = (one: Case) => reply(one)?.text ?? null;
const likely = (chance: number) => [match(CAR, chance), match(ROOF, chance / 2)];

describe("A menu", () => {
  const offered = [CAR, ROOF];
  test("is answered by a topic's name, or by none", () => {
    expect(textOf({ message: "the roof", standing: { offered } })).toBe(ROOF.reply);
    expect(textOf({ message: "Something else", standing: { offered } })).toMatch(/^Then tell me/);
  });
  test("is answered in other words, where one of its topics is near", () => {
    expect(textOf({ topics: [match(LEASE, 0.2), match(ROOF, 0.15)], standing: { offered } })).toBe(
      ROOF.reply,
    );
  });
  test("is not answered by what goes on without a subject of its own", () => {
    const going: Case = { message: "it was on sunday", isFollowing: true, standing: { offered } };
    expect(textOf({ ...going, topics: [match(LEASE, 0.2)] })).not.toBe(CAR.reply);
  });
  test("needs two plausible topics, and a message that tells enough", () => {
    expect(textOf({ topics: likely(0.2) })).toMatch(/Is it about the car or the roof\?$/);
    expect(textOf({ topics: [match(CAR, 0.2)] })).toBeNull();
    expect(textOf({ topics: likely(0.1) })).toBeNull();
    expect(textOf({ message: "so tired", topics: likely(0.2) })).toBeNull();
    expect(textOf({ topics: [match(CAR, 0.28), match(ROOF, 0.08)] })).toBeNull();
  });
  test("is not followed by another for whoever says no to it", () => {
    const topics = [match(LEASE, 0.2), match(ROOF, 0.15)];
    const standing = { offered: [CAR] };
    expect(textOf({ message: "what? no. my cook quit", topics, standing })).toBeNull();
  });
  test("is shown only before anything was answered", () => {
    const first: Case = { topics: [match(ROOF, 0.2), match(LEASE, 0.15)], near: 0.1 };
    expect(textOf(first)).toMatch(/Is it about/);
    expect(textOf({ ...first, standing: OF_CAR }) ?? "").not.toMatch(/Is it about/);
  });
});

describe("A topic", () => {
  test("is answered when it is likely, later in a conversation only when it is likelier", () => {
    expect(textOf({ topics: [match(CAR, 0.31)] })).toBe(CAR.reply);
    expect(textOf({ topics: [match(ROOF, 0.45)], standing: { told: [said(CAR)] } })).toBeNull();
    expect(textOf({ topics: [match(ROOF, 0.55)], standing: { told: [said(CAR)] } })).toBe(ROOF.reply);
  });
  test("is left for another by a message with a subject of its own, or by one that is surer", () => {
    const leaving: Case = { topics: [match(ROOF, 0.6)], standing: OF_CAR };
    expect(textOf(leaving)).toBe(ROOF.reply);
    expect(textOf({ ...leaving, isFollowing: true })).toMatch(ASKS_WHAT_HELPS);
    expect(textOf({ ...leaving, isFollowing: true, topics: [match(ROOF, 0.7)] })).toBe(ROOF.reply);
  });
  test("is left sooner by a message that it hardly touches, whatever branch is nearest", () => {
    const far: Case = { near: 0.1, topics: [match(ROOF, 0.35)], standing: OF_CAR };
    expect(textOf({ ...far, branches: [match(CAR, 0.6, 0)] })).toBe(ROOF.reply);
    expect(textOf({ ...far, branches: [match(CAR, 0.8, 0)] })).toBe("The car is broken.");
    expect(textOf({ near: 0.1, branches: [match(CAR, 0.6, 0)], standing: OF_CAR })).toBeNull();
  });
  test("goes on with the branch that fits, or the one tapped", () => {
    expect(textOf({ branches: [match(CAR, 0.5, 0)], standing: OF_CAR })).toBe("The car is broken.");
    expect(reply({ message: "It's old", standing: OF_CAR })).toMatchObject({ isChosen: true });
  });
  test.each(["its old", "IT’S OLD!", "its old. my brother gave it to me", "it's old but it runs"])(
    "takes a button that is typed for tapped: %s",
    (message) => {
      expect(reply({ message, standing: OF_CAR })).toMatchObject({ isChosen: true });
    },
  );
  test("says once more what answers a question best, rather than what fits less", () => {
    const told = [said(CAR), said(CAR, "branch", CAR.then[0]?.reply)];
    const again: Case = {
      message: "so is the wheel safe to use?",
      branches: [match(CAR, 0.9, 0), match(CAR, 0.5, 1)],
      standing: { active: CAR, told },
    };
    expect(textOf(again)).toBe("Once more, in case it got lost. The car is broken.");
    const twice = [...told, said(CAR, "branch", CAR.then[0]?.reply)];
    expect(textOf({ ...again, standing: { active: CAR, told: twice } })).toBe("Say “the car is old.”");
  });
  test("never gives a branch about somebody else than the message", () => {
    const kin = topic("van", { if: ["my son drives it", "my daughter", "our kids"], reply: "Kids." });
    const told: Case = { branches: [match(kin, 0.8, 2)], standing: { active: kin, told: [said(kin)] } };
    expect(textOf({ ...told, message: "my mother drives it every day now" })).toMatch(ASKS_WHAT_HELPS);
    expect(textOf({ ...told, message: "my daughter drives it every day now" })).toBe("Kids.");
  });
  test("answers an outright question with a branch that a statement would not get", () => {
    const near: Case = { branches: [match(CAR, 0.32, 0)], standing: OF_CAR };
    expect(textOf({ ...near, message: "is the wheel safe to use again?" })).toBe("The car is broken.");
    expect(textOf(near)).toMatch(ASKS_WHAT_HELPS);
  });
  test("never answers a question with further words or a menu", () => {
    const asked: Case = { message: "is it safe?", isFollowing: true, standing: OF_CAR, topics: likely(0.2) };
    expect(textOf(asked)).toBeNull();
  });
  test("gives the words to say that it has", () => {
    const asked: Case = { message: "what do i say to him", isFollowing: true, standing: OF_CAR };
    expect(textOf({ ...asked, branches: [match(CAR, 0.3, 0), match(CAR, 0.1, 1)] })).toBe(
      "Say “the car is old.”",
    );
    expect(textOf(asked)).toBe("what-do-i-say, once.");
    const words = { suggestion: "What do I say?", if: [], reply: "Say “it's the car.”" };
    const prepared = topic("van", words);
    const branches = [match(prepared, 0.6, 0)];
    expect(textOf({ ...asked, branches, standing: { active: prepared, told: [said(prepared)] } })).toBe(
      words.reply,
    );
  });
  test("names its step once, to whoever asks for one or where to start", () => {
    for (const message of ["make me a plan", "what do i do first"])
      expect(reply({ message, isFollowing: true, standing: OF_CAR })).toMatchObject({
        text: expect.stringMatching(/first step: mend the car\./),
        isAgreed: true,
      });
    const told = [said(CAR), said(CAR, "close", CAR.close)];
    expect(textOf({ message: "any tips", isFollowing: true, standing: { active: CAR, told } })).toBe(
      "More of the car.",
    );
  });
  test("says what else it has to whoever adds little, and in the end no more", () => {
    const told = [said(CAR), said(CAR, "otherwise", "More of the car."), said(CAR, "close", CAR.close)];
    const message = "well, maybe";
    expect(textOf({ message, standing: { active: CAR, told } })).toMatch(ASKS_WHAT_HELPS);
    expect(textOf({ message, standing: { active: CAR, told: told.slice(0, 2) } })).toBe(CAR.close);
    expect(textOf({ message, standing: OF_CAR })).toBe("More of the car.");
    expect(textOf({ standing: OF_CAR })).not.toMatch(/More of the car/);
  });
  test("asks which of its pieces helps when something is told that none of them answers", () => {
    expect(reply({ standing: OF_CAR })).toMatchObject({
      kind: "anything",
      text: expect.stringMatching(ASKS_WHAT_HELPS),
      suggestions: ["Is the car broken?", "It's old"],
    });
    expect(textOf({ standing: OF_CAR, near: 0.1 })).toBeNull();
    const told = [said(CAR), said(CAR, "branch", CAR.then[0]?.reply)];
    expect(textOf({ standing: { active: CAR, told } })).toBeNull();
  });
});

test("a topic from the menu is chosen by what is left of a message after its denial", () => {
  const denial: Case = { message: "it's not the car, it's the roof", text: "it's the roof" };
  expect(textOf({ ...denial, standing: { offered: [CAR, ROOF] } })).toBe(ROOF.reply);
});

describe("A correction", () => {
  const correction: Case = { isCorrection: true, standing: { told: [said(CAR)], isCorrected: true } };
  test("gets an apology and what it names", () => {
    expect(textOf({ ...correction, topics: [match(ROOF, 0.26)] })).toMatch(/sorry.*About the roof\.$/);
  });
  test("that leaves the topic gets more of it only where that is likely", () => {
    const complaint = (chance: number): Case => ({
      isCorrection: true,
      standing: OF_CAR,
      branches: [match(CAR, chance, 0)],
    });
    expect(textOf(complaint(0.5))).toMatch(/sorry.*The car is broken\.$/);
    expect(textOf(complaint(0.3))).toBeNull();
  });
  test("gets a menu, or is left to the rules", () => {
    expect(textOf({ ...correction, topics: [match(ROOF, 0.2), match(LEASE, 0.1)] })).toMatch(
      /sorry.*Is it about/,
    );
    expect(textOf(correction)).toBeNull();
    expect(textOf({ ...correction, message: "no, what do i say to him" })).toBeNull();
  });
  test("that is only a complaint gets its own words", () => {
    const moves = [match(COMPLAINT, 0.2)];
    expect(textOf({ isCorrection: true, standing: OF_CAR, moves })).toBe("not-about-that, once.");
  });
});

test("a move answers where it is likely, and a form where nothing is", () => {
  const message = "good morning to you";
  expect(reply({ message, moves: [match(HELLO, 0.5)] })).toMatchObject({
    kind: "move",
    text: "hello, once.",
  });
  expect(reply({ message, moves: [match(HELLO, 0.3)] })).toMatchObject({ kind: "anything" });
  expect(reply({ message: "why does he do that" })).toMatchObject({
    kind: "anything",
    text: "why-question, once.",
  });
});
