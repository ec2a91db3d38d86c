import { act, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { api } from "#tests/support/app-api.ts";
import { signInAs, TEST_USER } from "#tests/support/render-screen.tsx";
import { call } from "#web/platform/http/api-client.ts";
import { outbox } from "#web/platform/offline/outbox.ts";
import { crisisGate, crisisStore } from "./crisis-gate.ts";
import { useReadForDanger } from "./use-read-for-danger.ts";

const WISH = "I want to die";
const noticed = () => crisisStore.getState().danger?.text;
const boundary = { name: "Evenings", type: "work", statement: WISH };

beforeEach(() => signInAs(TEST_USER));
afterEach(() => {
  crisisGate.reset();
  localStorage.clear();
});

describe("a change that leaves", () => {
  test.each(["POST", "PUT", "PATCH"] as const)(
    "by %s is read, however deep the words are",
    async (method) => {
      await call(method, "/api/nowhere", { body: { intent: { outcomes: ["Rest", WISH] } } }).catch(() => {});
      await waitFor(() => expect(noticed()).toBe(WISH));
    },
  );

  test("is sent as it was written, whatever was found", async () => {
    await call("POST", "/api/boundaries", { body: boundary });
    await waitFor(() => expect(noticed()).toBe(WISH));
    expect(await api.get("/api/boundaries")).toMatchObject([{ statement: WISH }]);
  });

  test("in the background was read before", async () => {
    await call("POST", "/api/nowhere", { body: { note: WISH }, isInBackground: true }).catch(() => {});
    expect(await crisisGate.read("A quiet day")).toMatchObject({ level: "none" });
    expect(noticed()).toBeUndefined();
  });

  test("is read at once although it has to wait on this device behind others", async () => {
    api.disconnect();
    const change = (id: string, statement: string) =>
      outbox.sendOrQueue({
        method: "POST",
        path: "/api/boundaries",
        body: { ...boundary, id, statement },
        describe: { title: "Boundary" },
      });
    await change("01900000-0000-7000-8000-0000000000a1", "No calls after eight");
    await change("01900000-0000-7000-8000-0000000000a2", WISH);
    await waitFor(() => expect(noticed()).toBe(WISH));
    expect(outbox.list().map(({ body }) => body?.statement)).toEqual(["No calls after eight", WISH]);
  });
});

describe("a text that stays here", () => {
  function Tool({ text }: { text: string }) {
    useReadForDanger({ first: text });
    return null;
  }
  beforeEach(() => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
  });
  const settle = () => act(() => vi.waitFor(() => expect(noticed()).toBe(WISH)));

  test("is read when the person pauses", async () => {
    const { rerender } = render(<Tool text="" />);
    rerender(<Tool text={WISH} />);
    expect(noticed()).toBeUndefined();
    act(() => vi.advanceTimersByTime(2000));
    await settle();
  });

  test("is read when the person leaves", async () => {
    const { rerender, unmount } = render(<Tool text="" />);
    rerender(<Tool text={WISH} />);
    unmount();
    await settle();
  });

  test("is not read again when it is only found here", async () => {
    render(<Tool text={WISH} />).unmount();
    expect(await crisisGate.read("A quiet day")).toMatchObject({ level: "none" });
    expect(noticed()).toBeUndefined();
  });
});
