import { expect, test, vi } from "vitest";
import { createLibrary } from "./library.service.ts";
import { createLibraryThread } from "./library-thread.service.ts";

const turn = {
  message: "I can't stop scrolling on my phone at night",
  history: [],
  mode: "life",
} as const;

test("the thread answers as the library itself does, each question with its own reply", async () => {
  const thread = createLibraryThread();
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
  const broken = createLibraryThread(new URL("data:text/javascript,throw new Error('no memory')"), warn);
  expect(await broken.ask(turn)).toBeNull();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("no memory"));
  expect(await broken.ask(turn)).toBeNull();
});
