import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { api } from "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { sessionStore } from "#web/platform/session/session.ts";
import { YourData } from "./your-data.tsx";

const IMPORT = "POST /api/account/import";
const boundary = { name: "Evenings", statement: "No calls." };

async function downloaded(): Promise<File> {
  const text = JSON.stringify(await api.get("/api/account/export"));
  return new File([text], "mine.json", { type: "application/json" });
}

test("a file shows what it would add, survives a failure, and is then added", async () => {
  await api.post("/api/boundaries", boundary);
  const file = await downloaded();
  const [{ id } = { id: "" }] = await api.get<{ id: string }[]>("/api/boundaries");
  await api.delete(`/api/boundaries/${id}`);
  const { person } = renderScreen(<YourData />);

  api.fail(IMPORT, 400, "This file ends in the middle.");
  await person.upload(screen.getByLabelText("File to import"), file);
  expect(await screen.findByText("This file ends in the middle.")).toBeVisible();
  expect(screen.getByText("mine.json")).toBeVisible();

  api.restore(IMPORT);
  await person.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("1 record will be added.")).toBeVisible();
  expect(screen.getByRole("row", { name: "Boundaries 1 0" })).toBeVisible();
  expect(await api.get("/api/boundaries")).toEqual([]);

  await person.click(screen.getByRole("button", { name: "Import" }));
  expect(await screen.findByText("Import complete: 1 record added.")).toBeVisible();
  expect(await api.get("/api/boundaries")).toMatchObject([{ id, ...boundary }]);
});

test("an account is deleted after its question, with the reason where it isn't", async () => {
  const { person } = renderScreen(<YourData />, { user: { subscriptionStatus: "active" } });
  await person.click(screen.getByRole("button", { name: "Delete account" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete your account?" }));
  expect(dialog.getByText(/Your subscription ends, too/)).toBeVisible();
  const email = await dialog.findByLabelText("Your email address, to confirm");
  await person.type(email, "someone@example.org");
  await person.click(dialog.getByRole("button", { name: "Delete account" }));
  expect(await dialog.findByText("That isn't the email address of this account.")).toBeVisible();
  expect(email).toHaveValue("someone@example.org");

  await person.clear(email);
  await person.type(email, "mara@example.org");
  await person.click(dialog.getByRole("button", { name: "Delete account" }));
  await waitFor(() => expect(sessionStore.getState().end).toEqual({ reason: "signed-out" }));
  expect(
    await api.db().selectFrom("profiles").select("id").where("email", "=", "mara@example.org").execute(),
  ).toEqual([]);
});
