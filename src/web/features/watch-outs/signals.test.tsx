import { useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import type { WatchOutSignal } from "#shared/watch-outs/watch-outs.contract.ts";
import { type FakeRoutes, failure, fakeApi, heldAnswer, json, noContent } from "#tests/support/fake-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { SignalCard, signalsQuery, useDismissSignal } from "./watch-outs.api.ts";

const SIGNALS = "GET /api/watch-outs/signals";
const DISMISS = "POST /api/watch-outs/signals/dismiss";

const LOW: WatchOutSignal = {
  id: 3,
  facts: ["Energy Low and stress 8 on November 19."],
  key: "abc123",
  strength: 89,
};
const CLOSING: WatchOutSignal = {
  id: 17,
  facts: ["“Taxes” is due on November 21 and stands at 0%.", "No escape route in the safety plan yet."],
  key: "def456.fed654",
  strength: 71,
};

function Signals() {
  const { data } = useQuery(signalsQuery("business", "Europe/Berlin"));
  const dismiss = useDismissSignal();
  return data?.map((signal) => (
    <SignalCard key={signal.key} signal={signal} onDismiss={(dismissed) => void dismiss(dismissed)} />
  ));
}

function Visits() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        {isHere ? "Leave" : "Come back"}
      </button>
      {isHere && <Signals />}
    </>
  );
}

/** A server that keeps what was put aside. */
function openSignals(routes: FakeRoutes = {}) {
  const dismissed = new Set<unknown>();
  const api = fakeApi({
    [SIGNALS]: () => json({ signals: [LOW, CLOSING].filter(({ key }) => !dismissed.has(key)) }),
    [DISMISS]: ({ body }) => {
      dismissed.add((body as WatchOutSignal).key);
      return noContent();
    },
    ...routes,
  });
  return { api, ...renderScreen(<Visits />) };
}

const cards = () => screen.queryAllByRole("heading").map(({ textContent }) => textContent);
const notNow = (card: number) => screen.getAllByRole("button", { name: "Not now" })[card] as HTMLElement;

test("a card says which watch-out, the facts, and where to look at it", async () => {
  const { api } = openSignals();
  const card = await screen.findByRole("region", { name: "W17 · Fewer options each day" });
  for (const fact of CLOSING.facts) expect(card).toHaveTextContent(fact);
  expect(screen.getAllByRole("link", { name: "Look at it" })[1]).toHaveAttribute(
    "href",
    "/watch-outs?open=W17&from=dashboard",
  );
  expect(Object.fromEntries(api.sent(SIGNALS)[0]?.query ?? [])).toEqual({
    mode: "business",
    timeZone: "Europe/Berlin",
  });
});

describe("not now", () => {
  test("takes the card away at once, and the focus goes to the next one", async () => {
    const answer = heldAnswer();
    const { api, person } = openSignals({ [DISMISS]: answer.handler });
    await screen.findByRole("heading", { name: /^W3/ });
    await person.click(notNow(0));
    expect(cards()).toEqual(["W17 · Fewer options each day"]);
    await waitFor(() => expect(notNow(0)).toHaveFocus());
    expect(api.sent(DISMISS)[0]?.body).toEqual({ id: 3, key: "abc123" });
    api.on(SIGNALS, () => json({ signals: [CLOSING] }));
    answer.give(noContent());
    await waitFor(() => expect(api.sent(SIGNALS)).toHaveLength(2));
    expect(cards()).toEqual(["W17 · Fewer options each day"]);
  });

  test("brings the card back, with a word, when it cannot be stored", async () => {
    const { person } = openSignals({ [DISMISS]: () => failure(503, "The server is resting.") });
    await screen.findByRole("heading", { name: /^W3/ });
    await person.click(notNow(1));
    expect((await screen.findAllByText("Could not put that aside")).length).toBeGreaterThan(0);
    expect(cards()).toHaveLength(2);
  });
});

test("each visit asks anew, and shows the last answer meanwhile", async () => {
  const { api, person } = openSignals();
  await screen.findByRole("heading", { name: /^W3/ });
  const answer = heldAnswer();
  api.on(SIGNALS, answer.handler);
  await person.click(screen.getByRole("button", { name: "Leave" }));
  expect(cards()).toEqual([]);
  await person.click(screen.getByRole("button", { name: "Come back" }));
  expect(cards()).toHaveLength(2);
  answer.give(json({ signals: [CLOSING] }));
  await waitFor(() => expect(cards()).toEqual(["W17 · Fewer options each day"]));
});
