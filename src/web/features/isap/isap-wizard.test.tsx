import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import "#tests/support/app-api.ts";
import {
  field,
  fillStepOne,
  fillToLastStep,
  openIsap,
  press,
  stepHeading,
} from "#tests/support/isap-screen.tsx";

describe("the wizard's steps", () => {
  test("the first step asks for the situation and each truth, beside the field and with the focus there", async () => {
    const rendered = openIsap();
    const { person } = rendered;
    await press(person, "Next");
    expect(field("What is the situation?")).toHaveFocus();
    expect(field("What is the situation?")).toBeInvalid();
    expect(field("What is the situation?")).toHaveAccessibleDescription(/The situation is missing\./);

    await person.type(field("What is the situation?"), "The lease ends soon.");
    expect(field("What is the situation?")).toBeValid();
    await person.type(field("First truth"), "It ends in March.");
    await person.type(field("Second truth"), "   ");
    await press(person, "Next");
    expect(field("Second truth")).toHaveFocus();
    expect(field("Second truth")).toHaveAccessibleDescription("This truth is missing.");
    expect(field("First truth")).toHaveValue("It ends in March.");
    expect(stepHeading("Consciousness")).toBeInTheDocument();
  });

  test("the second step asks for a pillar, and advises against four without stopping", async () => {
    const rendered = openIsap();
    const { person } = rendered;
    await fillStepOne(rendered);
    expect(stepHeading("Clarity")).toHaveFocus();
    await press(person, "Next");
    expect(screen.getByText("Choose at least one pillar.")).toBeInTheDocument();
    expect(screen.getByRole("checkbox", { name: "Presence" })).toHaveFocus();

    for (const name of ["Presence", "Purpose", "Production"])
      await person.click(screen.getByRole("checkbox", { name }));
    expect(screen.queryByText(/You chose all four/)).not.toBeInTheDocument();
    await person.click(screen.getByRole("checkbox", { name: "Peace" }));
    expect(screen.getByText(/You chose all four/)).toBeInTheDocument();
    await press(person, "Next");
    expect(stepHeading("Control")).toBeInTheDocument();
  });

  test("the third step asks for one of four, whichever it is", async () => {
    const rendered = openIsap();
    const { person } = rendered;
    await fillStepOne(rendered);
    await person.click(screen.getByRole("checkbox", { name: "Peace" }));
    await press(person, "Next");
    await press(person, "Next");
    expect(field("People")).toHaveFocus();
    expect(field("People")).toHaveAccessibleDescription(
      /Fill in at least one of people, time, budget and skills\./,
    );
    await person.type(field("Skills"), "Packing");
    expect(field("People")).toBeValid();
    await press(person, "Next");
    expect(stepHeading("Cadence")).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "Weekly" })).toBeChecked();
  });

  test("the list of steps says which is current and which are done", async () => {
    const rendered = openIsap();
    await fillStepOne(rendered);
    const [first, second] = within(screen.getByRole("list", { name: "Steps" })).getAllByRole("listitem");
    expect(second).toHaveAttribute("aria-current", "step");
    expect(second).toHaveTextContent("Clarity");
    expect(first).not.toHaveAttribute("aria-current");
    expect(within(first as HTMLElement).getByLabelText("done")).toBeInTheDocument();
  });

  test("Previous is off on the first step, and going back keeps everything", async () => {
    const rendered = openIsap();
    const { person } = rendered;
    expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
    await fillToLastStep(rendered, ["Peace"]);
    await person.click(screen.getByRole("radio", { name: "Daily" }));
    for (const _ of [1, 2, 3]) await press(person, "Previous");
    expect(stepHeading("Consciousness")).toHaveFocus();
    expect(field("Third truth")).toHaveValue("The deposit is saved.");
    await press(person, "Next");
    expect(screen.getByRole("checkbox", { name: "Peace" })).toBeChecked();
    await press(person, "Next");
    expect(field("Time")).toHaveValue("Saturdays");
    await press(person, "Next");
    expect(screen.getByRole("radio", { name: "Daily" })).toBeChecked();
  });
});

describe("the draft on this device", () => {
  test("comes back at its step after leaving the screen, and can be cleared and brought back", async () => {
    const first = openIsap();
    await fillStepOne(first);
    await first.person.click(screen.getByRole("checkbox", { name: "Purpose" }));
    first.unmount();

    const { person } = openIsap();
    expect(screen.getByText(/^Your unfinished session from today at .+ is here\.$/)).toBeInTheDocument();
    expect(stepHeading("Clarity")).toBeInTheDocument();
    expect(screen.getByRole("checkbox", { name: "Purpose" })).toBeChecked();

    await press(person, "Start over");
    expect(stepHeading("Consciousness")).toHaveFocus();
    expect(field("What is the situation?")).toHaveValue("");
    expect(screen.queryByText(/unfinished session from/)).not.toBeInTheDocument();
    await press(person, "Undo");
    expect(screen.getByRole("checkbox", { name: "Purpose" })).toBeChecked();
    await press(person, "Previous");
    expect(field("What is the situation?")).toHaveValue("The lease ends soon.");
  });

  test("nothing is kept of an untouched wizard, and nothing after a session is saved", async () => {
    const untouched = openIsap();
    await press(untouched.person, "Next");
    untouched.unmount();
    const rendered = openIsap();
    expect(screen.queryByText(/unfinished session/)).not.toBeInTheDocument();
    await fillToLastStep(rendered, ["Peace"]);
    await press(rendered.person, "Complete");
    await screen.findByRole("heading", { name: "Your direction is set" });
    rendered.unmount();
    openIsap();
    expect(screen.queryByText(/unfinished session/)).not.toBeInTheDocument();
    expect(field("What is the situation?")).toHaveValue("");
  });
});
