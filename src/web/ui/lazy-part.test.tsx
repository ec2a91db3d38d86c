import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Suspense } from "react";
import { expect, test } from "vitest";
import { lazyPart } from "./lazy-part.tsx";

const makePart = () => lazyPart(async () => () => <input aria-label="Note" />);

test("a part that was not fetched comes after its fallback", async () => {
  const Part = makePart();
  render(
    <Suspense fallback="Loading">
      <Part />
    </Suspense>,
  );
  expect(screen.getByText("Loading")).toBeVisible();
  expect(await screen.findByRole("textbox", { name: "Note" })).toBeVisible();
});

test("a part that was fetched shows at once", async () => {
  const Part = makePart();
  expect(Part.isLoaded()).toBe(false);
  await Part.preload();
  expect(Part.isLoaded()).toBe(true);
  render(
    <Suspense fallback="Loading">
      <Part />
    </Suspense>,
  );
  expect(screen.getByRole("textbox", { name: "Note" })).toBeVisible();
});

test("what is typed in a part outlives that it is fetched once more", async () => {
  const Part = makePart();
  const screenWithPart = (
    <Suspense fallback="Loading">
      <Part />
    </Suspense>
  );
  const { rerender } = render(screenWithPart);
  const note = await screen.findByRole("textbox", { name: "Note" });
  await userEvent.type(note, "Call Jo");
  await Part.preload();
  rerender(screenWithPart);
  expect(screen.getByRole("textbox", { name: "Note" })).toHaveValue("Call Jo");
});

test("a fetch that failed is made again", async () => {
  let isAway = true;
  const Part = lazyPart(async () => {
    if (isAway) throw new TypeError("Failed to fetch");
    return () => <p>Here</p>;
  });
  await expect(Part.preload()).rejects.toThrow("Failed to fetch");
  expect(Part.isLoaded()).toBe(false);
  isAway = false;
  await Part.preload();
  render(<Part />);
  expect(screen.getByText("Here")).toBeVisible();
});
