import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { addDays } from "#shared/calendar/plain-date.rules.ts";
import { type Briefing, type CarryOver, HANDOVER_PATHS } from "#shared/handover/handover.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { ownTimeZone, ownToday } from "#web/platform/time/own-day.ts";
import { DashboardPage } from "./dashboard.page.tsx";

const POST = "POST /api/handover/carry-over";
const VAN = "Book the moving van";
const BOXES = "Boxes in the hall";

beforeEach(async () => {
  await api.post<Briefing>(HANDOVER_PATHS.list, {
    opPeriod: addDays(ownToday(), -1),
    whatChanged: "The lease is signed",
    whatPersists: BOXES,
    onePriority: VAN,
    timeZone: ownTimeZone(),
  });
});

/** Renders the dashboard with yesterday's handover. */
async function open() {
  const rendered = renderScreen(<DashboardPage />);
  await screen.findByRole("list", { name: "From your handovers" });
  return rendered;
}
const buttonOf = (text: string, name: string) =>
  within(screen.getByText(text).closest("li") as HTMLElement).getByRole("button", { name });
const stored = () =>
  api.get<CarryOver>(
    `${HANDOVER_PATHS.carryOver}?${new URLSearchParams({ today: ownToday(), timeZone: ownTimeZone() })}`,
  );

test("what the last handover left is offered with where it comes from", async () => {
  await open();
  expect(screen.getByText("Your one priority, from yesterday's handover")).toBeInTheDocument();
  expect(screen.getByText(BOXES)).toBeInTheDocument();
  expect(buttonOf(VAN, "Keep")).toHaveAccessibleDescription(new RegExp(VAN));
});

test("what is kept stays until it is done", async () => {
  const { person } = await open();
  await person.click(buttonOf(VAN, "Keep"));
  expect(await screen.findByText(/^Your one priority, kept from/)).toBeInTheDocument();
  expect(screen.getAllByRole("button", { name: "Keep" })).toHaveLength(1);
  const { offered, kept } = await stored();
  expect(offered.map(({ text }) => text)).toEqual([BOXES]);
  expect(kept).toMatchObject([{ text: VAN, decision: "kept", decidedOn: ownToday() }]);
  await person.click(buttonOf(VAN, "Done"));
  await waitFor(() => expect(screen.queryByText(VAN)).not.toBeInTheDocument());
  expect((await stored()).kept).toEqual([]);
});

test("what is offered can be reworded", async () => {
  const { person } = await open();
  await person.click(buttonOf(VAN, "Edit"));
  const box = screen.getByRole("textbox", { name: "Your one priority" });
  expect(box).toHaveFocus();
  await person.clear(box);
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  await person.type(box, "Book the small van ");
  await person.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Book the small van")).toBeInTheDocument();
  expect((await stored()).kept).toMatchObject([{ text: "Book the small van", decision: "edited" }]);
});

test("what is dropped is gone", async () => {
  const { person } = await open();
  await person.click(buttonOf(BOXES, "Drop"));
  await waitFor(() => expect(screen.queryByText(BOXES)).not.toBeInTheDocument());
  expect(screen.getByText(VAN)).toBeInTheDocument();
  expect((await stored()).offered.map(({ text }) => text)).toEqual([VAN]);
});

test("what was typed stays when the decision cannot be stored", async () => {
  api.fail(POST, 503, "The server is being updated.");
  const { person } = await open();
  await person.click(buttonOf(VAN, "Edit"));
  await person.type(screen.getByRole("textbox", { name: "Your one priority" }), " early");
  await person.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Couldn't carry it over")).toBeInTheDocument();
  expect(screen.getByText("The server is being updated.")).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Your one priority" })).toHaveValue(`${VAN} early`);
});
