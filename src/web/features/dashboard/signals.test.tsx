import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderDashboard } from "#tests/support/dashboard-screen.tsx";
import { noContent } from "#tests/support/fake-api.ts";

const signals = [1, 6, 18].map((id, index) => ({
  id,
  facts: [`Fact of W${id}.`],
  key: `abcde${index}`,
  strength: 90 - index,
}));
const shown = () =>
  screen.queryAllByRole("heading", { name: /^W\d+ · / }).map(({ textContent }) => textContent?.split(" ")[0]);

test("the strongest two are shown; the next one comes when one is put aside", async () => {
  const { api, person } = renderDashboard(
    { signals: { data: { signals } } },
    { "POST /api/watch-outs/signals/dismiss": () => noContent() },
  );
  await waitFor(() => expect(shown()).toEqual(["W1", "W6"]));
  expect(screen.getByText("Fact of W1.")).toBeInTheDocument();
  await person.click(screen.getAllByRole("button", { name: "Not now" })[0] ?? document.body);
  await waitFor(() => expect(shown()).toEqual(["W6", "W18"]));
  expect(api.sent("POST /api/watch-outs/signals/dismiss")[0]?.body).toEqual({ id: 1, key: "abcde0" });
});

test("when the last one is put aside, the focus goes on to what stands below", async () => {
  const { person } = renderDashboard(
    { signals: { data: { signals: signals.slice(0, 1) } } },
    { "POST /api/watch-outs/signals/dismiss": () => noContent() },
  );
  await person.click(await screen.findByRole("button", { name: "Not now" }));
  await waitFor(() => expect(shown()).toEqual([]));
  await waitFor(() => expect(screen.getByRole("link", { name: "Fix Now" })).toHaveFocus());
});

test("nothing is shown when nothing fires", async () => {
  renderDashboard();
  await screen.findByText("Nothing planned yet");
  expect(shown()).toEqual([]);
});
