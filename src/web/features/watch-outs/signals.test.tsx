import { useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { WATCH_OUT_PATHS, type WatchOutSignals } from "#shared/watch-outs/watch-outs.contract.ts";
import { WELLNESS_PATHS } from "#shared/wellness/wellness.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { sampleObjective, storeObjectives } from "#tests/support/objectives-screen.tsx";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { SignalCard, signalsQuery, useDismissSignal, useShownSignals } from "./watch-outs.api.ts";

const SIGNALS = `GET ${WATCH_OUT_PATHS.signals}`;
const DISMISS = `POST ${WATCH_OUT_PATHS.dismissSignal}`;
const LOW = "W3 · Little energy, a lot to carry";
const BARE = "W4 · A goal that may not be yours";

function Signals() {
  const { data = [] } = useQuery(signalsQuery("business", "Europe/Berlin"));
  const { mutate: dismiss } = useDismissSignal();
  return useShownSignals(data).map((signal) => (
    <SignalCard key={signal.key} signal={signal} onDismiss={dismiss} />
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

const cards = () => screen.queryAllByRole("heading").map(({ textContent }) => textContent);
const notNow = (card: number) => screen.getAllByRole("button", { name: "Not now" })[card] as HTMLElement;

/** Renders both signals. */
async function open() {
  const rendered = renderScreen(<Visits />);
  await waitFor(() => expect(cards()).toEqual([LOW, BARE]));
  return rendered;
}

beforeEach(async () => {
  await api.post(WELLNESS_PATHS.checkIns, { energy: "Low", stress: 8, mood: "Neutral" });
  // Without anything under Relevant.
  await storeObjectives([1, 2, 3].map((number) => sampleObjective(number)));
});

test("a card says which watch-out, the facts, and where to look at it", async () => {
  await open();
  expect(screen.getByRole("region", { name: BARE })).toHaveTextContent(
    "3 of 3 active objectives have nothing under Relevant yet.",
  );
  expect(screen.getAllByRole("link", { name: "Look at it" })[1]).toHaveAttribute(
    "href",
    "/watch-outs?open=W4&from=dashboard",
  );
  expect(Object.fromEntries(api.sent(SIGNALS)[0]?.query ?? [])).toEqual({
    mode: "business",
    timeZone: "Europe/Berlin",
  });
});

describe("not now", () => {
  test("takes the card away at once and for good, and the focus moves to the next one", async () => {
    const { person } = await open();
    const held = api.hold(DISMISS);
    await person.click(notNow(0));
    expect(cards()).toEqual([BARE]);
    await waitFor(() => expect(notNow(0)).toHaveFocus());
    held.release();
    await waitFor(() => expect(api.sent(SIGNALS)).toHaveLength(2));
    await api.settled();
    expect(cards()).toEqual([BARE]);
    const { signals } = await api.get<WatchOutSignals>(WATCH_OUT_PATHS.signals);
    expect(signals.map(({ id }) => id)).toEqual([4]);
  });

  test("brings the card back, with a word, when it cannot be stored", async () => {
    api.fail(DISMISS, 503, "The server is resting.");
    const { person } = await open();
    await person.click(notNow(1));
    expect((await screen.findAllByText("Could not put that aside")).length).toBeGreaterThan(0);
    await waitFor(() => expect(cards()).toEqual([LOW, BARE]));
  });
});

test("each visit loads them again, and shows the last response meanwhile", async () => {
  const { person } = await open();
  await person.click(screen.getByRole("button", { name: "Leave" }));
  expect(cards()).toEqual([]);
  const { signals } = await api.get<WatchOutSignals>(WATCH_OUT_PATHS.signals);
  await api.post(WATCH_OUT_PATHS.dismissSignal, { id: signals[0]?.id, key: signals[0]?.key });
  const held = api.hold(SIGNALS);
  await person.click(screen.getByRole("button", { name: "Come back" }));
  expect(cards()).toEqual([LOW, BARE]);
  held.release();
  await waitFor(() => expect(cards()).toEqual([BARE]));
});
