import { act, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { assessRisk } from "#shared/crisis/assess-risk.ts";
import type { Risk } from "#shared/crisis/risk.ts";
import "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { crisisGate, crisisStore } from "#web/platform/crisis/crisis-gate.ts";
import { writeStored } from "#web/platform/device/storage.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/textarea.tsx";

const NOTHING = <p>A quiet screen</p>;
const SELF = "You don't have to carry this alone";
const HINT = /^That sounds like a lot to carry/;

const card = (name = SELF) => screen.findByRole("region", { name });
const queryCard = (name = SELF) => screen.queryByRole("region", { name });
const write = (text: string) => act(() => crisisGate.read({ note: text }));
const links = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

/** For what the person wrote is not the subject. */
function found(risk: Partial<Risk>, text = "written"): void {
  const danger = { risk: { level: "acute", kind: "self", subject: "me", ...risk } as const, text };
  act(() => crisisStore.setState(risk.level === "oblique" ? { hint: danger } : { danger }));
}

// The weights are loaded when first needed.
beforeAll(async () => void (await assessRisk("")));
beforeEach(() => writeStored("country", "US"));

test("an ordinary day shows nothing", async () => {
  renderScreen(NOTHING);
  await write("This deadline is killing me, but the garage is done");
  expect(screen.queryByRole("region", { name: /./ })).toHaveAccessibleName("Notifications (F8)");
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

describe("danger that was put into words", () => {
  test("is answered with a direct question, the country's lines first, then who could be there", async () => {
    renderScreen(NOTHING);
    await write("I want to die");
    const help = await card();
    await waitFor(() => expect(within(help).getByRole("heading", { name: SELF })).toHaveFocus());
    expect(within(help).getByText("Are you thinking about ending your life?")).toBeVisible();
    expect(links(help)).toEqual([
      ...["tel:988", "sms:988", "https://988lifeline.org/chat/"],
      ...["sms:741741?&body=HOME", "https://www.crisistextline.org"],
      ...["https://findahelpline.com", "tel:911"],
    ]);
    expect(within(help).getByText(/^Who could be with you\?/)).toBeVisible();
  });

  test("is answered for each kind with lines of its own", async () => {
    renderScreen(NOTHING);
    await write("My husband hits me");
    const help = await card("This is not your fault");
    expect(links(help)[0]).toBe("tel:18007997233");
    expect(links(help)).not.toContain("tel:988");
    expect(within(help).getByText(/can be watched/)).toBeVisible();
    expect(within(help).getByRole("button", { name: "Leave quickly" })).toBeVisible();
  });

  test("follows the country that the person chooses", async () => {
    const { person } = renderScreen(NOTHING);
    await write("I want to die");
    await person.selectOptions(within(await card()).getByLabelText("Numbers for"), "United Kingdom");
    expect(links(await card())).toEqual([
      ...["tel:116123", "https://samaritans.org", "sms:85258?&body=SHOUT"],
      ...["https://findahelpline.com", "tel:999"],
    ]);
  });

  test("leaves nothing on this device, and nothing in the address", async () => {
    const { addresses, person } = renderScreen(NOTHING);
    const kept = { ...localStorage };
    await write("I want to die");
    await person.click(within(await card()).getByRole("button", { name: "Close" }));
    expect({ ...localStorage }).toEqual(kept);
    expect(addresses).toEqual(["/"]);
  });
});

describe("the card", () => {
  test("does not come back for the same text, nor while a text grows, but for a new one", async () => {
    const { person } = renderScreen(NOTHING);
    const close = async () => person.click(within(await card()).getByRole("button", { name: "Close" }));
    await write("I want to die");
    await close();
    for (const same of ["I want to die", "  I want to die ", "I want to die and I mean it"]) {
      await write(same);
      expect(queryCard()).not.toBeInTheDocument();
    }
    await write("I am going to end my life");
    await close();
    await write("I want to die, and my husband hits me");
    await write("My husband hits me");
    expect(await card("This is not your fault")).toBeVisible();
  });

  test("gives way to what is more urgent, and not to what is less", async () => {
    renderScreen(NOTHING);
    found({ level: "acute" });
    await card("Please let someone reach you now");
    await write("I want to die");
    expect(queryCard()).not.toBeInTheDocument();
    expect(queryCard("Please let someone reach you now")).toBeInTheDocument();
  });

  test("closes on Escape, gives the focus back, and leaves the dialog beneath it open", async () => {
    const { person } = renderScreen(
      <Dialog open title="Handover">
        {<Button>Log it</Button>}
      </Dialog>,
    );
    const button = screen.getByRole("button", { name: "Log it" });
    button.focus();
    await write("I want to die");
    await card();
    await person.tab();
    expect(await card()).toContainElement(document.activeElement as HTMLElement);
    await person.keyboard("{Escape}");
    await waitFor(() => expect(queryCard()).not.toBeInTheDocument());
    expect(screen.getByRole("dialog", { name: "Handover" })).toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  test("keeps the focus when the dialog of the words closes at the same moment", async () => {
    let closeDialog = () => {};
    function Screen() {
      const [isOpen, setOpen] = useState(false);
      closeDialog = () => setOpen(false);
      return (
        <>
          <Button onClick={() => setOpen(true)}>Write</Button>
          <Dialog open={isOpen} onOpenChange={setOpen} title="A note">
            <Button onClick={() => void crisisGate.read("I want to die")}>Save</Button>
          </Dialog>
        </>
      );
    }
    const { person } = renderScreen(<Screen />);
    await person.click(screen.getByRole("button", { name: "Write" }));
    await person.click(screen.getByRole("button", { name: "Save" }));
    await card();
    act(() => closeDialog());
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByRole("heading", { name: SELF })).toHaveFocus();
    await person.click(within(await card()).getByRole("button", { name: "Close" }));
    expect(screen.getByRole("button", { name: "Write" })).toHaveFocus();
  });
});

test("somebody who was still writing goes on, and loses no letter", async () => {
  const { person } = renderScreen(
    <Field label="A note">
      <Textarea />
    </Field>,
  );
  await person.type(screen.getByLabelText("A note"), "I want to die");
  await write("I want to die");
  expect(within(await card()).getByRole("heading", { name: SELF })).toHaveFocus();
  await person.keyboard(" of shame");
  expect(screen.getByLabelText("A note")).toHaveValue("I want to die of shame");
});

describe("danger under way", () => {
  const HEADING = "Please let someone reach you now";

  test("has the country's emergency number before anything else", async () => {
    renderScreen(NOTHING);
    found({ level: "acute" });
    const help = await card(HEADING);
    expect(links(help).slice(0, 2)).toEqual(["tel:911", "tel:988"]);
    expect(within(help).getByRole("link", { name: "Call 911 now" })).toBeVisible();
  });

  test("has no number where none is known, and all of them where the country is not", async () => {
    writeStored("country", "JP");
    const { person } = renderScreen(NOTHING);
    found({ level: "acute" });
    const help = await card(HEADING);
    expect(within(help).getByText("Call your local emergency number now")).toBeVisible();
    expect(links(help)).toEqual(["https://findahelpline.com"]);
    await person.selectOptions(within(help).getByLabelText("Numbers for"), "Not on this list, or not sure");
    expect(links(help)).toEqual(["tel:911", "tel:112", "tel:999", "tel:000", "https://findahelpline.com"]);
  });

  test("of the body has the emergency number alone", async () => {
    renderScreen(NOTHING);
    found({ level: "explicit", kind: "medical", subject: "somebody" });
    expect(links(await card("They may need medical help"))).toEqual(["tel:911"]);
  });
});

describe("what stands between the lines", () => {
  function Note() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <Button onClick={() => setOpen(false)}>Put it away</Button>
        {isOpen && (
          <Field label="A note">
            <Textarea defaultValue=" What is the point " />
          </Field>
        )}
      </>
    );
  }

  test("gets one line under its field, with a way to people, and blocks nothing", async () => {
    const { person } = renderScreen(<Note />);
    const field = screen.getByLabelText("A note");
    field.focus();
    found({ level: "oblique" }, "What is the point");
    const line = await screen.findByText(HINT);
    expect(screen.getAllByText(HINT)).toHaveLength(1);
    expect(field.closest("div")?.parentElement).toContainElement(line);
    expect(field).toHaveFocus();
    expect(within(line).getByRole("link", { name: "Talk to someone" })).toHaveAttribute("href", "/calm");
    await person.click(screen.getByRole("button", { name: "Close this line" }));
    expect(screen.queryByText(HINT)).not.toBeInTheDocument();
  });

  test("stays where the person is when the field has gone", async () => {
    const { person } = renderScreen(<Note />);
    found({ level: "oblique" }, "What is the point");
    await screen.findByText(HINT);
    await person.click(screen.getByRole("button", { name: "Put it away" }));
    expect(screen.getByText(HINT)).toBeVisible();
  });
});
