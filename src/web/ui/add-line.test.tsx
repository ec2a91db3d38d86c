import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { AddLine } from "./add-line.tsx";

/** A list on a slow server: each addition waits until the test answers it. */
function renderSlowly() {
  const asked: { line: string; store: () => void; refuse: (sentence: string) => void }[] = [];
  const onAdd = (line: string) =>
    new Promise<void>((resolve, reject) => {
      asked.push({ line, store: resolve, refuse: (sentence) => reject(new Error(sentence)) });
    });
  function Line() {
    const [value, change] = useState("");
    return <AddLine what="priority" placeholder="What's next?" draft={{ value, change }} onAdd={onAdd} />;
  }
  render(<Line />);
  const answer = (index: number, how: "store" | "refuse") =>
    act(async () => asked[index]?.[how]("The server is away."));
  return { asked: () => asked.map(({ line }) => line), answer, person: userEvent.setup() };
}
const box = () => screen.getByRole("textbox", { name: "New priority" });

test("several are typed in a row without waiting, and added one after the other", async () => {
  const { asked, answer, person } = renderSlowly();
  await person.type(box(), " Book the van {Enter}");
  expect(box()).toHaveValue("");
  expect(box()).toHaveFocus();
  await person.type(box(), "Call the school{Enter}");
  expect(asked()).toEqual(["Book the van"]);
  expect(screen.getByRole("status")).toHaveTextContent("Adding...");
  await answer(0, "store");
  expect(asked()).toEqual(["Book the van", "Call the school"]);
  await answer(1, "store");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("several pasted lines become several, without their bullets", async () => {
  const { asked, answer, person } = renderSlowly();
  await person.type(box(), "Book ");
  await person.paste("the van\r\n\n- Call the school\n2. [ ] Pay");
  expect(box()).toHaveValue("");
  for (const index of [0, 1, 2]) await answer(index, "store");
  expect(asked()).toEqual(["Book the van", "Call the school", "Pay"]);
});

test("one pasted line stays in the box to be changed", async () => {
  const { asked, person } = renderSlowly();
  await person.click(box());
  await person.paste("Book the van\n");
  expect(box()).toHaveValue("Book the van");
  expect(asked()).toEqual([]);
});

test("pressing Enter once more adds nothing and blames nobody", async () => {
  const { asked, answer, person } = renderSlowly();
  await person.type(box(), "Book the van{Enter}{Enter}");
  expect(box()).toBeValid();
  await answer(0, "store");
  expect(asked()).toEqual(["Book the van"]);
  await person.keyboard("{Enter}");
  expect(box()).toHaveAccessibleDescription("Write a few words for the priority first.");
});

test("what could not be added comes back into the box", async () => {
  const { answer, person } = renderSlowly();
  await person.type(box(), "Book the van{Enter}");
  await answer(0, "refuse");
  expect(box()).toHaveValue("Book the van");
  expect(box()).toHaveAccessibleDescription("The server is away.");
});

test("what could not be added stays beside the box while the next is typed", async () => {
  const { asked, answer, person } = renderSlowly();
  await person.type(box(), "Book the van{Enter}Call the");
  await answer(0, "refuse");
  expect(box()).toHaveValue("Call the");
  expect(screen.getByText("Not added: Book the van")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Try again to add Book the van" }));
  expect(screen.queryByText("Not added: Book the van")).not.toBeInTheDocument();
  expect(asked()).toEqual(["Book the van", "Book the van"]);
});
