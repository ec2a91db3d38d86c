import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { EditableText, type EditableTextProps } from "./editable-text.tsx";

const LONG = "The van is booked for Saturday at nine, and Jo keeps the second key.";

/** A text whose store can be told to fail a number of times. */
function setup(props: Partial<EditableTextProps> = {}, failures = 0) {
  const saved: string[] = [];
  let left = failures;
  function Page() {
    const [value, setValue] = useState(props.value ?? "Pack the kitchen");
    const save = async (next: string) => {
      left -= 1;
      if (left >= 0) throw new Error("The server could not be reached.");
      saved.push(next);
      setValue(next);
    };
    return (
      <>
        <EditableText label="Note" {...props} value={value} onSave={save} />
        <button type="button">Elsewhere</button>
      </>
    );
  }
  const view = render(<Page />);
  return { saved, user: userEvent.setup(), ...view };
}

const opener = () => screen.findByRole("button", { name: /^Edit Note/ });
const editor = () => screen.getByRole("textbox", { name: "Note" });

test.each(["{Control>}s{/Control}", "{Meta>}s{/Meta}", "{Escape}"])(
  "%s saves and gives focus back",
  async (keys) => {
    const { saved, user } = setup();
    (await opener()).focus();
    await user.keyboard("{Enter}");
    expect(editor()).toHaveFocus();
    await user.keyboard(" last");
    await user.keyboard(keys);
    expect(await opener()).toHaveAccessibleName("Edit Note: Pack the kitchen last");
    expect(saved).toEqual(["Pack the kitchen last"]);
    expect(await opener()).toHaveFocus();
  },
);

test("leaving saves, without pulling focus back", async () => {
  const { saved, user } = setup();
  await user.click(await opener());
  await user.keyboard(" last");
  await user.click(screen.getByRole("button", { name: "Elsewhere" }));
  await opener();
  expect(saved).toEqual(["Pack the kitchen last"]);
  expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
});

test("nothing is saved when nothing changed", async () => {
  const { saved, user } = setup();
  await user.click(await opener());
  await user.keyboard("{Escape}");
  await opener();
  expect(saved).toEqual([]);
});

test("a failed save keeps what was typed and can be retried", async () => {
  const { saved, user } = setup({}, 1);
  await user.click(await opener());
  await user.keyboard(" last{Escape}");
  expect(await screen.findByRole("alert")).toHaveTextContent("The server could not be reached.");
  expect(editor()).toHaveValue("Pack the kitchen last");
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await opener()).toHaveAccessibleName("Edit Note: Pack the kitchen last");
  expect(saved).toEqual(["Pack the kitchen last"]);
});

test("a required text refuses to be empty, and the old text can come back", async () => {
  const { saved, user } = setup({ required: true, requiredMessage: "Please keep a few words." });
  await user.click(await opener());
  await user.clear(editor());
  await user.keyboard("  {Escape}");
  expect(screen.getByRole("alert")).toHaveTextContent("Please keep a few words.");
  expect(editor()).toHaveValue("  ");
  await user.click(screen.getByRole("button", { name: "Undo changes" }));
  expect(await opener()).toHaveAccessibleName("Edit Note: Pack the kitchen");
  expect(saved).toEqual([]);
});

test("says that it is saving", async () => {
  let finish = () => {};
  const slow = () => new Promise<void>((resolve) => (finish = resolve));
  render(<EditableText label="Note" value="One" onSave={slow} />);
  await userEvent.click(await opener());
  await userEvent.keyboard(" two{Escape}");
  expect(screen.getByText("Saving...")).toBeInTheDocument();
  finish();
  // The caller's value has not caught up, yet the saved text stands.
  expect(await opener()).toHaveAccessibleName("Edit Note: One two");
});

test("counts its characters and refuses too many without cutting anything off", async () => {
  const { saved, user } = setup({ value: "", maxLength: 12 });
  await user.click(await opener());
  await user.paste("Four words are many");
  await user.keyboard("{Control>}s{/Control}");

  expect(editor()).toHaveValue("Four words are many");
  expect(screen.getByText("19 / 12")).toBeInTheDocument();
  expect(screen.getByText("That is 7 characters too many. Nothing was cut off.")).toBeInTheDocument();
  expect(saved).toEqual([]);

  await user.keyboard("{Backspace>7/}{Control>}s{/Control}");
  expect(saved).toEqual(["Four words a"]);
});

test("a single line saves on Enter", async () => {
  const { saved, user } = setup({ singleLine: true });
  await user.click(await opener());
  await user.keyboard(" last{Enter}");
  await opener();
  expect(saved).toEqual(["Pack the kitchen last"]);
});

test("offers the full screen above 60 characters, and saves from there", async () => {
  const { saved, user } = setup({ value: LONG.slice(0, 60) });
  await user.click(await opener());
  expect(screen.queryByRole("button", { name: "Full screen" })).not.toBeInTheDocument();
  await user.keyboard("!");
  await user.click(screen.getByRole("button", { name: "Full screen" }));
  const dialog = await screen.findByRole("dialog", { name: "Note" });
  expect(saved).toEqual([]);
  expect(editor()).toHaveFocus();
  await user.keyboard(" More.");
  await user.keyboard("{Control>}s{/Control}");
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(saved).toEqual([`${LONG.slice(0, 60)}! More.`]);
  await waitFor(async () => expect(await opener()).toHaveFocus());
});

test("an open edit is saved when the screen goes away", async () => {
  const { saved, user, unmount } = setup();
  await user.click(await opener());
  await user.keyboard(" last");
  unmount();
  await waitFor(() => expect(saved).toEqual(["Pack the kitchen last"]));
});
