import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LOGGED_MOMENTS, type LoggedMoment } from "#shared/wellness/check-in.rules.ts";
import { type CheckIn, WELLNESS_PATHS } from "#shared/wellness/wellness.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { outbox } from "#web/platform/offline/outbox.ts";
import { useLogMoment } from "./check-ins.api.ts";

const LOG = "POST /api/wellness-checks";
const stored = () => api.get<CheckIn[]>(WELLNESS_PATHS.checkIns);

function LogButton({ moment }: { moment: LoggedMoment }) {
  const { mutate: log } = useLogMoment(moment);
  return (
    <button type="button" onClick={() => log()}>
      Log
    </button>
  );
}

async function logOne(moment: LoggedMoment) {
  const { person } = renderScreen(<LogButton moment={moment} />);
  await person.click(screen.getByRole("button", { name: "Log" }));
}

test.each([
  ["meditation", "Nice work!", "You took a moment to reset.", 2, "Up", "meditation"],
  ["boundary", "Boundary logged", "Great job protecting your capacity!", 3, "Neutral", "boundary-builder"],
] as const)(
  "a %s is stored with the product's values and says so",
  async (moment, title, text, stress, mood, source) => {
    await logOne(moment);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(await stored()).toMatchObject([{ energy: "Steady", stress, mood, source, note: null }]);
  },
);

test("what could not be stored says so", async () => {
  api.fail(LOG, 500, "Something went wrong.");
  await logOne("meditation");
  expect(await screen.findByText("Failed to save check-in")).toBeInTheDocument();
  expect(screen.queryByText("Nice work!")).not.toBeInTheDocument();
});

test("without a connection it stays on this device with its time", async () => {
  api.disconnect(LOG);
  await logOne("boundary");
  expect(await screen.findByText("Saved on this device")).toBeInTheDocument();
  expect(outbox.list()).toMatchObject([
    { body: { ...LOGGED_MOMENTS.boundary, createdAt: expect.any(String) } },
  ]);
});
