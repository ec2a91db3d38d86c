import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { lazySection } from "./lazy-section.tsx";

test("a section that can't be fetched leaves the rest of the screen as it is, and can be fetched again", async () => {
  let isAway = true;
  const Section = lazySection(async () => {
    if (isAway) throw new TypeError("Failed to fetch");
    return () => <p>Here</p>;
  }, "Waiting");
  // React reports what the boundary has caught.
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  render(
    <>
      <textarea aria-label="Note" />
      <Section />
    </>,
  );
  await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "Call Jo");
  expect(await screen.findByText("This part couldn't be loaded")).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Note" })).toHaveValue("Call Jo");
  isAway = false;
  report.mockRestore();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Here")).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Note" })).toHaveValue("Call Jo");
});
