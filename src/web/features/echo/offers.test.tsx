import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { EchoProposalInput } from "#shared/echo/echo.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { EchoPage } from "#web/features/echo/echo.page.tsx";

const CHAT = "POST /api/echo/chat";
const ID = "01900000-0000-7000-8000-0000000000b1";

/** Every row of every table, but those of signing in. */
async function records(): Promise<Record<string, unknown[]>> {
  const tables = (await api.db().introspection.getTables()).map(({ name }) => name);
  const kept = tables.filter((name) => !["sessions", "undo_entries"].includes(name));
  const rows = kept.map(async (name) => [
    name,
    await api
      .db()
      .selectFrom(name as never)
      .selectAll()
      .execute(),
  ]);
  return Object.fromEntries(await Promise.all(rows));
}

async function offer(proposal: Omit<EchoProposalInput, "id">) {
  const events = [{ content: "Shall I add that?" }, { proposal: { id: ID, ...proposal } }];
  api.replaceAnswers(
    CHAT,
    [...events.map((event) => JSON.stringify(event)), "[DONE]"].map((data) => `data: ${data}\n\n`).join(""),
  );
  const rendered = renderScreen(<EchoPage />, { path: "/echo" });
  act(() => screen.getByLabelText("Your message").focus());
  await rendered.person.paste("Please");
  await rendered.person.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByLabelText("Your message")).toBeEnabled());
  return rendered.person;
}

const HANDOVER = { opPeriod: "2026-11-20", whatChanged: "A", whatPersists: "B", onePriority: "Call Tom" };
const OFFERS: [name: string, proposal: Omit<EchoProposalInput, "id">, path: string][] = [
  [
    "Move out by December 12",
    {
      kind: "objective",
      fields: {
        title: "Move out by December 12",
        specific: "Boxes",
        measurable: "Keys back",
        pillar: "Production",
      },
    },
    "/api/objectives",
  ],
  ["The roof leaks", { kind: "risk", fields: { hazard: "The roof leaks" } } as never, "/api/risks"],
  [
    "Energy Low, stress 8, mood Down",
    { kind: "check-in", fields: { energy: "Low", stress: 8, mood: "Down" } },
    "/api/wellness-checks",
  ],
  [
    "Evenings",
    { kind: "boundary", fields: { name: "Evenings", statement: "I stop at six." } },
    "/api/boundaries",
  ],
  [
    "Jo next door",
    { kind: "safety-item", fields: { kind: "lookout", mode: "life", title: "Jo next door" } },
    "/api/safety",
  ],
];

describe("an offer", () => {
  test.each(OFFERS)(
    "%s is stored when it is added, not before, and taken back by Undo",
    async (name, proposal, path) => {
      const before = await records();
      const person = await offer(proposal);
      const card = screen.getByRole("region", { name });
      expect(await records()).toEqual(before);
      await person.click(within(card).getByRole("button", { name: /^Add/ }));
      await within(card).findByText("Added");
      expect(await api.get<unknown[]>(path)).toHaveLength(1);
      await person.click(screen.getByRole("button", { name: /^Undo/ }));
      expect(await within(card).findByRole("button", { name: /^Add/ })).toBeVisible();
      expect(await api.get<unknown[]>(path)).toEqual([]);
    },
  );

  test("of a milestone joins its objective", async () => {
    const objective = await api.post<{ id: string }>("/api/objectives", {
      title: "Taxes",
      specific: "All",
      measurable: "Sent",
      pillar: "Production",
    });
    const person = await offer({
      kind: "milestone",
      fields: { title: "Find the forms", objectiveId: objective.id },
    });
    const card = screen.getByRole("region", { name: "Find the forms" });
    expect(await within(card).findByText("Taxes")).toBeVisible();
    await person.click(within(card).getByRole("button", { name: /^Edit/ }));
    await person.type(within(card).getByLabelText(/Milestone/), " today");
    await person.click(within(card).getByRole("button", { name: "Add" }));
    await within(card).findByText("Added");
    expect(await api.get(`/api/objectives/${objective.id}/milestones`)).toMatchObject([
      { title: "Find the forms today" },
    ]);
  });

  test("of a handover is logged, and leads to where it can be changed", async () => {
    const person = await offer({ kind: "handover", fields: HANDOVER });
    await person.click(screen.getByRole("button", { name: /^Add/ }));
    expect(await screen.findByRole("link", { name: "Change it today in Shift Handover" })).toBeVisible();
    expect(await api.get("/api/briefings")).toMatchObject([HANDOVER]);
  });

  test("opens in its feature's own dialog, where nothing is stored before it is sent", async () => {
    const [[, proposal] = []] = OFFERS;
    const person = await offer(proposal as never);
    await person.click(screen.getByRole("button", { name: /^Edit/ }));
    const dialog = await screen.findByRole("dialog", { name: "Add Objectives" });
    expect(within(dialog).getByLabelText(/^Measurable/)).toHaveValue("Keys back");
    expect(await api.get("/api/objectives")).toEqual([]);
    await person.click(within(dialog).getByRole("button", { name: "Create" }));
    expect(await screen.findByText("Added")).toBeVisible();
    expect(await api.get("/api/objectives")).toMatchObject([{ title: "Move out by December 12" }]);
  });

  test("that is dismissed stores nothing, also after a reload", async () => {
    const before = await records();
    const person = await offer({
      kind: "boundary",
      fields: { name: "Evenings", statement: "I stop at six." },
    });
    await person.click(screen.getByRole("button", { name: /^Dismiss/ }));
    expect(screen.getByText(/^Boundary dismissed/)).toBeVisible();
    expect(localStorage.getItem("echo-chat-messages")).toContain('"dismissed"');
    expect(await records()).toEqual(before);
  });
});
