import { screen, waitFor, within } from "@testing-library/react";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { PROPOSAL_PATHS } from "#shared/proposals/proposals.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen, TEST_USER } from "#tests/support/render-screen.tsx";
import { DashboardPage } from "#web/features/dashboard/dashboard.page.tsx";

const RISKS = ["Ice on the stairs", "The roof leaks", "No spare key", "A cracked window"];

/** What an assistant has proposed. */
async function proposed(kind: string, fields: object): Promise<void> {
  await api
    .db()
    .insertInto("proposals")
    .values({
      id: uuidv7(),
      userId: TEST_USER.id,
      tokenName: "My assistant",
      kind,
      fields: JSON.stringify(fields),
      createdAt: "2026-11-21T12:00:00.000Z",
    })
    .execute();
}

beforeEach(async () => {
  for (const hazard of RISKS) await proposed("risk", { hazard });
  await proposed("from a later version", { some: "thing" });
});

const card = (name: string) => screen.findByRole("region", { name });

test("a suggestion is added by a tap, not before, and taken back by Undo, with the suggestion", async () => {
  const { person } = renderScreen(<DashboardPage />);
  const section = await screen.findByRole("region", { name: "Waiting for your OK" });
  const first = await card("Ice on the stairs");
  expect(within(section).getAllByText("From My assistant")).toHaveLength(3);
  expect(await api.get("/api/risks")).toEqual([]);

  await person.click(within(first).getByRole("button", { name: /^Add/ }));
  await within(first).findByText("Added");
  expect(await api.get("/api/risks")).toMatchObject([{ hazard: "Ice on the stairs" }]);
  await waitFor(async () => expect(await api.get(PROPOSAL_PATHS.list)).toHaveLength(RISKS.length));

  await person.click(screen.getByRole("button", { name: /^Undo/ }));
  expect(await within(await card("Ice on the stairs")).findByRole("button", { name: /^Add/ })).toBeVisible();
  expect(await api.get("/api/risks")).toEqual([]);
  expect(await api.get(PROPOSAL_PATHS.list)).toHaveLength(RISKS.length + 1);
});

test("a suggestion is dismissed, with Undo; the rest is shown on request", async () => {
  const { person } = renderScreen(<DashboardPage />);
  const first = await card("Ice on the stairs");
  expect(screen.queryByRole("region", { name: "A cracked window" })).not.toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Show 1 more" }));
  expect(await card("A cracked window")).toBeVisible();

  await person.click(within(first).getByRole("button", { name: /^Dismiss/ }));
  expect(await screen.findByText("Suggestion dismissed")).toBeVisible();
  expect(screen.queryByRole("region", { name: "Ice on the stairs" })).not.toBeInTheDocument();
  expect(await api.get(PROPOSAL_PATHS.list)).toHaveLength(RISKS.length);
  await person.click(screen.getByRole("button", { name: /^Undo/ }));
  expect(await card("Ice on the stairs")).toBeVisible();
  expect(await api.get("/api/risks")).toEqual([]);
});
