import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { api } from "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { CalendarFeedSettings } from "./calendar-feed-settings.tsx";

test("an address is made and shown once, hides titles, and is turned off after a question", async () => {
  const { person, unmount } = renderScreen(<CalendarFeedSettings />);
  await person.click(await screen.findByRole("button", { name: "Make a calendar address" }));
  const address = await screen.findByLabelText<HTMLInputElement>("Your calendar address");
  expect(address.value).toMatch(/\/calendar\/[\w-]{43}\.ics$/);
  await person.click(screen.getByRole("switch"));
  await waitFor(async () =>
    expect(await api.get("/api/calendar-feed")).toMatchObject({ showsTitles: false }),
  );

  unmount();
  renderScreen(<CalendarFeedSettings />);
  await person.click(await screen.findByRole("button", { name: "Turn off" }));
  expect(screen.queryByLabelText("Your calendar address")).not.toBeInTheDocument();
  const question = within(await screen.findByRole("alertdialog"));
  await person.click(question.getByRole("button", { name: "Turn off" }));
  expect(await screen.findByRole("button", { name: "Make a calendar address" })).toBeVisible();
  expect(await api.get("/api/calendar-feed")).toBeNull();
});
