import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { type CustomResource, RESOURCE_PATHS } from "#shared/custom-resources/custom-resources.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen, signInAs } from "#tests/support/render-screen.tsx";
import { sampleId } from "#tests/support/sample-id.ts";
import { writeStored } from "#web/platform/device/storage.ts";
import { RESOURCE_GROUPS } from "./resources.content.ts";
import { ResourcesCard } from "./resources-card.tsx";

const button = (name: string) => screen.getByRole("button", { name });
const stored = () => api.get<CustomResource[]>(RESOURCE_PATHS.list);

/** The card, with these resources stored before. */
async function open(resources: { name: string; [field: string]: unknown }[] = []) {
  writeStored("country", "US");
  for (const [index, resource] of resources.entries()) {
    const moment = new Date(Date.UTC(2026, 10, 20, 8, index)).toISOString();
    await api.post(RESOURCE_PATHS.list, { id: sampleId(index + 1), ...resource }, moment);
  }
  const rendered = renderScreen(<ResourcesCard />);
  await screen.findByRole("button", { name: "Crisis and trauma support" });
  return rendered;
}

describe("the recommended resources", () => {
  test("are four groups", async () => {
    await open();
    const card = within(screen.getByRole("region", { name: "Recommended Resources" }));
    expect(card.getAllByRole("button", { expanded: false }).map(({ textContent }) => textContent)).toEqual([
      "Crisis and trauma support",
      "Meditation and mindfulness",
      "Mental health organizations",
      "Non-denominational spiritual growth",
    ]);
  });

  test("have the emergency number and the country's lines first", async () => {
    const { person } = await open();
    await person.click(button("Crisis and trauma support"));
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links.slice(0, 3)).toEqual(["tel:911", "tel:988", "sms:988"]);
    expect(links).toContain("https://findahelpline.com");
    expect(screen.getByRole("heading", { name: "RAINN, National Sexual Assault Hotline" })).toBeVisible();
  });

  test("open in a new tab and tell the page nothing", async () => {
    const { person } = await open();
    for (const { title, resources } of RESOURCE_GROUPS) {
      await person.click(button(title));
      for (const { name, url } of resources) {
        const link = screen.getByRole("link", { name: `${name} (opens in a new tab)` });
        expect(link).toHaveAttribute("href", url);
        expect(link).toHaveAttribute("rel", "noopener noreferrer");
        expect(new URL(url).protocol).toBe("https:");
      }
    }
  });

  test("are there for a visitor too, without a list of one's own", async () => {
    signInAs(null);
    renderScreen(<ResourcesCard />);
    signInAs(null);
    await screen.findByRole("button", { name: "Meditation and mindfulness" });
    await waitFor(() => expect(screen.queryByRole("button", { name: /Add Custom/ })).not.toBeInTheDocument());
  });
});

describe("a person's own resources", () => {
  test("are added, with links to call, write and visit", async () => {
    const { person } = await open();
    await person.click(await screen.findByRole("button", { name: "Add Custom resource" }));
    const form = within(await screen.findByRole("dialog", { name: "Add Custom Resource" }));
    await person.type(form.getByLabelText("Name"), "Dr. Lee");
    await person.selectOptions(form.getByLabelText("Category"), "Therapy");
    await person.type(form.getByLabelText("Phone"), "call me");
    await person.type(form.getByLabelText("Link"), "lee@example.org");
    await person.click(form.getByRole("button", { name: "Add resource" }));
    expect(await form.findByText(/^Enter a phone number in digits/)).toBeVisible();
    await person.clear(form.getByLabelText("Phone"));
    await person.type(form.getByLabelText("Phone"), "(555) 010-0123");
    await person.click(form.getByRole("button", { name: "Add resource" }));
    expect(await screen.findByText("Resource added")).toBeVisible();
    expect(await stored()).toMatchObject([
      { name: "Dr. Lee", category: "therapy", phone: "(555) 010-0123", url: "mailto:lee@example.org" },
    ]);
    const list = within(screen.getByRole("list", { name: "Your resources" }));
    expect(list.getByText("Therapy")).toBeVisible();
    expect(list.getByRole("link", { name: "Call (555) 010-0123" })).toHaveAttribute("href", "tel:5550100123");
    expect(list.getByRole("link", { name: "Write to lee@example.org" })).toHaveAttribute(
      "href",
      "mailto:lee@example.org",
    );
  });

  test("stand in the order of their categories, those for a crisis first", async () => {
    await open([
      { name: "A book club" },
      { name: "My therapist", category: "therapy" },
      { name: "My brother", category: "crisis" },
    ]);
    const list = within(await screen.findByRole("list", { name: "Your resources" }));
    expect(list.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "My brother",
      "My therapist",
      "A book club",
    ]);
  });

  test("show an email address as it was typed when they are edited", async () => {
    const { person } = await open([{ name: "Dr. Lee", url: "lee@example.org" }]);
    await person.click(await screen.findByRole("button", { name: "Edit Dr. Lee" }));
    const form = within(await screen.findByRole("dialog", { name: "Edit Custom Resource" }));
    expect(form.getByLabelText("Link")).toHaveValue("lee@example.org");
    await person.type(form.getByLabelText("Description"), "Tuesdays");
    await person.click(form.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Resource updated")).toBeVisible();
    expect(api.bodies("PATCH /api/custom-resources/:id")).toEqual([{ description: "Tuesdays" }]);
  });

  test("are deleted after a question, and brought back", async () => {
    const { person } = await open([{ name: "Dr. Lee" }]);
    await person.click(await screen.findByRole("button", { name: "Delete Dr. Lee" }));
    expect(await screen.findByText("Are you sure you want to delete this resource?")).toBeVisible();
    await person.click(button("Delete"));
    expect(await screen.findByText("Resource deleted")).toBeVisible();
    await person.click(button("Undo"));
    expect(await screen.findByRole("heading", { name: "Dr. Lee" })).toBeVisible();
  });

  test("can be loaded again after a failure", async () => {
    api.fail("GET /api/custom-resources", 500, "Something broke on our side.");
    const { person } = await open();
    expect(await screen.findByText("Couldn't load your resources")).toBeVisible();
    api.restore("GET /api/custom-resources");
    await person.click(button("Retry"));
    expect(await screen.findByText(/^Who or what has helped you before/)).toBeVisible();
  });
});
