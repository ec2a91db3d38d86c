import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { SUPPORT_CONTACTS } from "#shared/support-contacts/contacts.content.ts";
import { contactsFor } from "#shared/support-contacts/contacts.rules.ts";
import { SUPPORT_CONTACTS_PATH } from "#shared/support-contacts/support-contacts-path.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { readStored, writeStored } from "#web/platform/device/storage.ts";
import { SupportContactsPanel } from "./support-contacts-panel.tsx";

const ROUTE = `GET ${SUPPORT_CONTACTS_PATH}`;
const target = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");
const labels = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

function open(country: string) {
  writeStored("country", country);
  return renderScreen(<SupportContactsPanel />);
}

describe("while the server has not answered", () => {
  beforeEach(() => {
    api.hold(ROUTE);
  });

  test("everything is there: the emergency number first, then calls, messages with their word, and pages", async () => {
    const { person } = open("US");
    const [first] = screen.getAllByRole("link");
    expect(first).toHaveTextContent("Immediate danger: call your local emergency number (911)");
    expect(first).toHaveAttribute("href", "tel:911");
    expect(target("Call 988 (988 Suicide & Crisis Lifeline)")).toBe("tel:988");
    expect(target("Text 988 (988 Suicide & Crisis Lifeline)")).toBe("sms:988");
    expect(target(/^988lifeline.org\/chat/)).toBe("https://988lifeline.org/chat/");
    expect(target("Text HOME to 741741 (Crisis Text Line)")).toBe("sms:741741?&body=HOME");
    expect(target(/^Call 1-800-799-7233/)).toBe("tel:18007997233");
    expect(screen.getByText(/What you do on this device can be monitored/)).toBeVisible();
    expect(screen.getAllByText("Day and night (24/7)")).toHaveLength(3);
    expect(screen.getAllByText(/^Checked on .*\d/)).toHaveLength(3);

    await person.click(screen.getByRole("button", { name: "9 more" }));
    expect(target("Text START to 678-678 (The Trevor Project)")).toBe("sms:678678?&body=START");
    expect(target("Text helpline to 62640 (NAMI HelpLine)")).toBe("sms:62640?&body=helpline");
    expect(screen.getByText(/10 a.m. to 6 p.m. Pacific/)).toBeVisible();
    expect(screen.queryByText(/press 3/i)).not.toBeInTheDocument();
  });

  test("another country is one choice away, and remembered on this device", async () => {
    const { person, unmount } = open("US");
    await person.selectOptions(screen.getByLabelText("Numbers for"), "United Kingdom");
    expect(screen.getAllByRole("link")[0]).toHaveAttribute("href", "tel:999");
    expect(labels()).toEqual(["Samaritans", "Shout", "Find A Helpline"]);
    expect(target("Call 116 123 (Samaritans)")).toBe("tel:116123");
    expect(readStored("country")).toBe("GB");
    unmount();
    renderScreen(<SupportContactsPanel />);
    expect(screen.getByLabelText("Numbers for")).toHaveValue("GB");
  });

  test("where no number is known, the person's own is meant, and the worldwide list is all", () => {
    open("JP");
    expect(screen.getByText("Immediate danger: call your local emergency number")).toBeVisible();
    expect(labels()).toEqual(["Find A Helpline"]);
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });

  test("without a country all known emergency numbers are there, and no line that works in one country alone", async () => {
    const { person } = open("US");
    await person.selectOptions(screen.getByLabelText("Numbers for"), "Not on this list, or not sure");
    expect(["911", "112", "999", "000"].map(target)).toEqual(["tel:911", "tel:112", "tel:999", "tel:000"]);
    expect(labels()).toEqual(["Find A Helpline"]);
    expect(readStored("country")).toBe("none");
  });
});

test("the server's contacts take the place of those that came along", async () => {
  const here = contactsFor("GB", SUPPORT_CONTACTS).map((contact) => ({
    ...contact,
    label: `${contact.label} here`,
  }));
  api.replaceAnswers(ROUTE, JSON.stringify(here));
  open("GB");
  expect(labels()[0]).toBe("Samaritans");
  await waitFor(() => expect(labels()[0]).toBe("Samaritans here"));
  expect(api.sent(ROUTE)[0]?.query.get("country")).toBe("GB");
});

test.each([
  ["an error", () => api.fail(ROUTE, 500, "Something went wrong.")],
  ["nothing", () => api.replaceAnswers(ROUTE, "[]")],
  ["another site's page", () => api.replaceAnswers(ROUTE, "<h1>Hotel Wi-Fi</h1>")],
  ["something else", () => api.replaceAnswers(ROUTE, JSON.stringify([{ label: "?" }]))],
])("when %s comes instead, nothing changes and nothing is said", async (_what, answer) => {
  answer();
  open("GB");
  await waitFor(() => expect(api.sent(ROUTE)).toHaveLength(1));
  await api.settled();
  expect(labels()).toEqual(["Samaritans", "Shout", "Find A Helpline"]);
  expect(within(document.body).queryByRole("alert")).not.toBeInTheDocument();
});
