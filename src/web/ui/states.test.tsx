import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Pencil } from "lucide-react";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { ErrorState } from "./error-state.tsx";
import { IconButton } from "./icon-button.tsx";
import { Menu, MenuItem } from "./menu.tsx";
import { CardGridSkeleton } from "./skeleton.tsx";
import { Tooltips } from "./tooltips.tsx";

test("the grid skeleton has six cards and says that it is loading", () => {
  render(<CardGridSkeleton />);
  expect(screen.getAllByTestId("skeleton-card")).toHaveLength(6);
  expect(screen.getByRole("status")).toHaveTextContent("Loading");
});

test("an empty list offers the first step, a failed one a retry", async () => {
  const onRetry = vi.fn();
  render(
    <>
      <EmptyState title="No Objectives Yet" text="Start with one." action={<Button>Create First</Button>} />
      <ErrorState message="Couldn't load your objectives." onRetry={onRetry} />
    </>,
  );
  expect(screen.getByRole("heading", { name: "No Objectives Yet" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Create First" })).toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent("Couldn't load your objectives.");
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test("an icon button has a name, and shows it on focus", async () => {
  render(
    <>
      <IconButton label="Edit title" icon={Pencil} />
      <Tooltips />
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Edit title" })).toHaveFocus();
  expect(await screen.findByRole("tooltip")).toHaveTextContent("Edit title");
  expect(screen.getByRole("button")).toHaveAccessibleDescription("Edit title");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
  expect(screen.getByRole("button")).not.toHaveAccessibleDescription();
});

test("a menu opens by keyboard and runs what is chosen", async () => {
  const onSelect = vi.fn();
  render(
    <Menu trigger={<Button>More</Button>}>
      <MenuItem onSelect={() => undefined}>Rename</MenuItem>
      <MenuItem onSelect={onSelect}>Delete</MenuItem>
    </Menu>,
  );
  screen.getByRole("button", { name: "More" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("menuitem", { name: "Rename" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onSelect).toHaveBeenCalledTimes(1);
});
