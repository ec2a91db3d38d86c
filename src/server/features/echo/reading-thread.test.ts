import { expect, test, vi } from "vitest";
import { createDangerScorer } from "./danger/danger-scorer.service.ts";
import { createLibrary } from "./library/library.service.ts";
import { createReadingThread } from "./reading-thread.service.ts";

const turn = {
  message: "I can't stop scrolling on my phone at night",
  history: [],
  mode: "life",
} as const;

test("the thread answers as the library itself does, each question with its own reply", async () => {
  const thread = createReadingThread();
  await thread.warmUp();
  const other = { ...turn, message: "my landlord is raising the rent" };
  const library = createLibrary();
  const [first, second] = await Promise.all([thread.ask(turn), thread.ask(other)]);
  expect(first).toEqual(await library.ask(turn));
  expect(second).toEqual(await library.ask(other));
  expect(first?.text).not.toBe(second?.text);
});

test("where the thread ends, what waits for it has no answer, and the operator is told", async () => {
  const warn = vi.fn();
  const broken = createReadingThread(new URL("data:text/javascript,throw new Error('no memory')"), warn);
  expect(await broken.ask(turn)).toBeNull();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("no memory"));
  expect(await broken.ask(turn)).toBeNull();
});

test("danger is read in the thread as by the scorer itself, and not at all where the thread ends", async () => {
  const thread = createReadingThread();
  await thread.warmUp();
  const given = ["he keeps my passport and I'm afraid of him", ["my boss pays me nothing"]] as const;
  expect(await thread.scoreDanger(...given)).toEqual(await createDangerScorer()(...given));
  const broken = createReadingThread(new URL("data:text/javascript,throw new Error('no memory')"), vi.fn());
  expect(await broken.scoreDanger(...given)).toBeNull();
});
