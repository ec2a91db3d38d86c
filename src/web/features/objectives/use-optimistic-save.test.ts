import { describe, expect, test } from "vitest";
import { optimisticSave } from "./use-optimistic-save.ts";

/** A save whose answers the test gives by hand. */
function setup() {
  const shown: number[] = [];
  const sent: { value: number; answer: PromiseWithResolvers<number> }[] = [];
  const save = optimisticSave<number, number>({
    show: (state) => shown.push(state),
    send: (value) => {
      const answer = Promise.withResolvers<number>();
      sent.push({ value, answer });
      return answer.promise;
    },
  });
  const settle = async () => {
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { shown, sent, save, settle };
}

describe("an optimistic save", () => {
  test("shows the change at once and the server's state in the end", async () => {
    const { shown, sent, save } = setup();
    const saving = save(20, { before: 10, after: 20 });
    expect(shown).toEqual([20]);
    sent[0]?.answer.resolve(21);
    expect(await saving).toBe(true);
    expect(shown).toEqual([20, 21]);
  });

  test("sends one at a time, and of the waiting ones only the newest", async () => {
    const { shown, sent, save, settle } = setup();
    const first = save(20, { before: 10, after: 20 });
    expect(await save(30, { before: 20, after: 30 })).toBe(false);
    expect(await save(40, { before: 30, after: 40 })).toBe(false);
    expect(sent.map(({ value }) => value)).toEqual([20]);
    sent[0]?.answer.resolve(20);
    await settle();
    expect(sent.map(({ value }) => value)).toEqual([20, 40]);
    sent[1]?.answer.resolve(40);
    expect(await first).toBe(true);
    expect(shown).toEqual([20, 30, 40, 40]);
  });

  test("goes back to what was last confirmed when the newest fails", async () => {
    const { shown, sent, save, settle } = setup();
    const saving = save(20, { before: 10, after: 20 });
    await save(30, { before: 20, after: 30 });
    sent[0]?.answer.resolve(20);
    await settle();
    sent[1]?.answer.reject(new Error("No answer"));
    await expect(saving).rejects.toThrow("No answer");
    expect(shown.at(-1)).toBe(20);
  });

  test("takes no notice of a failure that a newer change has made up for", async () => {
    const { shown, sent, save, settle } = setup();
    const saving = save(20, { before: 10, after: 20 });
    await save(30, { before: 20, after: 30 });
    sent[0]?.answer.reject(new Error("No answer"));
    await settle();
    sent[1]?.answer.resolve(30);
    expect(await saving).toBe(true);
    expect(shown.at(-1)).toBe(30);
  });

  test("begins anew after a failure", async () => {
    const { shown, sent, save } = setup();
    const failing = save(20, { before: 10, after: 20 });
    sent[0]?.answer.reject(new Error("No answer"));
    await expect(failing).rejects.toThrow();
    expect(shown.at(-1)).toBe(10);
    const saving = save(30, { before: 10, after: 30 });
    sent[1]?.answer.resolve(30);
    expect(await saving).toBe(true);
  });
});
