import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { SAFETY_PATHS } from "#shared/safety/safety.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen, type ScreenOptions } from "#tests/support/render-screen.tsx";
import { type SampleItem, sampleItem, storeItems } from "#tests/support/safety-screen.tsx";
import { UseNowPage } from "./use-now.page.tsx";

async function renderUseNow(items: readonly SampleItem[], options: ScreenOptions = {}) {
  await storeItems(items);
  return renderScreen(<UseNowPage />, { path: "/safety/now", ...options });
}

const headings = (level: number) => screen.getAllByRole("heading", { level }).map((one) => one.textContent);

test("shows the own plan first, pinned items first, with one tap to call or open, then people to turn to", async () => {
  const [first, second] = [sampleItem(1, { title: "Jo" }), sampleItem(2, { title: "Ruth" })];
  await storeItems([first, second]);
  await api.patch(SAFETY_PATHS.one(second.id), { pinned: true });
  await renderUseNow([
    sampleItem(3, { kind: "comms", title: "Sam", details: "Next door", linkUrl: "tel:+12125550100" }),
    sampleItem(4, { kind: "escape-route", title: "The bus", linkUrl: "https://www.example.org/times" }),
    sampleItem(5, { kind: "safety-zone", title: "New safety zone" }),
    sampleItem(6, { title: "The work one", mode: "business" }),
  ]);
  const lookouts = await screen.findByRole("region", { name: "LOOKOUTS" });
  expect(
    within(lookouts)
      .getAllByRole("heading", { level: 3 })
      .map((one) => one.textContent),
  ).toEqual(["Ruth", "Jo"]);
  expect(screen.getByRole("link", { name: "Call +12125550100" })).toHaveAttribute("href", "tel:+12125550100");
  expect(screen.getByRole("link", { name: /^www.example.org/ })).toHaveAttribute("target", "_blank");
  expect(screen.getByText("Next door")).toBeVisible();
  expect(headings(2)).toEqual(["LOOKOUTS", "COMMUNICATIONS", "ESCAPE ROUTES", "People to turn to"]);
});

test("an empty plan says so, and people to turn to stay", async () => {
  await renderUseNow([]);
  expect(await screen.findByText(/There's nothing in your Life plan yet/)).toBeVisible();
  expect(headings(2)).toEqual(["People to turn to"]);
});

test("in Incident, the plan of the other modes is one tap away", async () => {
  const { person } = await renderUseNow(
    [sampleItem(1, { title: "Jo" }), sampleItem(2, { kind: "comms", title: "Sam" })],
    { mode: "incident" },
  );
  await person.click(await screen.findByRole("button", { name: "Use the whole plan here" }));
  expect(await screen.findByRole("heading", { name: "Jo" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Sam" })).toBeVisible();
});

test("when the plan can't be loaded it says so, with Retry, and people to turn to stay", async () => {
  api.fail("GET /api/safety", 500, "Something broke on our side.");
  const { person } = await renderUseNow([sampleItem(1, { title: "Jo" })]);
  expect(await screen.findByText("Couldn't load your safety plan")).toBeVisible();
  expect(screen.getByRole("region", { name: "People to turn to" })).toBeVisible();
  api.restore("GET /api/safety");
  await person.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "Jo" })).toBeVisible();
});
