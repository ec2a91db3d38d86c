import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

test("a pending button says its word, keeps focus and ignores presses", async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (pending: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" pending={pending} pendingLabel="Saving..." onClick={onClick}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);

  rerender(form(true));
  const button = screen.getByRole("button", { name: "Saving..." });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-busy", "true");
  await userEvent.click(button);
  await userEvent.keyboard("{Enter}");
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test("a button in a form does not submit unless it is told to", async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button>Add a row</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Add a row" }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a double click starts what can be pending once, and anything else twice", async () => {
  const onClick = vi.fn();
  const { rerender } = render(
    <Button pending={false} onClick={onClick}>
      Sign out
    </Button>,
  );
  await userEvent.dblClick(screen.getByRole("button"));
  expect(onClick).toHaveBeenCalledTimes(1);
  rerender(<Button onClick={onClick}>One more</Button>);
  await userEvent.dblClick(screen.getByRole("button"));
  expect(onClick).toHaveBeenCalledTimes(3);
});

test("a double click submits a form once", async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit">Create</Button>
    </form>,
  );
  await userEvent.dblClick(screen.getByRole("button"));
  expect(submit).toHaveBeenCalledTimes(1);
});
