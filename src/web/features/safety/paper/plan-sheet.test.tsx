import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { SafetyItem } from "#shared/safety/safety.contract.ts";
import { SUPPORT_CONTACTS } from "#shared/support-contacts/contacts.content.ts";
import { contactsFor } from "#shared/support-contacts/contacts.rules.ts";
import type { Trigger } from "#shared/triggers/triggers.contract.ts";
import { type PlanData, PlanSheet } from "./plan-sheet.tsx";
import { WalletCard } from "./wallet-card.tsx";

const WHEN = "2026-11-20T07:00:00.000Z";
let made = 0;

function item(changes: Partial<SafetyItem>): SafetyItem {
  made += 1;
  return {
    id: `item-${made}`,
    kind: "lookout",
    mode: "life",
    title: "Jo",
    details: "",
    linkUrl: null,
    ownerId: null,
    confidence: null,
    useAllModes: false,
    pinned: false,
    orderIndex: 0,
    updatedAt: WHEN,
    updatedBy: null,
    createdAt: WHEN,
    ...changes,
  };
}

const trigger = (changes: Partial<Trigger>): Trigger => {
  made += 1;
  return {
    id: `trigger-${made}`,
    objectiveId: null,
    objectiveTitle: null,
    metric: "the smoke map",
    threshold: "orange",
    lookout: "Jo",
    response: "we leave",
    status: "watching",
    trippedAt: null,
    createdAt: WHEN,
    updatedAt: WHEN,
    ...changes,
  };
};

const PLAN: PlanData = {
  items: [
    item({ title: "My sister", details: "Says so when I sound worn out" }),
    item({ title: "The work one", mode: "business" }),
    item({ title: "The one for all", mode: "business", useAllModes: true }),
    item({ kind: "comms", title: "Sam", details: "next door", linkUrl: "tel:+49301234" }),
    item({ kind: "escape-route", title: "The back road", linkUrl: "https://www.example.org/map/" }),
  ],
  contacts: contactsFor("US", SUPPORT_CONTACTS),
  triggers: [
    trigger({}),
    trigger({ lookout: "", response: "I stop.", status: "tripped" }),
    trigger({ metric: "an old thing", status: "retired" }),
  ],
  mode: "life",
  savedAt: WHEN,
  emergencyNumber: "911",
};

const sheet = () => screen.getByRole("article", { name: "Safety plan" }).textContent;

test("the sheet holds the mode's lists, trigger points as if-then, the country's contacts and the day", () => {
  render(<PlanSheet {...PLAN} />);
  for (const name of ["LOOKOUTS", "COMMUNICATIONS", "ESCAPE ROUTES", "SAFETY ZONES"]) {
    expect(screen.getByRole("heading", { name })).toBeVisible();
  }
  expect(sheet()).toContain("My sister: Says so when I sound worn out");
  expect(sheet()).toContain("The one for all");
  expect(sheet()).not.toContain("The work one");
  expect(sheet()).toContain("Sam: next door (+49301234)");
  expect(sheet()).toContain("The back road (example.org/map)");
  expect(sheet()).toContain("If the smoke map reaches orange, Jo tells me, and then we leave.");
  expect(sheet()).toContain("If the smoke map reaches orange, then I stop. Tripped.");
  expect(sheet()).not.toContain("an old thing");
  expect(sheet()).toContain("call your local emergency number (911)");
  expect(sheet()).toContain("988 Suicide & Crisis Lifeline: call 988; text 988; 988lifeline.org/chat (24/7)");
  expect(sheet()).toContain("Crisis Text Line: text HOME to 741741");
  expect(sheet()).toContain("Find A Helpline: findahelpline.com");
  expect(sheet()).toMatch(/As of .*2026/);
});

test("the sheet says what it is not, and where to find that", () => {
  render(<PlanSheet {...PLAN} />);
  expect(sheet()).toContain("LCES here is everyday planning, not a suicide safety plan.");
  expect(sheet()).toContain("mysafetyplan.org");
});

test("without a number, items or trigger points there is room to write, and no empty heading", () => {
  render(
    <PlanSheet
      {...PLAN}
      items={[]}
      triggers={[]}
      emergencyNumber={null}
      contacts={contactsFor(null, SUPPORT_CONTACTS)}
    />,
  );
  expect(sheet()).toMatch(/call your local emergency number(?! \()/);
  expect(screen.getAllByText("Nothing yet")).toHaveLength(4);
  expect(screen.queryByRole("heading", { name: "Trigger points" })).not.toBeInTheDocument();
  expect(sheet()).not.toContain("988");
});

test("a broken link in an item is printed as it is", () => {
  render(<PlanSheet {...PLAN} items={[item({ title: "Odd", linkUrl: "https://example.org/100%" })]} />);
  expect(sheet()).toContain("Odd (example.org/100%)");
});

test("the wallet card has a line for each element, the emergency number, the first crisis line and whom to call", () => {
  render(<WalletCard {...PLAN} />);
  const card = screen.getByRole("figure");
  expect(within(card).getByText("My sister; The one for all")).toBeVisible();
  expect(within(card).getByText("The back road")).toBeVisible();
  expect(card).toHaveTextContent("In immediate danger: 911");
  expect(card).toHaveTextContent("988 Suicide & Crisis Lifeline: call 988; text 988");
  expect(card).toHaveTextContent("Call first: Sam, next door");
  expect(card).toHaveTextContent("findahelpline.com");
  expect(card).not.toHaveTextContent("The work one");
});
