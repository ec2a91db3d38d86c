import { act, screen, waitFor, within } from "@testing-library/react";
import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";
import type { KeptConversation, KeptMessage } from "#shared/echo/conversations.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { type RenderedScreen, renderScreen } from "#tests/support/render-screen.tsx";
import { crisisGate } from "#web/platform/crisis/crisis-gate.ts";
import { connection } from "#web/platform/http/connection.ts";
import { EchoPage } from "./echo.page.tsx";

const LIST = "/api/echo/conversations";
const SETTINGS = "/api/echo/settings";
const PUT = `PUT ${LIST}/:id`;
const KEEP = "Keep my conversations on the server, so they're on my other devices";

type Person = RenderedScreen["person"];
const box = () => screen.getByLabelText("Your message");
const say = async (person: Person, text: string) => {
  act(() => box().focus());
  await person.paste(text);
  await person.keyboard("{Enter}");
  await waitFor(() => expect(box()).toBeEnabled());
};
const openDialog = (person: Person) => person.click(screen.getByRole("button", { name: "Conversations" }));
const onServer = async () => {
  const rows = await api.get<KeptConversation[]>(LIST);
  return rows.map(({ messages }) => (messages as KeptMessage[]).map(({ content }) => content));
};
const message = (content: string): KeptMessage => ({
  id: uuidv7(),
  role: "user",
  content,
  timestamp: "2026-11-21T12:00:00.000Z",
});

test("is off at first; turned on, conversations go to the server, and danger in them brings no second card", async () => {
  const { person } = renderScreen(<EchoPage />);
  await say(person, "I want to die");
  await person.click(await screen.findByRole("button", { name: "Close" }));
  // As on a later visit.
  crisisGate.reset();
  await openDialog(person);
  const keep = await screen.findByRole("switch", { name: KEEP });
  expect(keep).not.toBeChecked();
  expect(screen.getByText(/Whoever runs this server could read them/)).toBeVisible();
  expect(api.sent(PUT)).toEqual([]);
  await person.click(keep);
  await waitFor(async () => expect((await onServer())[0]?.[0]).toBe("I want to die"));
  await waitFor(() => expect(keep).toBeChecked());
  await api.settled();
  expect(api.sent(PUT)).toHaveLength(1);
  await person.keyboard("{Escape}");
  expect(screen.queryByRole("button", { name: "Close" })).not.toBeInTheDocument();
});

test("brings the conversations of other devices, joins them, and hears of their deletion", async () => {
  await api.put(SETTINGS, { keepsConversations: true });
  const [theirs, gone] = [uuidv7(), uuidv7()];
  for (const id of [theirs, gone])
    await api.put(`${LIST}/${id}`, { messages: [message(`Started in ${id}`)] });
  const first = renderScreen(<EchoPage />);
  await openDialog(first.person);
  await first.person.click(await screen.findByRole("button", { name: new RegExp(`^Started in ${theirs}`) }));
  await say(first.person, "Continued here");
  await waitFor(async () => expect((await onServer()).flat()).toContain("Continued here"));
  await api.settled();
  first.unmount();

  await api.delete(`${LIST}/${gone}`);
  const { person } = renderScreen(<EchoPage />);
  await openDialog(person);
  const dialog = await screen.findByRole("dialog");
  expect(
    await within(dialog).findByRole("button", { name: new RegExp(`^Started in ${theirs}`) }),
  ).toBeVisible();
  await waitFor(() => expect(within(dialog).queryByText(`Started in ${gone}`)).not.toBeInTheDocument());
  await person.click(
    within(dialog).getByRole("button", { name: `Delete conversation: Started in ${theirs}` }),
  );
  await waitFor(async () => expect((await onServer()).flat()).toEqual([]));
});

test("sends what was written without a connection once there is one", async () => {
  await api.put(SETTINGS, { keepsConversations: true });
  const { person } = renderScreen(<EchoPage />);
  api.disconnect(PUT);
  await say(person, "The roof leaks");
  await waitFor(() => expect(api.sent(PUT)).toHaveLength(1));
  await api.settled();
  expect(await onServer()).toEqual([]);
  api.hold(PUT).release();
  await act(() => connection.retry());
  await waitFor(async () => expect((await onServer()).flat()).toContain("The roof leaks"));
});

test("deletes a conversation that is still on its way to the server", async () => {
  await api.put(SETTINGS, { keepsConversations: true });
  const held = api.hold(PUT);
  const { person } = renderScreen(<EchoPage />);
  await say(person, "The roof leaks");
  await waitFor(() => expect(held.count()).toBe(1));
  await person.click(screen.getByRole("button", { name: "Clear this conversation" }));
  held.release();
  await waitFor(() => expect(api.sent("DELETE /api/echo/conversations/:id")).toHaveLength(1));
  await api.settled();
  expect((await onServer()).flat()).toEqual([]);
});

test("says what turning it off deletes, deletes it from the server, and leaves this device its copy", async () => {
  await api.put(SETTINGS, { keepsConversations: true });
  const { person } = renderScreen(<EchoPage />);
  await say(person, "The roof leaks");
  await waitFor(async () => expect((await onServer()).flat()).toContain("The roof leaks"));
  await openDialog(person);
  await person.click(await screen.findByRole("switch", { name: KEEP }));
  const question = await screen.findByRole("alertdialog");
  expect(question).toHaveTextContent("All conversations kept on the server are deleted at once.");
  expect((await onServer()).flat()).toContain("The roof leaks");
  await person.click(within(question).getByRole("button", { name: "Delete from the server" }));
  await waitFor(async () => expect(await onServer()).toEqual([]));
  await waitFor(() => expect(screen.getByRole("switch", { name: KEEP })).not.toBeChecked());
  expect(screen.getByRole("button", { name: /^The roof leaks/ })).toBeVisible();
});
