import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderDashboard, sampleDashboard, sampleObjective } from "#tests/support/dashboard-screen.tsx";
import { type FakeRoutes, failure, heldAnswer, json, noContent } from "#tests/support/fake-api.ts";
import { sampleId } from "#tests/support/sample-id.ts";

const POST = "POST /api/instant-plan";
const DELETE = "DELETE /api/objectives/:id";
const planned = sampleObjective(1, { title: "Sort out the garage" });
const HELP =
  "Thank you for writing this down. If anyone is in danger right now, call your local emergency number: 911 in the US and Canada, 112 in the EU. You can call 1-800-799-7233; everywhere else, findahelpline.com lists people.";

function open(routes: FakeRoutes = {}) {
  // Asked for the first time while it is being rendered.
  let api: ReturnType<typeof renderDashboard>["api"] | undefined;
  const count = (route: string) => api?.sent(route).length ?? 0;
  const rendered = renderDashboard(
    {},
    {
      "GET /api/dashboard": () => {
        const isThere = count(POST) > count(DELETE);
        const newest = isThere ? [planned] : [];
        const data = { newest, active: newest.length, overallProgress: 0 };
        return json(sampleDashboard({ objectives: { data } }));
      },
      [POST]: () => json({ message: "A first plan with two steps.", objectiveId: planned.id }, 201),
      "GET /api/objectives": () => json([planned]),
      ...routes,
    },
  );
  api = rendered.api;
  return rendered;
}
const box = () => screen.getByRole("textbox", { name: "Instant Plan" });
const button = () => screen.getByRole("button", { name: "Plan it" });

describe("one sentence", () => {
  test("is needed before anything can be planned", async () => {
    const { api, person } = open();
    expect(button()).toBeDisabled();
    await person.type(box(), "   {Enter}");
    expect(button()).toBeDisabled();
    expect(api.sent(POST)).toHaveLength(0);
  });

  test("of more than 500 characters is not cut, and the person is told", async () => {
    const { api, person } = open();
    await person.click(box());
    await person.paste(`Sort out the garage ${"and the attic ".repeat(40)}`);
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Your sentence can have at most 500 characters. It has 579.",
    );
    await person.click(button());
    expect(api.sent(POST)).toHaveLength(0);
    expect(box()).toHaveValue(`Sort out the garage ${"and the attic ".repeat(40)}`);
  });

  test("is sent once by Enter, with the zone and the mode, and becomes an objective", async () => {
    const { api, person } = open();
    await screen.findByText("Nothing planned yet");
    const { handler, give } = heldAnswer();
    api.on(POST, handler);
    await person.type(box(), " Sort out the garage {Enter}{Enter}");
    expect(screen.getByRole("button", { name: "Planning..." })).toBeInTheDocument();
    give(json({ message: "A first plan with two steps.", objectiveId: planned.id }, 201));

    expect(await screen.findByText("Plan created!")).toBeInTheDocument();
    expect(api.sent(POST).map(({ body }) => body)).toEqual([
      {
        sentence: "Sort out the garage",
        timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        mode: "life",
      },
    ]);
    expect(screen.getAllByText("A first plan with two steps.")).toHaveLength(2);
    expect(screen.queryByRole("textbox", { name: "Instant Plan" })).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Your plan is ready" })).toHaveFocus();
    expect(screen.getByRole("link", { name: "Open and edit" })).toHaveAttribute(
      "href",
      `/objectives?objective=${planned.id}&from=dashboard`,
    );
    expect(await screen.findByRole("link", { name: /^Sort out the garage/ })).toBeInTheDocument();
  });

  test("without a message from the server has the product's own words", async () => {
    const { person } = open({ [POST]: () => json({ message: "", objectiveId: planned.id }, 201) });
    await person.type(box(), "x{Enter}");
    expect((await screen.findAllByText("Your action is ready to go.")).length).toBeGreaterThan(0);
  });

  test("stays on screen when it could not be planned", async () => {
    const { person } = open({ [POST]: () => failure(500, "Something broke.") });
    await person.type(box(), "Sort out the garage");
    await person.click(button());
    expect(await screen.findByText("Couldn't create plan")).toBeInTheDocument();
    expect(screen.getByText("Try again or use the full ISAP Compass.")).toBeInTheDocument();
    expect(box()).toHaveValue("Sort out the garage");
    await waitFor(() => expect(button()).toBeEnabled());
  });
});

describe("undo", () => {
  test("deletes the objective and gives the sentence back", async () => {
    const { api, person } = open({
      "DELETE /api/objectives/:id": () => json({ undoId: sampleId(900) }),
      "POST /api/undo/:id": () => noContent(),
    });
    await person.type(box(), "Sort out the garage{Enter}");
    await screen.findByRole("link", { name: /^Sort out the garage/ });
    await person.click(screen.getByRole("button", { name: "Undo" }));

    expect(await screen.findByText("Objective Deleted")).toBeInTheDocument();
    expect(api.sent("DELETE /api/objectives/:id").map(({ params }) => params.id)).toEqual([planned.id]);
    expect(box()).toHaveValue("Sort out the garage");
    expect(box()).toHaveFocus();
    expect(screen.queryByRole("link", { name: /^Sort out the garage/ })).not.toBeInTheDocument();
  });

  test("that fails leaves the plan where it is", async () => {
    const { person } = open({ "DELETE /api/objectives/:id": () => failure(500, "Something broke.") });
    await person.type(box(), "Sort out the garage{Enter}");
    await screen.findByRole("link", { name: /^Sort out the garage/ });
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Failed to delete objective")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Your plan is ready" })).toBeInTheDocument();
  });
});

describe("a sentence that speaks of danger", () => {
  test("is answered in a card that stays until it is closed, never in a toast", async () => {
    const { person } = open({ [POST]: () => json({ message: HELP, objectiveId: null }) });
    await person.type(box(), "danger{Enter}");
    const heading = await screen.findByRole("heading", { name: "You come first" });
    expect(heading).toHaveFocus();
    expect(screen.getByRole("region", { name: "You come first" })).toHaveTextContent(
      "Thank you for writing this down.",
    );
    expect(screen.queryByText("Plan created!")).not.toBeInTheDocument();
    expect(
      screen
        .getAllByRole("link")
        .flatMap((link) => link.getAttribute("href")?.match(/^tel:.*|.*helpline.*/) ?? []),
    ).toEqual(["tel:911", "tel:112", "tel:1-800-799-7233", "https://findahelpline.com"]);
    await person.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText("You come first")).not.toBeInTheDocument();
    expect(box()).toHaveFocus();
  });

  test.each([
    ["while the server is away", "I want to die"],
    ["however long it is", `I want to kill myself ${"and nobody knows ".repeat(40)}`],
  ])("is answered %s, and is not sent", async (_, sentence) => {
    const { api, person } = open({
      [POST]: () => {
        throw new TypeError("Failed to fetch");
      },
    });
    await person.click(box());
    await person.paste(sentence);
    await person.keyboard("{Enter}");
    const help = await screen.findByRole("region", { name: "You come first" });
    expect(help).toHaveTextContent("You can call or text 988 in the US and Canada at any hour");
    expect(screen.queryByText("Couldn't create plan")).not.toBeInTheDocument();
    expect(api.sent(POST)).toHaveLength(0);
  });
});
