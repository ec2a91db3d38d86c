import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { BOUNDARY_PATHS, type Boundary } from "#shared/boundaries/boundaries.contract.ts";
import { HANDOVER_PATHS } from "#shared/handover/handover.contract.ts";
import { OBJECTIVE_PATHS, type Objective } from "#shared/objectives/objectives.contract.ts";
import { type CheckIn, type NewCheckInInput, WELLNESS_PATHS } from "#shared/wellness/wellness.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen, TEST_USER } from "#tests/support/render-screen.tsx";
import { now } from "#web/platform/time/clock.ts";
import { formatDay } from "#web/platform/time/format-date.ts";
import { ownToday } from "#web/platform/time/own-day.ts";
import { CheckInCard } from "../check-in-card.tsx";
import { useDeleteCheckIn } from "../wellness.api.ts";
import { TrendsCard } from "./trends-card.tsx";

const LIST = "GET /api/wellness-checks";
const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
const storeCheckIn = (daysAgo: number, changes: Partial<NewCheckInInput> = {}) =>
  api.post<CheckIn>(
    WELLNESS_PATHS.checkIns,
    { energy: "Steady", stress: 4, mood: "Neutral", source: "user", ...changes },
    ago(daysAgo),
  );
const card = async () => within(await screen.findByRole("region", { name: "Trends" }));
const chosenPoint = () => screen.getByRole("slider", { name: /^Mood, energy and stress by/ });
function DeleteButton({ id }: { id: string }) {
  const remove = useDeleteCheckIn({ id } as CheckIn);
  return (
    <button type="button" onClick={() => void remove.mutateAsync()}>
      Delete
    </button>
  );
}
const told = () => chosenPoint().closest("figure")?.querySelector("[role=status]");

test("says what there is, with a gap told as a gap and the note of the day", async () => {
  await storeCheckIn(3, { mood: "Down", stress: 8 });
  await storeCheckIn(2, { mood: "Up", stress: 5 });
  await storeCheckIn(0, { stress: 2, note: "Slept well" });
  await storeCheckIn(0, { mood: "Up", stress: 2, source: "meditation" });
  const { person } = renderScreen(<TrendsCard />);
  const trends = await card();
  expect(
    await trends.findByText(
      /^You checked in on 3 days since \w+ \d+. Mood varied. Energy was Steady on each of them. Stress was from 2 to 8/,
    ),
  ).toHaveTextContent(/Stress: 8, 5, 2 since \w+ \d+, falling\.$/);
  expect(await trends.findByText(/: Slept well$/)).toBeVisible();
  expect(told()).toHaveTextContent("Mood Neutral · Energy Steady · Stress 2");
  chosenPoint().focus();
  await person.keyboard("{ArrowLeft}");
  expect(chosenPoint()).toHaveAttribute("aria-valuetext", formatDay(ago(1)));
  expect(told()).toHaveTextContent("Nothing recorded");
  await person.keyboard("{ArrowLeft}");
  expect(told()).toHaveTextContent("Mood Up · Energy Steady · Stress 5");
});

test("a year is told by weeks, from more check-ins than one page holds", async () => {
  await api
    .db()
    .insertInto("wellness_checks")
    .values(
      Array.from({ length: 1100 }, (_, index) => ({
        id: crypto.randomUUID(),
        userId: TEST_USER.id,
        energy: "Low" as const,
        stress: 3,
        mood: "Down" as const,
        createdAt: ago(index / 4),
      })),
    )
    .execute();
  const { person } = renderScreen(<TrendsCard />);
  const trends = await card();
  await person.click(await trends.findByRole("radio", { name: "1 year" }));
  expect(await trends.findByText(/^You checked in on 27[56] days since/)).toBeVisible();
  chosenPoint().focus();
  await person.keyboard("{Home}");
  expect(told()).toHaveTextContent(/Nothing recorded$/);
  await person.keyboard("{End}");
  expect(told()).toHaveTextContent(/ – .*Mood Down · Energy Low · Stress 3$/);
  await person.click(trends.getByRole("button", { name: "The numbers" }));
  expect(trends.getAllByRole("row").length).toBeLessThan(53);
});

test("marks what stood on the same days once it is switched on, and only then reads it", async () => {
  await storeCheckIn(0);
  await api.post(HANDOVER_PATHS.list, {
    opPeriod: ownToday(),
    whatChanged: "Moved",
    whatPersists: "Boxes",
    onePriority: "Rest",
  });
  const fields = { specific: "s", measurable: "m", achievable: "a", relevant: "r", timeBound: "t" };
  for (const title of ["Pack", "Move"]) {
    const { id } = await api.post<Objective>(OBJECTIVE_PATHS.list, { title, pillar: "Presence", ...fields });
    await api.patch(OBJECTIVE_PATHS.one(id), { status: "completed" });
  }
  const { person } = renderScreen(<TrendsCard />);
  const trends = await card();
  await person.click(await trends.findByRole("checkbox", { name: "Handovers" }));
  expect(await trends.findByText("The same day: 1 handover.")).toBeVisible();
  expect(api.sent(`GET ${OBJECTIVE_PATHS.list}`)).toEqual([]);
  api.fail(`GET ${OBJECTIVE_PATHS.list}`, 500, "Not now.");
  await person.click(trends.getByRole("checkbox", { name: "Objectives completed" }));
  expect(await trends.findByText("Couldn't load: Objectives completed.")).toBeVisible();
  api.restore(`GET ${OBJECTIVE_PATHS.list}`);
  await person.click(trends.getByRole("button", { name: "Retry" }));
  expect(await trends.findByText("The same day: 1 handover, 2 objectives completed.")).toBeVisible();
  const { id } = await api.post<Boundary>(BOUNDARY_PATHS.list, {
    name: "Evenings",
    statement: "I stop at six.",
  });
  for (const honored of [true, true, false]) await api.post(BOUNDARY_PATHS.reviewsOf(id), { honored });
  await person.click(trends.getByRole("checkbox", { name: "Boundaries kept" }));
  expect(await trends.findByText(/2 objectives completed, a boundary kept\.$/)).toBeVisible();
  await person.click(trends.getByRole("checkbox", { name: "Boundaries kept" }));
  await person.click(trends.getByRole("checkbox", { name: "Handovers" }));
  expect(trends.getByText("The same day: 2 objectives completed.")).toBeVisible();
});

test("follows a check-in that is logged beside it, also one that waits for a connection", async () => {
  await storeCheckIn(2, { mood: "Down" });
  const { person } = renderScreen(
    <>
      <CheckInCard />
      <TrendsCard />
    </>,
  );
  await (await card()).findByRole("img", { name: /^Mood from .*, Down$/ });
  const logMood = async (mood: string) => {
    await person.click(screen.getByRole("radio", { name: "High" }));
    await person.click(screen.getByRole("radio", { name: mood }));
    await person.click(screen.getByRole("button", { name: "Log Check-In" }));
  };
  await logMood("Up");
  expect(await screen.findByRole("img", { name: /^Mood from .*, Up$/ })).toBeVisible();
  api.disconnect("POST /api/wellness-checks");
  await logMood("Neutral");
  expect(await screen.findByRole("img", { name: /^Mood from .*, Neutral to Up$/ })).toBeVisible();
});

test("offers the check-ins as a file", async () => {
  await storeCheckIn(40);
  await storeCheckIn(1, { note: "Rain" });
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push(file as Blob);
    return "blob:csv";
  });
  const { person } = renderScreen(<TrendsCard />);
  const trends = await card();
  await person.click(await trends.findByRole("button", { name: "Download CSV" }));
  expect(await files[0]?.text()).toMatch(
    /^\uFEFFDay,Time,Mood,Energy,Stress,Note\r\n\S+,\d\d:\d\d,Neutral,Steady,4,Rain\r\n$/,
  );
});

test("says that there is nothing in a period, and can be loaded again after a failure", async () => {
  api.fail(LIST, 500, "Not now.");
  const { person } = renderScreen(<TrendsCard />);
  expect(await screen.findByText("Not now.")).toBeVisible();
  api.restore(LIST);
  await person.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("No check-ins in the last 30 days.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Download CSV" })).not.toBeInTheDocument();
});

test("follows a check-in that is deleted beside it, and its Undo", async () => {
  await storeCheckIn(1, { mood: "Down" });
  const { id } = await storeCheckIn(0, { mood: "Up" });
  const { person } = renderScreen(
    <>
      <TrendsCard />
      <DeleteButton id={id} />
    </>,
  );
  await screen.findByRole("img", { name: /^Mood from .*, Up$/ });
  await person.click(screen.getByRole("button", { name: "Delete" }));
  expect(await screen.findByRole("img", { name: /^Mood from (.*), Down, to \1, Down$/ })).toBeVisible();
  await person.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("img", { name: /^Mood from .*, Up$/ })).toBeVisible();
});
