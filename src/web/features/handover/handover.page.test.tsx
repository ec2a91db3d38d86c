import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { HANDOVER_PATHS } from "#shared/handover/handover.contract.ts";
import { api } from "#tests/support/app-api.ts";
import {
  answer,
  CHANGED,
  justLogged,
  PERSISTS,
  PRIORITY,
  renderHandovers,
  sampleBriefing,
  storeDay,
} from "#tests/support/handover-screen.tsx";
import type { RenderedScreen } from "#tests/support/render-screen.tsx";
import { ownToday } from "#web/platform/time/own-day.ts";

const log = () => screen.getByRole("button", { name: "Log Handover" });
const entries = () =>
  screen.queryAllByRole("article").map((entry) => within(entry).queryAllByRole("definition")[0]?.textContent);
const emptyLog = () => screen.findByRole("heading", { name: "No handovers yet" });

async function writeAnswers({ person }: RenderedScreen) {
  await person.type(answer(CHANGED), "The van is booked");
  await person.type(answer(PERSISTS), "No boxes yet");
  await person.type(answer(PRIORITY), "Buy boxes");
}

describe("logging a handover", () => {
  test("stores the three answers for today and shows them at the top of the log", async () => {
    const rendered = await renderHandovers([sampleBriefing(1)]);
    await waitFor(() => expect(entries()).toEqual(["Change 1"]));
    expect(screen.getByLabelText(/Operational period/)).toHaveValue(ownToday());
    await writeAnswers(rendered);
    await rendered.person.click(log());

    expect(await screen.findByText("Shift Handover Logged")).toBeVisible();
    expect(await api.get(HANDOVER_PATHS.list)).toMatchObject([
      {
        opPeriod: ownToday(),
        whatChanged: "The van is booked",
        whatPersists: "No boxes yet",
        onePriority: "Buy boxes",
      },
      { whatChanged: "Change 1" },
    ]);
    expect(entries()).toEqual(["The van is booked", "Change 1"]);
    expect(answer(CHANGED)).toHaveValue("");
    expect(answer(PRIORITY)).toHaveValue("");
  });

  test("a day that is handed over already says so, and leads to its handover", async () => {
    const { person } = await renderHandovers([justLogged(1), sampleBriefing(2)]);
    await person.click(await screen.findByRole("link", { name: "Edit that handover" }));
    expect(screen.getByRole("form", { name: "Edit handover" })).toBeVisible();
    const day = screen.getAllByLabelText(/Operational period/)[0] as HTMLInputElement;
    fireEvent.change(day, { target: { value: "2026-11-20" } });
    await person.click(await screen.findByRole("link", { name: "Show that handover" }));
    expect(
      screen.getAllByRole("article").find((entry) => entry === document.activeElement),
    ).toHaveTextContent("Change 2");
    fireEvent.change(day, { target: { value: "2026-11-19" } });
    await waitFor(() => expect(screen.queryByText(/You already logged a handover/)).not.toBeInTheDocument());
  });

  test("says what is missing, beside the answers too", async () => {
    const { person } = await renderHandovers([]);
    await emptyLog();
    await person.type(answer(CHANGED), "The van is booked");
    await person.click(log());

    expect(await screen.findByText("Validation Error")).toBeVisible();
    expect(screen.getByText("Please answer all three handover questions")).toBeVisible();
    expect(answer(PERSISTS)).toHaveAccessibleDescription(/What persists is missing\./);
    expect(answer(PRIORITY)).toHaveAccessibleDescription(/The one priority is missing\./);
    expect(answer(CHANGED)).toHaveValue("The van is booked");
    expect(answer(PERSISTS)).toHaveFocus();
    expect(api.sent("POST /api/briefings")).toEqual([]);
  });

  test("can be late, never early", async () => {
    const rendered = await renderHandovers([]);
    const { person } = rendered;
    await emptyLog();
    await writeAnswers(rendered);
    const period = screen.getByLabelText(/Operational period/);
    await person.clear(period);
    await person.type(period, "2999-01-01");
    await person.click(log());
    expect(period).toHaveAccessibleDescription(
      /That day hasn't started yet\. Choose today or an earlier day\./,
    );
    expect(api.sent("POST /api/briefings")).toEqual([]);

    await person.clear(period);
    await person.type(period, "2026-11-02");
    await person.click(log());
    expect(await screen.findByText("Shift Handover Logged")).toBeVisible();
    expect(api.sent("POST /api/briefings")[0]?.body).toMatchObject({ opPeriod: "2026-11-02" });
    expect(api.sent("GET /api/handover/prefill").map(({ query }) => query.get("date"))).toContain(
      "2026-11-02",
    );
  });

  test("keeps everything when it fails, with the server's sentence", async () => {
    api.fail("POST /api/briefings", 500, "The disk is full.");
    const rendered = await renderHandovers([]);
    await emptyLog();
    await writeAnswers(rendered);
    await rendered.person.click(log());
    expect(await screen.findByText("Failed to log handover")).toBeVisible();
    expect(screen.getByText("The disk is full.")).toBeVisible();
    expect(answer(CHANGED)).toHaveValue("The van is booked");

    api.fail("POST /api/briefings", 500);
    await rendered.person.click(log());
    expect(await screen.findByText("Please try again.")).toBeVisible();
    expect(answer(PRIORITY)).toHaveValue("Buy boxes");
  });

  test("is sent once, and the button says so meanwhile", async () => {
    const held = api.hold("POST /api/briefings");
    const rendered = await renderHandovers([]);
    await emptyLog();
    await writeAnswers(rendered);
    await rendered.person.dblClick(log());
    expect(await screen.findByRole("button", { name: "Logging..." })).toHaveAttribute("aria-busy", "true");
    held.release();
    expect(await screen.findByText("Shift Handover Logged")).toBeVisible();
    expect(api.sent("POST /api/briefings")).toHaveLength(1);
  });
});

describe("the draft", () => {
  test("is there again the next time, and can be thrown away and brought back", async () => {
    const first = await renderHandovers([]);
    await emptyLog();
    await first.person.type(answer(CHANGED), "Sam is ill");
    first.unmount();

    const { person } = await renderHandovers([]);
    await emptyLog();
    expect(screen.getByText("Here's what you started.")).toBeVisible();
    expect(answer(CHANGED)).toHaveValue("Sam is ill");
    await person.click(screen.getByRole("button", { name: "Discard draft" }));
    expect(answer(CHANGED)).toHaveValue("");
    await person.click(screen.getByRole("button", { name: "Bring it back" }));
    expect(answer(CHANGED)).toHaveValue("Sam is ill");
  });

  test("goes once it is logged", async () => {
    const rendered = await renderHandovers([]);
    await emptyLog();
    await writeAnswers(rendered);
    await rendered.person.click(log());
    await screen.findByText("Shift Handover Logged");
    rendered.unmount();
    await renderHandovers([]);
    await waitFor(() => expect(entries()).toEqual(["The van is booked"]));
    expect(screen.queryByText("Here's what you started.")).toBeNull();
    expect(answer(CHANGED)).toHaveValue("");
  });
});

describe("lines from the day", () => {
  test("are added under what was written, and taken out again, never in its place", async () => {
    await storeDay();
    const { person } = await renderHandovers([]);
    const lines = await screen.findByRole("list", { name: "From your day: What changed?" });
    expect(
      within(lines)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Completed: Call the clinic",
      "Completed: Book the van (Finish the move)",
      "Started: Learn to sail",
    ]);
    await person.type(answer(CHANGED), "Sam is ill");
    const line = within(lines).getByRole("button", { name: /Book the van/ });
    await person.click(line);
    expect(answer(CHANGED)).toHaveValue("Sam is ill\nCompleted: Book the van (Finish the move)");
    expect(line).toHaveAttribute("aria-pressed", "true");
    await person.click(line);
    expect(answer(CHANGED)).toHaveValue("Sam is ill");
  });

  test("say what is overdue, and which step could be the priority", async () => {
    await storeDay();
    const { person } = await renderHandovers([]);
    await person.click(
      await screen.findByRole("button", { name: /^Was due on 19 November|^Was due on November 19/ }),
    );
    expect((answer(PERSISTS) as HTMLTextAreaElement).value).toMatch(/: Finish the move, next: Pack$/);
    await person.click(screen.getByRole("button", { name: "Pack (Finish the move)" }));
    expect(answer(PRIORITY)).toHaveValue("Pack (Finish the move)");
  });

  test("failing to load leaves the form to be used, with a way to try again", async () => {
    await storeDay();
    api.fail("GET /api/handover/prefill", 500, "No.");
    const { person } = await renderHandovers([]);
    expect(await screen.findByText("Couldn't load suggestions from your day.")).toBeVisible();
    expect(log()).toBeEnabled();
    api.restore("GET /api/handover/prefill");
    await person.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("button", { name: "Completed: Call the clinic" })).toBeVisible();
  });
});

test("how to write one is there to read", async () => {
  const { person } = await renderHandovers([]);
  await emptyLog();
  const title = screen.getByRole("button", { name: "A handover to yourself tomorrow" });
  if (title.getAttribute("aria-expanded") === "false") await person.click(title);
  expect(screen.getByText(/Imagine that someone else takes over in the morning/)).toBeVisible();
});
