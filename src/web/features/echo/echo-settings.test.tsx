import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ECHO_PATHS } from "#shared/echo/echo.contract.ts";
import type { EchoSettings as Settings } from "#shared/echo/echo-settings.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen, TEST_USER } from "#tests/support/render-screen.tsx";
import { readStored, writeStored } from "#web/platform/device/storage.ts";
import { EchoPage } from "./echo.page.tsx";
import { EchoSettings } from "./echo-settings.tsx";

const PUT = `PUT ${ECHO_PATHS.settings}`;
const hiddenParts = async () => (await api.get<Settings>(ECHO_PATHS.settings)).hiddenParts;

test("the parts that Echo may read are switched for the account, here and in the conversation", async () => {
  await api.post("/api/boundaries", { name: "Evenings", statement: "No calls." });
  const { person, unmount } = renderScreen(<EchoSettings />);
  const boundaries = await screen.findByRole("switch", { name: "Boundaries" });
  expect(boundaries).toBeChecked();
  await person.click(boundaries);
  await waitFor(async () => expect(await hiddenParts()).toEqual(["boundaries"]));
  unmount();

  const chat = renderScreen(<EchoPage />);
  await chat.person.click(screen.getByRole("button", { name: "What Echo can see" }));
  const dialog = await screen.findByRole("dialog");
  const inDialog = await within(dialog).findByRole("switch", { name: "Boundaries" });
  expect(inDialog).not.toBeChecked();
  expect(within(dialog).queryByText(/No calls/)).not.toBeInTheDocument();
  await chat.person.click(inDialog);
  expect(await within(dialog).findByText("Evenings: No calls.")).toBeVisible();
  expect(await hiddenParts()).toEqual([]);
});

test("a choice that couldn't be saved goes back and is said", async () => {
  api.fail(PUT, 500);
  const { person } = renderScreen(<EchoSettings />);
  const risks = await screen.findByRole("switch", { name: "High-priority risks" });
  await person.click(risks);
  expect(await screen.findByText("Couldn't change this")).toBeVisible();
  await waitFor(() => expect(risks).toBeChecked());
});

test("a message waits for a choice that is under way", async () => {
  const held = api.hold(PUT);
  const { person } = renderScreen(<EchoPage />);
  await person.click(screen.getByRole("button", { name: "What Echo can see" }));
  const dialog = await screen.findByRole("dialog");
  await person.click(await within(dialog).findByRole("switch", { name: "Boundaries" }));
  await waitFor(() => expect(held.count()).toBe(1));
  await person.keyboard("{Escape}");
  act(() => screen.getByLabelText("Your message").focus());
  await person.paste("Hello");
  await person.keyboard("{Enter}");
  expect(await screen.findByRole("button", { name: "Stop" })).toBeVisible();
  expect(api.sent(`POST ${ECHO_PATHS.chat}`)).toEqual([]);
  held.release();
  await waitFor(() => expect(api.sent(`POST ${ECHO_PATHS.chat}`)).toHaveLength(1));
  expect(await hiddenParts()).toEqual(["boundaries"]);
});

test("what an earlier version kept on this device is taken over once, before anything is asked", async () => {
  const name = `echo-hidden:${TEST_USER.id}`;
  writeStored(name, "risks checkIns");
  const { person } = renderScreen(<EchoPage />);
  act(() => screen.getByLabelText("Your message").focus());
  await person.paste("Hello");
  await person.keyboard("{Enter}");
  await waitFor(() => expect(api.sent(`POST ${ECHO_PATHS.chat}`)).toHaveLength(1));
  expect(await hiddenParts()).toEqual(["risks", "checkIns"]);
  expect(readStored(name)).toBeNull();
  const order = api.sent().map(({ method, path }) => `${method} ${path}`);
  expect(order.indexOf(PUT)).toBeLessThan(order.indexOf(`POST ${ECHO_PATHS.chat}`));
});
