import { expect, test, vi } from "vitest";
import { createReplyChooser } from "./choice/reply-chooser.service.ts";
import { createDangerScorer } from "./danger/danger-scorer.service.ts";
import { createLibrary } from "./library/library.service.ts";
import { createReadingThread } from "./reading-thread.service.ts";

const turn = {
  message: "I can't stop scrolling on my phone at night",
  history: [],
  mode: "life",
} as const;

const BROKEN = new URL("data:text/javascript,throw new Error('no memory')");

const contextWith = (message: string) => ({ message, first: message, before: "", last: "", place: 0 });

test("the thread answers as the library itself does, each question with its own reply", async () => {
  const thread = createReadingThread();
  await thread.warmUp();
  const other = { ...turn, message: "my landlord is raising the rent" };
  const library = createLibrary();
  const [first, second] = await Promise.all([
    thread.answer(turn, contextWith(turn.message)),
    thread.answer(other, contextWith(other.message)),
  ]);
  expect(first?.reply).toEqual(await library.ask(turn));
  expect(second?.reply).toEqual(await library.ask(other));
  expect(first?.reply?.text).not.toBe(second?.reply?.text);
});

test("where the thread ends, what waits for it has no answer, and the operator is told", async () => {
  const warn = vi.fn();
  const broken = createReadingThread({ file: BROKEN, warn });
  expect(await broken.answer(turn, contextWith(turn.message))).toBeNull();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("no memory"));
  expect(await broken.scoreReplies(contextWith(turn.message), [])).toBeNull();
});

test("danger is read in the thread as by the scorer itself, and not at all where the thread ends", async () => {
  const thread = createReadingThread();
  await thread.warmUp();
  const given = ["he keeps my passport and I'm afraid of him", ["my boss pays me nothing"]] as const;
  expect(await thread.scoreDanger(...given)).toEqual(await createDangerScorer()(...given));
  const broken = createReadingThread({ file: BROKEN, warn: vi.fn() });
  expect(await broken.scoreDanger(...given)).toBeNull();
});

test("possible replies are scored in the thread as by the chooser itself", async () => {
  const thread = createReadingThread();
  await thread.warmUp();
  const context = contextWith("my roommate never does the dishes and it's driving me up the wall");
  const replies = [
    "Pick a calm hour and say it once: “Could we split the kitchen by days?”",
    "Good night.",
  ].map((core) => ({
    sources: ["topic"],
    core,
    chance: 0,
    score: 0,
    covered: 0,
    hasCard: false,
    hasSuggestions: false,
  }));
  expect(await thread.scoreReplies(context, replies)).toEqual(
    await createReplyChooser().score(context, replies),
  );
});
