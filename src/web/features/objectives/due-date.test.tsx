import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { addDays } from "#shared/calendar/plain-date.rules.ts";
import { OBJECTIVE_PATHS, type Objective } from "#shared/objectives/objectives.contract.ts";
import { api } from "#tests/support/app-api.ts";
import {
  box,
  create,
  fillRequired,
  openCard,
  openDialog,
  PATCH,
  renderObjectives,
  sampleObjective,
  shownTitles,
} from "#tests/support/objectives-screen.tsx";
import { formatDay, formatWeekday, formatWeekdayName } from "#web/platform/time/format-date.ts";
import { ownToday } from "#web/platform/time/own-day.ts";

const inDays = (days: number) => addDays(ownToday(), days);
const dateBox = () => screen.getByLabelText("Due date");
const stored = async (title = "Book the van") => {
  const objectives = await api.get<Objective[]>(OBJECTIVE_PATHS.list);
  const objective = objectives.find((one) => one.title === title);
  return [objective?.dueOn, objective?.dueSource];
};
const choose = (day: string) => fireEvent.change(dateBox(), { target: { value: day } });

describe("a new objective", () => {
  test("says how Time-bound was understood while it is typed, and stores that day", async () => {
    const { person } = await openDialog();
    expect(screen.getByText("No due date")).toBeInTheDocument();
    await fillRequired(person);
    await person.type(box("Time-bound"), `by ${inDays(20)}, the van first`);
    expect(await screen.findByText(`Due ${formatWeekday(inDays(20))}`)).toBeInTheDocument();
    expect(dateBox()).toHaveValue(inDays(20));
    await create(person);
    await screen.findByText("Objectives Created");
    expect(api.sent("POST /api/objectives")[0]?.body).toMatchObject({
      dueOn: inDays(20),
      dueSource: "given",
    });
    expect(await stored()).toEqual([inDays(20), "given"]);
  });

  test("takes the day that the person chooses instead", async () => {
    const { person } = await openDialog();
    await fillRequired(person);
    await person.type(box("Time-bound"), `by ${inDays(20)}`);
    await screen.findByText(`Due ${formatWeekday(inDays(20))}`);
    choose(inDays(30));
    expect(screen.getByText(`Due ${formatWeekday(inDays(30))}`)).toBeInTheDocument();
    await create(person);
    await screen.findByText("Objectives Created");
    expect(await stored()).toEqual([inDays(30), "confirmed"]);
  });

  test("has no due date if the person clears it, and the draft knows", async () => {
    const first = await openDialog();
    await fillRequired(first.person);
    await first.person.type(box("Time-bound"), "tomorrow");
    await screen.findByText("Due tomorrow");
    await first.person.click(screen.getByRole("button", { name: "Clear due date" }));
    expect(screen.getByText("No due date")).toBeInTheDocument();
    first.unmount();

    const { person } = await openDialog({}, []);
    expect(screen.getByText("No due date")).toBeInTheDocument();
    await create(person);
    await screen.findByText("Objectives Created");
    expect(await stored()).toEqual([null, null]);
  });
});

describe("the due date of an objective", () => {
  test("follows a new text under Time-bound", async () => {
    const { person } = await openCard();
    await person.click(screen.getByRole("button", { name: /^Edit Time-bound/ }));
    await person.type(box("Time-bound"), "tomorrow");
    expect((await screen.findAllByText("Due tomorrow")).length).toBeGreaterThan(0);
    await person.click(screen.getByRole("button", { name: "Done" }));
    await waitFor(async () => expect(await stored()).toEqual([inDays(1), "given"]));
  });

  test("can be corrected and cleared", async () => {
    const { person } = await openCard({ timeBound: "when the van is there", dueOn: inDays(1) });
    choose(inDays(40));
    await waitFor(async () => expect(await stored()).toEqual([inDays(40), "confirmed"]));
    await person.click(screen.getByRole("button", { name: "Clear due date" }));
    expect(screen.getByText("No due date")).toBeInTheDocument();
    await waitFor(async () => expect(await stored()).toEqual([null, null]));
  });

  test("waits for the rest of a day that is half typed", async () => {
    await openCard({ dueOn: inDays(1) });
    choose("0002-12-04");
    choose("");
    expect(dateBox()).toHaveValue("");
    fireEvent.blur(dateBox());
    expect(dateBox()).toHaveValue(inDays(1));
    expect(api.sent(PATCH)).toEqual([]);
  });

  test("is confirmed by one press where it was only suggested", async () => {
    const { person } = await openCard({ dueOn: inDays(3), dueSource: "suggested" });
    expect(screen.getAllByText(`Suggested: ${formatWeekday(inDays(3))}`)).toHaveLength(2);
    await person.click(screen.getByRole("button", { name: "Confirm this day" }));
    await waitFor(async () => expect(await stored()).toEqual([inDays(3), "confirmed"]));
    expect(screen.queryByRole("button", { name: "Confirm this day" })).not.toBeInTheDocument();
  });

  test("is changed without a network too", async () => {
    await openCard({ dueOn: inDays(1) });
    api.disconnect();
    choose(inDays(40));
    expect((await screen.findAllByText(`Due ${formatWeekday(inDays(40))}`)).length).toBe(2);
    await waitFor(() => expect(localStorage.length).toBeGreaterThan(0));
    expect(await stored()).toEqual([inDays(1), "confirmed"]);
  });
});

test("the list begins with what is overdue and due soon, and says so", async () => {
  const objectives = [
    sampleObjective(1, { title: "No day" }),
    sampleObjective(2, { title: "Suggested", dueOn: inDays(-9), dueSource: "suggested" }),
    sampleObjective(3, { title: "Later", dueOn: inDays(30) }),
    sampleObjective(4, { title: "Soon", dueOn: inDays(5) }),
    sampleObjective(5, { title: "Late", dueOn: inDays(-2) }),
    sampleObjective(6, { title: "Today", dueOn: inDays(0) }),
  ];
  await renderObjectives(objectives);
  await screen.findByText("No day");
  expect(shownTitles()).toEqual(["Late", "Today", "Soon", "Later", "No day", "Suggested"]);
  expect(screen.getByText(`Overdue, was due ${formatDay(inDays(-2))}`)).toBeInTheDocument();
  expect(screen.getByText("Due today")).toBeInTheDocument();
  expect(screen.getByText(`Due soon: ${formatWeekdayName(inDays(5))}`)).toBeInTheDocument();
});

test("a card stays where it is while its due date is changed", async () => {
  const { person } = await renderObjectives([
    sampleObjective(1, { title: "Book the van", dueOn: inDays(5) }),
    sampleObjective(2, { title: "Pack", dueOn: inDays(10) }),
  ]);
  await person.click(await screen.findByRole("button", { name: "Book the van" }));
  choose(inDays(50));
  await waitFor(async () => expect(await stored()).toEqual([inDays(50), "confirmed"]));
  await screen.findAllByText(`Due ${formatWeekday(inDays(50))}`);
  expect(shownTitles()).toEqual(["Book the van", "Pack"]);
});
