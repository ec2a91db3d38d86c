import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { HelpDialog } from "./help-dialog.tsx";
import { Input } from "./input.tsx";

test("a dialog focuses its content, closes on Escape and gives focus back", async () => {
  render(
    <Dialog
      title="Add a lookout"
      description="Someone who will say when you drift."
      trigger={<Button>Add</Button>}
    >
      <Input aria-label="Name" />
    </Dialog>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  const dialog = await screen.findByRole("dialog", { name: "Add a lookout" });
  expect(dialog).toHaveAccessibleDescription("Someone who will say when you drift.");
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole("button", { name: "Add" })).toHaveFocus());
});

test("a confirmation starts on Cancel and stays open until its owner closes it", async () => {
  const onConfirm = vi.fn();
  function Page() {
    const [open, setOpen] = useState(true);
    const [pending, setPending] = useState(false);
    return (
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this session?"
        text="Its answers go away for good."
        confirmLabel="Delete session"
        pending={pending}
        pendingLabel="Deleting..."
        onConfirm={() => {
          onConfirm();
          setPending(true);
        }}
      />
    );
  }
  render(<Page />);
  const dialog = screen.getByRole("alertdialog", { name: "Delete this session?" });
  expect(dialog).toHaveAccessibleDescription("Its answers go away for good.");
  expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Delete session" }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(within(dialog).getByRole("button", { name: "Deleting..." })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
});

test("help has its three sections, and more on request", async () => {
  render(
    <HelpDialog
      title="Objectives"
      whatIsThis="What you mean to get done."
      howToUseIt={["Name one thing.", "Say how you will know."]}
      tips={["Three at a time is plenty."]}
      learnMore="An objective is a promise with a date."
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Help" }));
  const dialog = await screen.findByRole("dialog", { name: "Objectives" });
  const headings = within(dialog).getAllByRole("heading", { level: 3 });
  expect(headings.map((heading) => heading.textContent)).toEqual(["What is this?", "How to use it", "Tips"]);
  expect(within(dialog).getAllByRole("listitem")).toHaveLength(3);
  expect(screen.queryByText("An objective is a promise with a date.")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Learn More" }));
  expect(screen.getByText("An objective is a promise with a date.")).toBeInTheDocument();
});

test("a dialog opened from outside gives the focus back to where it was", async () => {
  function Page() {
    const [shown, setShown] = useState<"none" | "dialog" | "confirmation">("none");
    const close = () => setShown("none");
    return (
      <>
        <Button onClick={() => setShown("dialog")}>Show</Button>
        <Button onClick={() => setShown("confirmation")}>Remove</Button>
        <Dialog title="A session" open={shown === "dialog"} onOpenChange={close}>
          <Input aria-label="Name" />
        </Dialog>
        <ConfirmDialog
          open={shown === "confirmation"}
          onOpenChange={close}
          title="Remove it?"
          text="It goes away for good."
          confirmLabel="Remove it"
          onConfirm={close}
        />
      </>
    );
  }
  render(<Page />);
  for (const name of ["Show", "Remove"]) {
    await userEvent.click(screen.getByRole("button", { name }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name })).toHaveFocus());
  }
});
