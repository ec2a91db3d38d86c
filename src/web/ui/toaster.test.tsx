import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Dialog } from "./dialog.tsx";
import { Input } from "./input.tsx";
import { dismissToast, toast } from "./toast.store.ts";
import { Toaster } from "./toaster.tsx";

afterEach(() => {
  act(() => dismissToast());
  vi.useRealTimers();
});

const show = (...args: Parameters<typeof toast>) => {
  act(() => {
    toast(...args);
  });
};
const showUndo = (title: string, onClick = () => {}) =>
  show({ title, action: { label: "Undo", altText: "Press F8, then Undo, to take it back", onClick } });

test("a message makes way for the next", () => {
  render(<Toaster />);
  show({ title: "Milestone Added" });
  show({ title: "Export Failed", description: "Could not export data.", variant: "destructive" });
  expect(screen.queryByText("Milestone Added")).not.toBeInTheDocument();
  expect(screen.getByText("Export Failed")).toBeInTheDocument();
  expect(screen.getByText("Could not export data.")).toBeInTheDocument();
});

test("a pending Undo stays when another message comes", async () => {
  const undo = vi.fn();
  render(<Toaster />);
  showUndo("Objective Deleted", undo);
  show({ title: "Copied" });
  show({ title: "Milestone Added" });
  expect(screen.queryByText("Copied")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Objective Deleted")).not.toBeInTheDocument();
  expect(screen.getByText("Milestone Added")).toBeInTheDocument();
});

test("a toast stays 5 seconds, one with an action 10, and none goes while somebody is at it", () => {
  vi.useFakeTimers();
  render(<Toaster />);
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  show({ title: "Saved" });
  wait(4_900);
  expect(screen.getByText("Saved")).toBeInTheDocument();
  wait(200);
  expect(screen.queryByText("Saved")).not.toBeInTheDocument();

  showUndo("Item deleted");
  wait(9_900);
  fireEvent.pointerEnter(screen.getByRole("region"));
  wait(60_000);
  expect(screen.getByText("Item deleted")).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByRole("region"));
  wait(10_100);
  expect(screen.queryByText("Item deleted")).not.toBeInTheDocument();
});

test("a toast is read out, a failure at once", () => {
  render(<Toaster />);
  show({ title: "Objective Created", description: "It is on your list." });
  expect(screen.getByRole("status")).toHaveTextContent("Objective Created");
  show({ title: "Export Failed", variant: "destructive" });
  expect(screen.getByRole("alert")).toHaveTextContent("Export Failed");
});

test("a swipe to the right closes it, a short one does not", () => {
  render(<Toaster />);
  show({ title: "Saved" });
  const status = screen.getByRole("status");
  const swipe = (to: number) => {
    fireEvent.pointerDown(status, { clientX: 100, isPrimary: true });
    fireEvent.pointerMove(status, { clientX: to });
    fireEvent.pointerUp(status, { clientX: to });
  };
  swipe(140);
  expect(screen.getByText("Saved")).toBeInTheDocument();
  swipe(160);
  expect(screen.queryByText("Saved")).not.toBeInTheDocument();
});

describe("over a dialog", () => {
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Dialog title="A session" open={open} onOpenChange={setOpen}>
          <Input aria-label="Name" />
        </Dialog>
        <Toaster />
      </>
    );
  }

  test("F8 reaches Undo, and Escape leads back into the dialog", async () => {
    const undo = vi.fn();
    render(<Page />);
    showUndo("Milestone Deleted", undo);
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await userEvent.keyboard("{F8}");
    expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
    expect(screen.getByText("Milestone Deleted")).toBeInTheDocument();
    await userEvent.keyboard("{F8}{Enter}");
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("dialog")).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
  });

  test("Escape in the dialog closes the dialog, not the toast", async () => {
    render(<Page />);
    showUndo("Milestone Deleted");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByText("Milestone Deleted")).toBeInTheDocument();
  });

  test("a press on the toast leaves the dialog open", async () => {
    render(<Page />);
    showUndo("Milestone Deleted");
    await userEvent.setup({ pointerEventsCheck: 0 }).click(screen.getByRole("button", { name: "Undo" }));
    expect(screen.getByRole("dialog")).toBeInTheDocument();
  });
});
