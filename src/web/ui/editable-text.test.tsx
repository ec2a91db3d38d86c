import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { CHANGED_ELSEWHERE, refusalOf, useAutosave } from "#web/platform/forms/use-autosave.ts";
import { EditableText, type EditableTextProps } from "./editable-text.tsx";

const LONG = "The van is booked for Saturday at nine, and Jo keeps the second key.";

type Props = Partial<Omit<EditableTextProps, "edited">> & { value?: string; requiredMessage?: string };

/** A text whose store can be told to fail a number of times. */
function setup({ value: first = "Pack the kitchen", requiredMessage, ...props }: Props = {}, failures = 0) {
  const saved: string[] = [];
  let left = failures;
  function Page() {
    const [value, setValue] = useState(first);
    const save = async (next: string) => {
      left -= 1;
      if (left >= 0) throw new Error("The server could not be reached.");
      saved.push(next);
      setValue(next);
    };
    return (
      <>
        <Note props={props} value={value} save={save} requiredMessage={requiredMessage} />
        <button type="button">Elsewhere</button>
      </>
    );
  }
  const view = renderScreen(<Page />);
  return { ...view, saved, user: view.person };
}

interface NoteProps {
  props?: Props;
  value: string;
  save: (text: string) => Promise<void>;
  requiredMessage?: string | undefined;
}

function Note({ props = {}, value, save, requiredMessage }: NoteProps) {
  const limits = { label: "Note", ...props, ...(requiredMessage && { requiredMessage }) };
  const edited = useAutosave({ name: "note", stored: value, save, refuse: refusalOf(limits) });
  return <EditableText label="Note" {...props} edited={edited} />;
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
  function Page() {
    const [value, setValue] = useState("One");
    const slow = async (next: string) => {
      await new Promise<void>((resolve) => (finish = resolve));
      setValue(next);
    };
    return <Note value={value} save={slow} />;
  }
  const { person } = renderScreen(<Page />);
  await person.click(await opener());
  await person.keyboard(" two{Escape}");
  expect(screen.getByText("Saving...")).toBeInTheDocument();
  finish();
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

test("what could not be saved is there after a reload, and is sent again", async () => {
  const { user, unmount } = setup({}, 9);
  await user.click(await opener());
  await user.keyboard(" last{Escape}");
  await screen.findByRole("alert");
  unmount();
  const { saved } = setup();
  expect(await opener()).toHaveAccessibleName("Edit Note: Pack the kitchen last");
  await waitFor(() => expect(saved).toEqual(["Pack the kitchen last"]));
});

test("what was changed elsewhere meanwhile is not overwritten without a word", async () => {
  const { user, unmount } = setup({}, 9);
  await user.click(await opener());
  await user.keyboard(" last{Escape}");
  await screen.findByRole("alert");
  unmount();
  const { saved } = setup({ value: "Pack the cellar" });
  expect(await screen.findByRole("alert")).toHaveTextContent(CHANGED_ELSEWHERE);
  expect(editor()).toHaveValue("Pack the kitchen last");
  await user.click(screen.getByRole("button", { name: "Undo changes" }));
  expect(await opener()).toHaveAccessibleName("Edit Note: Pack the cellar");
  expect(saved).toEqual([]);
});

test("an open edit is saved when the screen goes away", async () => {
  const { saved, user, unmount } = setup();
  await user.click(await opener());
  await user.keyboard(" last");
  unmount();
  await waitFor(() => expect(saved).toEqual(["Pack the kitchen last"]));
});
