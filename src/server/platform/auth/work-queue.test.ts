import { expect, test } from "vitest";
import { createWorkQueue } from "./work-queue.ts";

/** Work that finishes on command. */
function controlledWork() {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) => () => {
    started.push(number);
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  };
  return { started, ends, work };
}

test("runs a limited number of tasks at once, and the others in order", async () => {
  const { started, ends, work } = controlledWork();
  const inTurn = createWorkQueue({ atOnce: 2, maxWaiting: 10 });
  const results = [1, 2, 3, 4].map((number) => inTurn(work(number)));
  expect(started).toEqual([1, 2]);
  ends[1]?.();
  expect(await results[1]).toBe(2);
  await expect.poll(() => started).toEqual([1, 2, 3]);
  ends[0]?.();
  ends[2]?.();
  await expect.poll(() => started).toEqual([1, 2, 3, 4]);
  ends[3]?.();
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
});

test("refuses tasks while the queue is full", async () => {
  const { ends, work } = controlledWork();
  const inTurn = createWorkQueue({ atOnce: 1, maxWaiting: 1 });
  const first = inTurn(work(1));
  const second = inTurn(work(2));
  await expect(inTurn(work(3))).rejects.toMatchObject({ status: 429, retryAfterSeconds: 10 });
  ends[0]?.();
  await first;
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  expect(await second).toBe(2);
  expect(await inTurn(async () => 4)).toBe(4);
});

test("continues after a failed task", async () => {
  const inTurn = createWorkQueue({ atOnce: 1, maxWaiting: 1 });
  await expect(inTurn(() => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await inTurn(async () => "done")).toBe("done");
});
