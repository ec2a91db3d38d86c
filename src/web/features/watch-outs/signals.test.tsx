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
const LATELY = "2026-11-20T08:00:00.000Z";
const LOW = "W3 · Little energy, a lot to carry";
const COST = "W2 · Not much behind the plan yet";

function Signals() {
  const { data } = useQuery(signalsQuery("Europe/Berlin"));
  const { mutate: dismiss } = useDismissSignal();
  return useShownSignals(data?.signals ?? []).map((signal) => (
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
  await waitFor(() => expect(cards()).toEqual([LOW, COST]));
  return rendered;
}

beforeEach(async () => {
  await api.post(WELLNESS_PATHS.checkIns, { energy: "Low", stress: 8, mood: "Neutral" });
  await storeObjectives([sampleObjective(1, { budget: "100.00", actualCost: "150.00", createdAt: LATELY })]);
});

test("a card says which watch-out, the facts, and where to look at it", async () => {
  await open();
  expect(screen.getByRole("region", { name: COST })).toHaveTextContent(
    "has cost $150.00 of a $100.00 budget.",
  );
  expect(screen.getAllByRole("link", { name: "Look at it" })[1]).toHaveAttribute(
    "href",
    "/watch-outs?open=W2&from=dashboard",
  );
  expect(Object.fromEntries(api.sent(SIGNALS)[0]?.query ?? [])).toEqual({
    timeZone: "Europe/Berlin",
  });
});

describe("not now", () => {
  test("takes the card away at once and for good, and the focus moves to the next one", async () => {
    const { person } = await open();
    const held = api.hold(DISMISS);
    await person.click(notNow(0));
    expect(cards()).toEqual([COST]);
    await waitFor(() => expect(notNow(0)).toHaveFocus());
    held.release();
    await waitFor(() => expect(api.sent(SIGNALS)).toHaveLength(2));
    await api.settled();
    expect(cards()).toEqual([COST]);
    const { signals } = await api.get<WatchOutSignals>(WATCH_OUT_PATHS.signals);
    expect(signals.map(({ id }) => id)).toEqual([2]);
  });

  test("brings the card back, with a word, when it cannot be stored", async () => {
    api.fail(DISMISS, 503, "The server is resting.");
    const { person } = await open();
    await person.click(notNow(1));
    expect((await screen.findAllByText("Could not put that aside")).length).toBeGreaterThan(0);
    await waitFor(() => expect(cards()).toEqual([LOW, COST]));
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
  expect(cards()).toEqual([LOW, COST]);
  held.release();
  await waitFor(() => expect(cards()).toEqual([COST]));
});
