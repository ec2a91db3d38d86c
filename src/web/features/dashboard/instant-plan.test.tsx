import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { INSTANT_PLAN_PATH } from "#shared/instant-plan/instant-plan.contract.ts";
import { OBJECTIVE_PATHS, type Objective } from "#shared/objectives/objectives.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { ownTimeZone } from "#web/platform/time/own-day.ts";
import { DashboardPage } from "./dashboard.page.tsx";

const POST = `POST ${INSTANT_PLAN_PATH}`;
const DELETE = "DELETE /api/objectives/:id";
const SENTENCE = "Sort out the garage";

const open = () => renderScreen(<DashboardPage />);
const box = () => screen.getByRole("textbox", { name: "Instant Plan" });
const button = () => screen.getByRole("button", { name: "Plan it" });
const stored = () => api.get<Objective[]>(OBJECTIVE_PATHS.list);
const inList = () => screen.queryByRole("link", { name: new RegExp(`^${SENTENCE}`) });

describe("one sentence", () => {
  test("is needed before anything can be planned", async () => {
    const { person } = open();
    await person.type(box(), "   {Enter}");
    expect(button()).toBeDisabled();
    expect(api.sent(POST)).toEqual([]);
  });

  test("of more than 500 characters is neither cut nor sent, and the person is told", async () => {
    const { person } = open();
    const long = `${SENTENCE} ${"and the attic ".repeat(40)}`;
    await person.click(box());
    await person.paste(long);
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Your sentence can have at most 500 characters. It has 579.",
    );
    await person.click(button());
    expect(box()).toHaveValue(long);
    expect(api.sent(POST)).toEqual([]);
  });

  test("is sent once by Enter, with the zone and the mode, and becomes an objective", async () => {
    const { person } = open();
    const held = api.hold(POST);
    await person.type(box(), ` ${SENTENCE} {Enter}{Enter}`);
    expect(screen.getByRole("button", { name: "Planning..." })).toBeInTheDocument();
    await waitFor(() => expect(held.count()).toBe(1));
    held.release();

    expect(await screen.findByText("Plan created!")).toBeInTheDocument();
    expect(api.bodies(POST)).toEqual([
      expect.objectContaining({ sentence: SENTENCE, timeZone: ownTimeZone(), mode: "life" }),
    ]);
    const [objective] = await stored();
    expect(objective).toMatchObject({ title: SENTENCE, specific: SENTENCE });
    expect(screen.getByRole("heading", { name: "Your plan is ready" })).toHaveFocus();
    expect(screen.getByRole("link", { name: "Open and edit" })).toHaveAttribute(
      "href",
      `/objectives?objective=${objective?.id}&from=dashboard`,
    );
    await waitFor(() => expect(inList()).toBeInTheDocument());
  });

  test("keeps the sentence and shows the way to the plans when the free plan is full", async () => {
    api.fail(POST, 402, "The free plan holds 5 active objectives.");
    const { person } = open();
    await person.type(box(), SENTENCE);
    await person.click(button());
    expect(await screen.findByText("The free plan holds 5 active objectives.")).toBeVisible();
    expect(screen.getByRole("button", { name: "See plans" })).toBeVisible();
    expect(screen.queryByText("Couldn't create plan")).toBeNull();
    expect(box()).toHaveValue(SENTENCE);
  });

  test("stays on screen when it could not be planned", async () => {
    api.fail(POST, 500, "Something broke.");
    const { person } = open();
    await person.type(box(), SENTENCE);
    await person.click(button());
    expect(await screen.findByText("Couldn't create plan")).toBeInTheDocument();
    expect(box()).toHaveValue(SENTENCE);
    await waitFor(() => expect(button()).toBeEnabled());
  });
});

describe("a sentence that leaves too much open", () => {
  test("is answered with a question; the answer makes the plan", async () => {
    const { person } = open();
    await person.type(box(), "the thing with the thing{Enter}");
    expect(await screen.findByText("What would be the first thing to do?")).toHaveFocus();
    expect(await stored()).toEqual([]);

    await person.click(screen.getByRole("button", { name: "Do one small piece of it today" }));
    expect(await screen.findByRole("heading", { name: "Your plan is ready" })).toHaveFocus();
    expect(api.bodies(POST).at(-1)).toMatchObject({
      sentence: "the thing with the thing",
      answer: "Do one small piece of it today",
    });
    expect(await stored()).toHaveLength(1);
  });

  test("takes an answer in the person's own words", async () => {
    const { person } = open();
    await person.type(box(), "the thing with the thing{Enter}");
    await person.type(
      await screen.findByRole("textbox", { name: "Your own answer" }),
      "call the plumber{Enter}",
    );
    expect(await screen.findByRole("heading", { name: "Your plan is ready" })).toBeInTheDocument();
    expect(await screen.findByRole("button", { name: /Edit milestone: .*plumber/i })).toBeInTheDocument();
  });

  test("is asked about anew when it is worded anew", async () => {
    const { person } = open();
    await person.type(box(), "the thing with the thing{Enter}");
    const question = await screen.findByText("What would be the first thing to do?");
    await person.type(box(), " in the shed");
    expect(question).not.toBeInTheDocument();
  });
});

describe("the plan that was made", () => {
  async function plan() {
    const { person } = open();
    await person.type(box(), "sell my old guitar{Enter}");
    await screen.findByRole("button", { name: "Edit Title: Sell my old guitar" });
    return person;
  }
  const steps = () =>
    screen.getAllByRole("button", { name: /^Edit milestone:/ }).map(({ textContent }) => textContent);

  test("shows title, measure, day and steps, each to be changed in place", async () => {
    const person = await plan();
    expect(screen.getByRole("button", { name: /^Edit Measurable: .*guitar is sold/ })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Confirm this day" })).toBeInTheDocument();
    await waitFor(() => expect(steps().length).toBeGreaterThan(1));

    await person.click(screen.getByRole("button", { name: "Edit Title: Sell my old guitar" }));
    await person.type(screen.getByRole("textbox", { name: "Title" }), " and amp");
    await person.click(screen.getByRole("button", { name: "Done" }));
    expect(
      await screen.findByRole("button", { name: "Edit Title: Sell my old guitar and amp" }),
    ).toBeVisible();
    expect((await stored())[0]?.title).toBe("Sell my old guitar and amp");
  });

  test("gives way to the next best one", async () => {
    const person = await plan();
    await waitFor(() => expect(steps().length).toBeGreaterThan(1));
    const first = steps();
    await person.click(screen.getByRole("button", { name: "Another way" }));
    await waitFor(() => expect(steps()).not.toEqual(first));
    const [objective] = await stored();
    expect(api.bodies(POST).at(-1)).toMatchObject({ id: objective?.id, variant: 1 });
    expect(await stored()).toHaveLength(1);
  });

  test("stays as it is when the next best one fails", async () => {
    const person = await plan();
    api.fail(POST, 500, "Something broke.");
    await person.click(screen.getByRole("button", { name: "Another way" }));
    expect(await screen.findByText("Couldn't change the plan")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Edit Title: Sell my old guitar" })).toBeInTheDocument();
  });
});

describe("undo", () => {
  async function plan() {
    const { person } = open();
    await person.type(box(), `${SENTENCE}{Enter}`);
    await waitFor(() => expect(inList()).toBeInTheDocument());
    return person;
  }

  test("deletes the objective and gives the sentence back", async () => {
    const person = await plan();
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Objective Deleted")).toBeInTheDocument();
    expect(await stored()).toEqual([]);
    expect(box()).toHaveValue(SENTENCE);
    expect(box()).toHaveFocus();
    await waitFor(() => expect(inList()).not.toBeInTheDocument());
  });

  test("that fails leaves the plan where it is", async () => {
    const person = await plan();
    api.fail(DELETE, 500, "Something broke.");
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Failed to delete objective")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Your plan is ready" })).toBeInTheDocument();
  });
});

describe("a sentence that speaks of danger", () => {
  test.each([
    ["", "I want to die"],
    ["without a connection", "I want to die"],
    ["however long it is", `I want to kill myself ${"and nobody knows ".repeat(40)}`],
  ])("is answered %s by the card, is not sent, and stays in the field", async (how, sentence) => {
    const { person } = open();
    if (how === "without a connection") api.disconnect();
    await person.click(box());
    await person.paste(sentence);
    await person.keyboard("{Enter}");
    const card = await screen.findByRole("region", { name: "You don't have to carry this alone" });
    expect(within(card).getByRole("heading", { level: 2 })).toHaveFocus();
    expect(screen.getByText("No plan was made of this. Your words are still here.")).toBeInTheDocument();
    expect(box()).toHaveValue(sentence);
    expect(api.sent(POST)).toEqual([]);
    expect(screen.queryByText("Plan created!")).not.toBeInTheDocument();
    await person.click(within(card).getByRole("button", { name: "Close" }));
    expect(card).not.toBeInTheDocument();
    expect(box()).toHaveFocus();
    expect(await stored()).toEqual([]);
  });
});
