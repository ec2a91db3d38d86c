import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { lazyDialog } from "./lazy-dialog.tsx";
import { Toaster } from "./toaster.tsx";

test("a dialog that cannot be fetched says so, leaves the screen alone and opens once it can be", async () => {
  // React reports what a boundary catches.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  let isAway = true;
  const Note = lazyDialog<{ onClose: () => void }>(async () => {
    if (isAway) throw new TypeError("Failed to fetch");
    return () => <p role="dialog">Note</p>;
  });
  function Screen() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Write
        </button>
        <Note isOpen={isOpen} onClose={() => setOpen(false)} />
        <Toaster />
      </>
    );
  }
  render(<Screen />);
  await userEvent.click(screen.getByRole("button", { name: "Write" }));
  expect(await screen.findByText("This couldn't be opened")).toBeVisible();
  isAway = false;
  await userEvent.click(screen.getByRole("button", { name: "Write" }));
  expect(await screen.findByRole("dialog")).toHaveTextContent("Note");
});
