import { afterEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { hasDrafts, readDraft, removeDraft, writeDraft } from "./drafts.ts";
import { readStored, writeStored } from "./storage.ts";
import { lookForTabs } from "./tab-presence.ts";

const MARA = "mara";
const OTHER_KEY = `draft:${MARA}:isap:other-tab`;
const text = z.string();

/** A browser in which other tabs are open. */
async function withOpenTabs(...tabs: string[]): Promise<void> {
  const held = tabs.map((tab) => ({ name: `ridgeline:tab:${tab}` }));
  vi.stubGlobal("navigator", {
    locks: { query: async () => ({ held }), request: async () => undefined },
  });
  await lookForTabs();
}

const leave = (value: string, at: string) => writeStored(OTHER_KEY, JSON.stringify({ at, value }));

afterEach(async () => {
  await withOpenTabs();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("a draft", () => {
  test("is there again, with when it was changed, until it is removed", () => {
    writeDraft(MARA, "isap", "The rent");
    expect(readDraft(MARA, "isap", text)).toEqual({ value: "The rent", at: expect.any(String) });
    expect(readDraft("ben", "isap", text)).toBeNull();
    removeDraft(MARA, "isap");
    expect(readDraft(MARA, "isap", text)).toBeNull();
  });

  test("that no longer fits is none", () => {
    writeDraft(MARA, "isap", { old: true });
    expect(readDraft(MARA, "isap", text)).toBeNull();
  });

  test("of one thing is not that of another whose name begins the same", () => {
    writeDraft(MARA, "risk:1", "Ice");
    expect(readDraft(MARA, "risk", text)).toBeNull();
  });
});

describe("the draft of another tab", () => {
  test("stays with it while it is open: neither is shown, replaced or removed here", async () => {
    await withOpenTabs("other-tab");
    leave("In the other tab", "2026-11-21T10:00:00.000Z");
    expect(readDraft(MARA, "isap", text)).toBeNull();
    writeDraft(MARA, "isap", "In this tab");
    removeDraft(MARA, "isap");
    expect(readStored(OTHER_KEY)).toContain("In the other tab");
    expect(hasDrafts(MARA)).toBe(true);
  });

  test("is left alone while the browser doesn't say which tabs are open, and taken over once it does", async () => {
    vi.useFakeTimers();
    const { promise: answer, resolve: say } = Promise.withResolvers<LockManagerSnapshot>();
    vi.stubGlobal("navigator", { locks: { query: () => answer, request: async () => undefined } });
    leave("Perhaps in the other tab", "2026-11-21T10:00:00.000Z");
    const looked = lookForTabs();
    await vi.runAllTimersAsync();
    await looked;
    expect(readDraft(MARA, "isap", text)).toBeNull();
    say({ held: [] });
    await vi.runAllTimersAsync();
    expect(readDraft(MARA, "isap", text)?.value).toBe("Perhaps in the other tab");
    vi.useRealTimers();
  });

  test("is taken over once it is closed", async () => {
    leave("Left behind", "2026-11-21T10:00:00.000Z");
    expect(readDraft(MARA, "isap", text)?.value).toBe("Left behind");
    expect(readStored(OTHER_KEY)).toBeNull();
    removeDraft(MARA, "isap");
    expect(hasDrafts(MARA)).toBe(false);
  });
});
