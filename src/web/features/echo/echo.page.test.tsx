import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { api } from "#tests/support/app-api.ts";
import { renderScreen, signInAs, TEST_USER } from "#tests/support/render-screen.tsx";
import { removeDeviceCopies } from "#web/platform/device/device-copies.ts";
import { EchoPage } from "./echo.page.tsx";

const CHAT = "POST /api/echo/chat";
const LOST = "Connection lost. Please check your internet and try again.";

/** The stream of a reply: events, and at the end the mark of a whole one. */
const stream = (...events: unknown[]) =>
  [...events.map((event) => JSON.stringify(event)), "[DONE]"].map((data) => `data: ${data}\n\n`).join("");
const SPEAKER = { speaker: { kind: "model", name: "Oak" } };

const open = (path = "/echo") => renderScreen(<EchoPage />, { path });
const box = () => screen.getByLabelText("Your message");
const log = () => screen.getByRole("region", { name: "Conversation" });
const kept = () => JSON.parse(localStorage.getItem("echo-chat-messages") ?? "[]") as { content: string }[];
const say = async (person: ReturnType<typeof open>["person"], text: string) => {
  act(() => box().focus());
  await person.paste(text);
  await person.keyboard("{Enter}");
};
const answered = () => waitFor(() => expect(box()).toBeEnabled());

afterEach(async () => {
  await waitFor(() => expect(screen.queryByRole("button", { name: "Stop" })).not.toBeInTheDocument());
});

describe("a conversation", () => {
  test("sends on Enter with the last six messages, and shows and keeps the reply", async () => {
    api.replaceAnswers(CHAT, stream(SPEAKER, { content: "What is the **first** " }, { content: "step?" }));
    const { person } = open();
    expect(within(log()).getByText(/^I'm Echo, a calm, structured assistant/)).toBeVisible();
    for (const text of ["One", "Two", "Three", "Four", "Five"]) {
      await say(person, text);
      await answered();
    }
    await waitFor(() => expect(within(log()).getAllByText("first")).toHaveLength(5));
    expect(screen.getByText("AI model: Oak")).toBeVisible();
    const bodies = api.bodies(CHAT) as Record<"earlier" | "history", { content: string }[]>[];
    expect(bodies[1]).toMatchObject({
      message: "Two",
      mode: "life",
      history: [{ role: "user", content: "One" }, {}],
    });
    expect(bodies[3]?.history.map(({ content }) => content)).toEqual(
      ["One", "Two", "Three"].flatMap((text) => [text, "What is the **first** step?"]),
    );
    expect(bodies[4]?.earlier.map(({ content }) => content)).toEqual(["One", "What is the **first** step?"]);
    expect(bodies[4]?.history).toHaveLength(6);
    expect(kept().map(({ content }) => content)).toHaveLength(10);
  });

  test("breaks the line on Shift+Enter, sends nothing blank, and is disabled while it waits", async () => {
    const held = api.hold(CHAT);
    const { person } = open();
    await person.type(box(), "  {Enter}");
    expect(api.sent(CHAT)).toEqual([]);
    await person.clear(box());
    await person.type(box(), "First{Shift>}{Enter}{/Shift}second{Enter}");
    expect(box()).toBeDisabled();
    expect(screen.getByText("Thinking...")).toBeVisible();
    held.release();
    await answered();
    expect(api.bodies(CHAT)).toMatchObject([{ message: "First\nsecond" }]);
    expect(box()).toHaveValue("");
  });

  test("prefills the input once, and cleans the address", async () => {
    const { addresses } = open("/echo?context=What%20now%3F&from=dashboard");
    await waitFor(() => expect(box()).toHaveValue("What now?"));
    expect(addresses.at(-1)).toBe("/echo");
    expect(api.sent(CHAT)).toEqual([]);
  });
});

describe("a reply that fails", () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
  });

  test("is asked for twice more, after one and two seconds; then people can be reached", async () => {
    api.disconnect(CHAT);
    const { person } = open();
    await say(person, "Hello");
    await waitFor(() => expect(api.sent(CHAT)).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(1000);
    await waitFor(() => expect(api.sent(CHAT)).toHaveLength(2));
    await vi.advanceTimersByTimeAsync(2000);
    await waitFor(() => expect(within(log()).getByText(LOST)).toBeVisible());
    expect(api.sent(CHAT)).toHaveLength(3);
    expect(within(log()).getByRole("link", { name: "Call 988" })).toBeVisible();
    api.replaceAnswers(CHAT, stream({ content: "Here." }));
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await within(log()).findByText("Here.")).toBeVisible();
    expect(screen.queryByText(LOST)).not.toBeInTheDocument();
  });

  test("keeps what arrived before a cut, and goes on from there", async () => {
    api.replaceAnswers(CHAT, stream(SPEAKER, { content: "First call " }).replace("data: [DONE]", ""));
    const { person } = open();
    await say(person, "Hello");
    expect(await screen.findByText("This reply ended early. What arrived is kept.")).toBeVisible();
    api.replaceAnswers(CHAT, stream({ content: "the landlord." }));
    await person.click(screen.getByRole("button", { name: "Continue" }));
    expect(await within(log()).findByText("First call the landlord.")).toBeVisible();
    expect(screen.queryByText(/ended early/)).not.toBeInTheDocument();
  });

  test("says why the server refused it, at once", async () => {
    api.fail(CHAT, 429, "You've sent 20 messages today. Echo is back tomorrow.");
    const { person } = open();
    await say(person, "Hello");
    expect(await within(log()).findByText(/^You've sent 20 messages today/)).toBeVisible();
    expect(api.sent(CHAT)).toHaveLength(1);
  });

  test("shows the way to the plans, and to people, when the free plan's messages are used up", async () => {
    api.fail(CHAT, 402, "Today's messages are used up.");
    const { person } = open();
    await say(person, "Hello");
    expect(await within(log()).findByText("Today's messages are used up.")).toBeVisible();
    expect(within(log()).getByRole("link", { name: "See plans" })).toHaveAttribute("href", "/subscribe");
    expect(await within(log()).findByRole("link", { name: /988/ })).toBeVisible();
    expect(within(log()).getByText("Hello")).toBeVisible();
    expect(api.sent(CHAT)).toHaveLength(1);
  });
});

test("words that the server takes back leave the screen and the device", async () => {
  const notice = { code: "reply_replaced", message: "Part of this reply was replaced." };
  api.replaceAnswers(
    CHAT,
    stream(SPEAKER, { content: "Take 40" }, { notice }, { content: "Please call 988." }),
  );
  const { person } = open();
  await say(person, "Hello");
  expect(await within(log()).findByText("Please call 988.")).toBeVisible();
  expect(document.body).not.toHaveTextContent("Take 40");
  expect(JSON.stringify(kept())).not.toContain("Take 40");
});

test("stops on request, and keeps what the person wrote", async () => {
  api.hold(CHAT);
  const { person } = open();
  await say(person, "Hello");
  await person.click(screen.getByRole("button", { name: "Stop" }));
  await answered();
  expect(within(log()).getByText("Hello")).toBeVisible();
  expect(screen.getByRole("button", { name: "Ask Echo" })).toBeVisible();
});

test("what Echo suggests is sent by a tap, and is gone once something else was said", async () => {
  api.replaceAnswers(
    CHAT,
    stream({ content: "Is it safe to drive?" }, { suggestions: ["It's parked", "I have to drive"] }),
  );
  const { person } = open();
  await say(person, "Brakes are soft");
  await answered();
  const ways = screen.getByRole("list", { name: "Ways to go on" });
  expect(within(ways).getAllByRole("button")).toHaveLength(2);
  api.replaceAnswers(CHAT, stream({ content: "Good." }));
  await person.click(within(ways).getByRole("button", { name: "It's parked" }));
  await answered();
  expect(within(log()).getByText("It's parked")).toBeVisible();
  expect(api.sent(CHAT).at(-1)?.body).toMatchObject({ message: "It's parked" });
  expect(screen.queryByRole("list", { name: "Ways to go on" })).not.toBeInTheDocument();
});

describe("what is kept on the device", () => {
  test("holds a reply that is still arriving, while the person is elsewhere and while another tab writes", async () => {
    const held = api.hold(CHAT);
    const { person, unmount } = open();
    await say(person, "The roof leaks");
    window.dispatchEvent(new StorageEvent("storage", { key: "echo-chat-messages" }));
    expect(screen.getByText("Thinking...")).toBeVisible();
    unmount();
    open();
    expect(screen.getByText("Thinking...")).toBeVisible();
    held.release();
    await answered();
    expect(await screen.findByRole("button", { name: "Copy reply" })).toBeVisible();
    expect(screen.queryByText(/ended early/)).not.toBeInTheDocument();
    expect(api.sent(CHAT)).toHaveLength(1);
  });

  test("is there after a reload, for that person alone, and can be found, cleared and brought back", async () => {
    api.replaceAnswers(CHAT, stream({ content: "Call Tom first." }));
    const { person, unmount } = open();
    await say(person, "The roof leaks");
    await answered();
    await person.click(screen.getByRole("button", { name: "New" }));
    await say(person, "A hard week");
    await answered();
    unmount();

    const again = open();
    expect(within(log()).getByText("A hard week")).toBeVisible();
    await again.person.click(screen.getByRole("button", { name: "Conversations" }));
    await screen.findByLabelText("Search your conversations");
    act(() => screen.getByLabelText("Search your conversations").focus());
    await again.person.paste("leaks tom");
    expect(screen.queryByRole("button", { name: /^A hard week/ })).not.toBeInTheDocument();
    await again.person.click(screen.getByRole("button", { name: /^The roof leaks/ }));
    await again.person.click(screen.getByRole("button", { name: "Clear this conversation" }));
    expect(within(log()).queryByText("The roof leaks")).not.toBeInTheDocument();
    expect(kept().map(({ content }) => content)).not.toContain("The roof leaks");
    await again.person.click(screen.getByRole("button", { name: /Undo/ }));
    expect(await within(log()).findByText("The roof leaks")).toBeVisible();
    again.unmount();

    removeDeviceCopies(TEST_USER.id);
    expect(kept()).toHaveLength(4);
    const other = "01900000-0000-7000-8000-000000000002";
    signInAs({ ...TEST_USER, id: other });
    removeDeviceCopies(other);
    expect(kept()).toEqual([]);
  });
});

describe("danger", () => {
  test("that the server goes on answering has one card, not one with each reply", async () => {
    const { person } = open();
    await say(person, "I want to die");
    await person.click(await screen.findByRole("button", { name: "Close" }));
    await answered();
    await say(person, "Just kidding");
    await answered();
    expect(screen.queryByRole("button", { name: "Close" })).not.toBeInTheDocument();
    expect(screen.getByRole("region", { name: "You don't have to carry this alone" })).toBeVisible();
  });

  test("is read on the device, offline too, and its help stays for the conversation", async () => {
    api.disconnect(CHAT);
    const { person } = open();
    await say(person, "I want to die");
    const heading = "You don't have to carry this alone";
    await person.click(await screen.findByRole("button", { name: "Close" }));
    const help = screen.getByRole("region", { name: heading });
    expect(within(help).getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
    await person.click(within(help).getByRole("button", { name: "More help" }));
    expect(await screen.findByText("Are you thinking about ending your life?")).toBeVisible();
    await person.click(screen.getByRole("button", { name: "Stop" }));
  });
});
