import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Practice } from "#shared/wellness/practice-log.rules.ts";
import { type CheckIn, WELLNESS_PATHS } from "#shared/wellness/wellness.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { outbox } from "#web/platform/offline/outbox.ts";
import { useLogPractice } from "./practice-log.api.ts";

const LOG = "POST /api/wellness-checks";

function LogButton({ practice }: { practice: Practice }) {
  const { mutate: log } = useLogPractice(practice);
  return (
    <button type="button" onClick={() => log()}>
      Log
    </button>
  );
}

const log = (practice: Practice) => {
  const rendered = renderScreen(<LogButton practice={practice} />);
  return rendered.person.click(screen.getByRole("button", { name: "Log" }));
};
const stored = () => api.get<CheckIn[]>(WELLNESS_PATHS.checkIns);

test.each([
  [
    "boundary-builder",
    { energy: "Steady", stress: 3, mood: "Neutral" },
    ["Boundary logged", "Great job protecting your capacity!"],
  ],
  ["meditation", { energy: "Steady", stress: 2, mood: "Up" }, ["Nice work!", "You took a moment to reset."]],
] as const)("%s is stored with its own values", async (practice, state, words) => {
  await log(practice);
  for (const line of words) expect(await screen.findByText(line)).toBeInTheDocument();
  expect(await stored()).toMatchObject([{ ...state, source: practice, note: null }]);
});

test("without a connection it waits on this device, with its own time", async () => {
  api.disconnect(LOG);
  await log("meditation");
  expect(await screen.findByText("Saved on this device")).toBeInTheDocument();
  api.restore(LOG);
  await outbox.flush();
  await waitFor(async () => expect(await stored()).toHaveLength(1));
  expect(api.bodies(LOG).at(-1)).toMatchObject({ createdAt: expect.any(String) });
});

test("a failure says so", async () => {
  api.fail(LOG, 500, "Not now.");
  await log("boundary-builder");
  expect(await screen.findByText("Failed to save check-in")).toBeInTheDocument();
  expect(await stored()).toEqual([]);
});
