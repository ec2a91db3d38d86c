import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ISAP_PATHS } from "#shared/isap/isap.contract.ts";
import { api } from "#tests/support/app-api.ts";
import {
  field,
  fillStepOne,
  fillToLastStep,
  openIsap,
  press,
  stepHeading,
} from "#tests/support/isap-screen.tsx";

describe("completing", () => {
  test("sends exactly the answers with the mode, and says so", async () => {
    const rendered = openIsap({ mode: "business" });
    const { person } = rendered;
    await fillToLastStep(rendered, ["Peace", "Purpose"]);
    await person.type(screen.getByLabelText("Review time (optional)"), "07:30");
    await person.click(screen.getByRole("button", { name: /safety plan/ }));
    await person.click(await screen.findByRole("checkbox", { name: "Fallback Plans" }));
    await press(person, "Complete");

    expect(await screen.findByText("ISAP Compass Complete")).toBeInTheDocument();
    expect(
      screen.getByText("Your strategic direction has been set. Ready to build SMART objectives."),
    ).toBeInTheDocument();
    expect(await api.get(ISAP_PATHS.list)).toMatchObject([
      {
        situation: "The lease ends soon.",
        consciousness: ["It ends in March.", "Jo has a room.", "The deposit is saved."],
        clarity: ["Purpose", "Peace"],
        control: { people: "Jo", time: "Saturdays", budget: "", skills: "" },
        cadence: "weekly",
        reviewTime: "07:30",
        tags: ["escape-route"],
        mode: "business",
      },
    ]);
    expect(screen.getByRole("link", { name: "Create priorities" })).toHaveAttribute(
      "href",
      "/objectives?pillar=Purpose",
    );
    expect(screen.getByText("Weekly, at 7:30 AM")).toBeInTheDocument();
    expect(screen.getByText("No Watch Outs came up for this session.")).toBeInTheDocument();
  });

  test("an empty review time is sent as none", async () => {
    const rendered = openIsap();
    await fillToLastStep(rendered, ["Peace", "Purpose"]);
    await press(rendered.person, "Complete");
    await screen.findByText("ISAP Compass Complete");
    expect(api.sent("POST /api/isap")[0]?.body).toMatchObject({ reviewTime: null, tags: [] });
  });

  test("saves once for two quick presses and says that it is saving", async () => {
    const rendered = openIsap();
    await fillToLastStep(rendered, ["Peace"]);
    const held = api.hold("POST /api/isap");
    const button = screen.getByRole("button", { name: "Complete" });
    await rendered.person.dblClick(button);
    expect(button).toHaveTextContent("Saving...");
    expect(api.sent("POST /api/isap")).toHaveLength(1);
    held.release();
    await screen.findByRole("heading", { name: "Your direction is set" });
  });

  test("a failure keeps everything, shows the server's sentence and can be tried again", async () => {
    const rendered = openIsap();
    const { person } = rendered;
    await fillToLastStep(rendered, ["Peace"]);
    api.fail("POST /api/isap", 503, "The server is being updated. Try again in a minute.");
    await press(person, "Complete");
    expect(await screen.findByText("Failed to save ISAP session")).toBeInTheDocument();
    expect(screen.getByText("The server is being updated. Try again in a minute.")).toBeInTheDocument();
    expect(screen.getByText("Not saved yet. Everything you wrote is still here.")).toBeInTheDocument();

    api.fail("POST /api/isap", 502);
    await press(person, "Complete");
    expect(await screen.findByText("Please try again.")).toBeInTheDocument();

    api.restore("POST /api/isap");
    await press(person, "Complete");
    await screen.findByRole("heading", { name: "Your direction is set" });
    const [first, , third] = api.sent("POST /api/isap");
    expect(third?.body).toEqual(first?.body);
  });

  test("the list and the latest session are loaded again", async () => {
    const rendered = openIsap();
    expect(screen.queryByRole("button", { name: "Export" })).not.toBeInTheDocument();
    await fillToLastStep(rendered, ["Peace"]);
    await press(rendered.person, "Complete");
    expect(await screen.findByRole("button", { name: "Export" })).toBeInTheDocument();
    expect(api.sent("GET /api/isap")).toHaveLength(2);
  });

  test("four pillars bring up W10 before W1, each with its reason", async () => {
    const rendered = openIsap();
    await fillToLastStep(rendered, ["Presence", "Purpose", "Production", "Peace"]);
    await press(rendered.person, "Complete");
    const title = await screen.findByRole("heading", { name: "Your direction is set" });
    expect(title).toHaveFocus();
    const titles = screen.getAllByRole("heading", { level: 4 }).map((heading) => heading.textContent);
    expect(titles).toEqual([
      "W10 · Everything at once",
      "W1 · Spread over many fronts",
      "W18 · No pause in the plan",
    ]);
    expect(screen.getByText(/^You chose all 4 pillars/)).toBeInTheDocument();
    expect(screen.getByText("Your review doesn't have a time of day yet.")).toBeInTheDocument();
    expect(screen.getAllByText("One small option:")).toHaveLength(3);
  });

  test("a new session starts empty, with a weekly cadence and the focus on its first step", async () => {
    const rendered = openIsap();
    const { person } = rendered;
    await fillToLastStep(rendered, ["Peace"]);
    await person.click(screen.getByRole("radio", { name: "Biweekly" }));
    await press(person, "Complete");
    await person.click(await screen.findByRole("button", { name: "Start New ISAP Session" }));
    expect(stepHeading("Consciousness")).toHaveFocus();
    expect(field("What is the situation?")).toHaveValue("");
    await fillStepOne(rendered);
    expect(screen.getByRole("checkbox", { name: "Peace" })).not.toBeChecked();
    await person.click(screen.getByRole("checkbox", { name: "Purpose" }));
    await press(person, "Next");
    expect(field("People")).toHaveValue("");
    await person.type(field("Budget"), "10");
    await press(person, "Next");
    expect(screen.getByRole("radio", { name: "Weekly" })).toBeChecked();
  });
});

test("the overview is a list with its bold words, not raw marks", async () => {
  const { person, container } = openIsap();
  await press(person, "From overwhelmed to a first step");
  expect(screen.getByText("Consciousness", { selector: "strong" })).toBeInTheDocument();
  expect(container).not.toHaveTextContent("**");
});
