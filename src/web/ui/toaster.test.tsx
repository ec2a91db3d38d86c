import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
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

test("one toast at a time: the newest", () => {
  render(<Toaster />);
  show({ title: "Milestone Added" });
  show({ title: "Export Failed", description: "Could not export data.", variant: "destructive" });
  expect(screen.queryByText("Milestone Added")).not.toBeInTheDocument();
  expect(screen.getByText("Export Failed")).toBeInTheDocument();
  expect(screen.getByText("Could not export data.")).toBeInTheDocument();
});

test("Undo runs its action and the toast goes", async () => {
  const undo = vi.fn();
  render(<Toaster />);
  show({
    title: "Objective Deleted",
    action: { label: "Undo", altText: "Restore the objective", onClick: undo },
  });
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(undo).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText("Objective Deleted")).not.toBeInTheDocument());
});

test("a toast stays 5 seconds, one with an action 10", () => {
  vi.useFakeTimers();
  render(<Toaster />);
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  show({ title: "Saved" });
  wait(4_900);
  expect(screen.getByText("Saved")).toBeInTheDocument();
  wait(200);
  expect(screen.queryByText("Saved")).not.toBeInTheDocument();

  show({
    title: "Item deleted",
    action: { label: "Undo", altText: "Put it back", onClick: () => undefined },
  });
  wait(9_900);
  expect(screen.getByText("Item deleted")).toBeInTheDocument();
  wait(200);
  expect(screen.queryByText("Item deleted")).not.toBeInTheDocument();
});

test("a toast is read out", async () => {
  render(<Toaster />);
  show({ title: "Objective Created", description: "It is on your list." });
  const status = await screen.findByRole("status");
  await waitFor(() => expect(status).toHaveTextContent("Objective Created"));
});
