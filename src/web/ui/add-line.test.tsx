import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { AddLine, type NewLine } from "./add-line.tsx";

/** A list on a slow server: each addition waits until the test answers it. */
function renderSlowly({
  left = [],
  present = [],
  typed = "",
}: {
  left?: NewLine[];
  present?: string[];
  typed?: string;
} = {}) {
  const asked: { line: NewLine; store: () => void; refuse: (sentence: string) => void }[] = [];
  const onAdd = (line: NewLine) =>
    new Promise<void>((resolve, reject) => {
      asked.push({ line, store: resolve, refuse: (sentence) => reject(new Error(sentence)) });
    });
  const unstored = new Map(left.map((line) => [line.id, line.text]));
  const draft = {
    left,
    keep: ({ id, text }: NewLine) => void unstored.set(id, text),
    forget: ({ id }: NewLine) => void unstored.delete(id),
  };
  function Line() {
    const [value, change] = useState(typed);
    return (
      <AddLine
        what="priority"
        placeholder="What's next?"
        draft={{ value, change, ...draft }}
        present={present}
        onAdd={onAdd}
      />
    );
  }
  const { unmount } = render(<Line />);
  const answer = (index: number | number[], how: "store" | "refuse") =>
    act(async () => {
      for (const one of [index].flat()) asked[one]?.[how]("The server is away.");
    });
  return {
    asked: () => asked.map(({ line }) => line.text),
    askedIds: () => asked.map(({ line }) => line.id),
    unstored: () => [...unstored.values()],
    answer,
    close: unmount,
    person: userEvent.setup(),
  };
}
const box = () => screen.getByRole("textbox", { name: "New priority" });

test("several are typed in a row without waiting for an answer", async () => {
  const { asked, answer, person } = renderSlowly();
  await person.type(box(), " Book the van {Enter}");
  expect(box()).toHaveValue("");
  expect(box()).toHaveFocus();
  await person.type(box(), "Call the school{Enter}");
  expect(screen.getByRole("status")).toHaveTextContent("Adding...");
  await answer(0, "store");
  expect(screen.getByRole("status")).toHaveTextContent("Adding...");
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

test("a line is kept on the device until it is stored, refused beside the box or not", async () => {
  const { unstored, answer, person } = renderSlowly();
  await person.type(box(), "Book the van{Enter}Call the school{Enter}Pay");
  expect(unstored()).toEqual(["Book the van", "Call the school"]);
  await answer(0, "store");
  await answer(1, "refuse");
  expect(unstored()).toEqual(["Call the school"]);
  await person.click(screen.getByRole("button", { name: "Try again to add Call the school" }));
  await answer(2, "store");
  expect(unstored()).toEqual([]);
});

test("two that fail at once are both kept", async () => {
  const { asked, answer, person } = renderSlowly();
  await person.type(box(), "Book the van{Enter}Call the school{Enter}");
  await answer([0, 1], "refuse");
  expect(asked()).toHaveLength(2);
  expect(box()).toHaveValue("Book the van");
  expect(screen.getByText("Not added: Call the school")).toBeVisible();
});

test("what comes back into the box is sent again under its id, unless it was changed", async () => {
  const { askedIds, unstored, answer, person } = renderSlowly();
  await person.type(box(), "Book the van{Enter}");
  await answer(0, "refuse");
  expect(unstored()).toEqual(["Book the van"]);
  await person.type(box(), "{Enter}");
  await answer(1, "refuse");
  expect(askedIds()[1]).toBe(askedIds()[0]);
  await person.type(box(), "s");
  expect(unstored()).toEqual([]);
  await person.type(box(), "{Enter}");
  expect(askedIds()[2]).not.toBe(askedIds()[0]);
});

test("a box that is closed and opened again sends nothing twice", async () => {
  const first = renderSlowly();
  await first.person.type(box(), "Book the van{Enter}");
  first.close();
  const id = first.askedIds()[0] ?? "";
  const again = renderSlowly({ left: [{ id, text: "Book the van" }] });
  await first.answer(0, "store");
  expect(again.asked()).toEqual([]);
});

test("what came back into the box of an earlier page is gone from it once it is in the list", async () => {
  const left = [{ id: "a", text: "Book the van" }];
  const { asked, unstored } = renderSlowly({ left, typed: "Book the van", present: ["Book the van"] });
  expect(box()).toHaveValue("");
  expect(unstored()).toEqual([]);
  expect(asked()).toEqual([]);
});

test("what came back into the box of an earlier page stays there to be changed", async () => {
  const left = [{ id: "a", text: "Book the van" }];
  const { asked, askedIds, person } = renderSlowly({ left, typed: "Book the van" });
  expect(asked()).toEqual([]);
  await person.type(box(), "{Enter}");
  expect(askedIds()).toEqual(["a"]);
});

test("what an earlier page left is added under its id, unless it was stored after all", async () => {
  const left = [
    { id: "a", text: "Book the van" },
    { id: "b", text: "Call the school" },
  ];
  const { askedIds, unstored, answer } = renderSlowly({ left, present: ["Book the van"] });
  expect(unstored()).toEqual(["Call the school"]);
  await waitFor(() => expect(askedIds()).toEqual(["b"]));
  await answer(0, "store");
  expect(unstored()).toEqual([]);
});
