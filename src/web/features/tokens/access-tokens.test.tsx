import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type AccessToken, TOKEN_PATHS } from "#shared/tokens/tokens.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { AccessTokens } from "./access-tokens.tsx";

test("a token is made, shown once with a way to copy it, and revoked", async () => {
  const { person } = renderScreen(<AccessTokens />, { path: "/settings" });
  await person.click(screen.getByRole("button", { name: "Create a token" }));
  const dialog = await screen.findByRole("dialog", { name: "Create a token" });
  await person.click(within(dialog).getByRole("button", { name: "Create token" }));
  expect(within(dialog).getByText("The name is missing.")).toBeVisible();
  expect(within(dialog).getByLabelText(/^Name/)).toHaveFocus();

  await person.type(within(dialog).getByLabelText(/^Name/), "My assistant");
  await person.click(within(dialog).getByRole("radio", { name: "Read and propose" }));
  await person.selectOptions(within(dialog).getByLabelText("How long should it work?"), "30 days");
  await person.click(within(dialog).getByRole("button", { name: "Create token" }));
  const shown = await screen.findByRole("dialog", { name: "Your new token" });
  const field = within(shown).getByLabelText("My assistant") as HTMLInputElement;
  expect(field.value).toMatch(/^rdg_[\w-]{43}$/);
  await person.click(within(shown).getByRole("button", { name: "Copy token" }));
  expect(await navigator.clipboard.readText()).toBe(field.value);
  await person.keyboard("{Escape}");
  const closing = await screen.findByRole("alertdialog", { name: "Close without the token?" });
  await person.click(within(closing).getByRole("button", { name: "Back to the token" }));
  expect(field.value).toMatch(/^rdg_/);
  expect(shown).toBeVisible();
  await person.click(within(shown).getByRole("button", { name: "Done" }));

  const row = screen.getByRole("listitem");
  expect(row).toHaveTextContent(/My assistant.*Read and propose, not used yet, works until/);
  expect(document.body.innerHTML).not.toContain("rdg_");
  expect(await api.get<AccessToken[]>(TOKEN_PATHS.list)).toMatchObject([
    { name: "My assistant", scope: "propose" },
  ]);

  await person.click(within(row).getByRole("button", { name: "Revoke My assistant" }));
  const question = await screen.findByRole("alertdialog", { name: 'Revoke "My assistant"?' });
  expect(await api.get(TOKEN_PATHS.list)).toHaveLength(1);
  await person.click(within(question).getByRole("button", { name: "Revoke token" }));
  expect(await screen.findByText("Token revoked")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("listitem")).not.toBeInTheDocument());
  expect(await api.get(TOKEN_PATHS.list)).toEqual([]);
});

test("a token that couldn't be made says why, with what was typed", async () => {
  const { person } = renderScreen(<AccessTokens />, { path: "/settings" });
  api.fail(`POST ${TOKEN_PATHS.list}`, 409, "You have 20 access tokens.");
  await person.click(screen.getByRole("button", { name: "Create a token" }));
  await person.type(screen.getByLabelText(/^Name/), "My assistant");
  await person.click(screen.getByRole("button", { name: "Create token" }));
  expect(await screen.findByText("You have 20 access tokens.")).toBeVisible();
  expect(screen.getByLabelText(/^Name/)).toHaveValue("My assistant");
});
