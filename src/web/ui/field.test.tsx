import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { Button } from "./button.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { NativeSelect } from "./native-select.tsx";
import { PasswordInput } from "./password-input.tsx";
import { Textarea } from "./textarea.tsx";

function Form({ onDone }: { onDone: (values: { title: string; note: string }) => void }) {
  const form = useForm({ defaultValues: { title: "", note: "Jo has a key" } });
  const { errors } = form.formState;
  return (
    <form onSubmit={form.handleSubmit(onDone)}>
      <Field label="Title" required hint="Short enough to say aloud." error={errors.title?.message}>
        <Input {...form.register("title", { required: "Please give it a title." })} />
      </Field>
      <Field label="Note">
        <Textarea maxLength={40} {...form.register("note")} />
      </Field>
      <Button type="submit">Save</Button>
      <Button onClick={() => form.reset({ title: "", note: "" })}>Clear</Button>
    </form>
  );
}

test("a field ties its hint and error to the control, and works with register", async () => {
  const done: unknown[] = [];
  render(<Form onDone={(values) => done.push(values)} />);
  const title = screen.getByLabelText("Title");
  expect(title).toBeRequired();
  expect(title).toHaveAccessibleDescription("Short enough to say aloud.");
  expect(title).toBeValid();

  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(title).toBeInvalid());
  expect(title).toHaveAccessibleDescription("Short enough to say aloud. Please give it a title.");
  expect(title).toHaveFocus();

  await userEvent.type(title, "Move");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(done).toEqual([{ title: "Move", note: "Jo has a key" }]));
});

test("a text area counts what is in it, also when the form writes it", async () => {
  render(<Form onDone={() => undefined} />);
  expect(await screen.findByText("12 / 40")).toBeInTheDocument();
  expect(screen.getByLabelText("Note")).toHaveAccessibleDescription("At most 40 characters");
  await userEvent.type(screen.getByLabelText("Note"), ", and the number of the van");
  expect(screen.getByText("39 / 40")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("1 character left");
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(await screen.findByText("0 / 40")).toBeInTheDocument();
});

test("a select finds its label", async () => {
  render(
    <Field label="Pillar">
      <NativeSelect
        options={[
          { value: "Presence", label: "Presence" },
          { value: "Peace", label: "Peace" },
        ]}
      />
    </Field>,
  );
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Pillar" }), "Peace");
  expect(screen.getByLabelText("Pillar")).toHaveValue("Peace");
});

test("a password can be shown and hidden, and pasted", async () => {
  render(
    <Field label="Password">
      <PasswordInput autoComplete="current-password" />
    </Field>,
  );
  const password = screen.getByLabelText("Password");
  expect(password).toHaveAttribute("type", "password");
  expect(password).toHaveAttribute("autocomplete", "current-password");
  await userEvent.click(password);
  await userEvent.paste("correct horse");
  expect(password).toHaveValue("correct horse");
  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(password).toHaveAttribute("type", "text");
  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(password).toHaveAttribute("type", "password");
});
