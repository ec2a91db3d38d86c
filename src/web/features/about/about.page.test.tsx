import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { LESSONS } from "#shared/doctrine/lessons.content.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { AboutPage } from "./about.page.tsx";

const openPage = () => renderScreen(<AboutPage />, { path: "/about" });

test("says what it is for, how it sees things, what is in it, and for whom", () => {
  openPage();
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    "What it's for",
    "How Ridgeline sees things",
    "What you'll find",
    "The four pillars",
    "Who it's for",
    "One-minute lessons",
    "Where the ideas come from",
  ]);
  for (const name of [
    "Morning Directive",
    "Smart Watch Outs",
    "Objective Builder",
    "Quick Calm Sequence",
    "Presence",
    "Purpose",
    "Production",
    "Peace",
  ]) {
    expect(screen.getByRole("heading", { level: 3, name })).toBeVisible();
  }
  expect(screen.getByRole("link", { name: "Legal Disclaimer" })).toHaveAttribute("href", "/disclaimer");
});

test("has the lessons in their tiers, each opening under its title", async () => {
  const { person } = openPage();
  const [first] = LESSONS;
  await person.click(await screen.findByRole("button", { name: `${first?.title} (${first?.pillar})` }));
  expect(screen.getByText(first?.summary ?? "")).toBeVisible();
  expect(screen.getByText(first?.action ?? "")).toBeVisible();
  for (const tier of ["Foundation", "Practice", "Command"]) {
    expect(screen.getByRole("heading", { level: 3, name: tier })).toBeVisible();
  }
  expect(screen.getAllByRole("heading", { level: 4 })).toHaveLength(LESSONS.length);
});

test("leaves out a tier that has no lessons", async () => {
  api.replaceAnswers("GET /api/lessons", "[]");
  openPage();
  const section = screen.getByRole("heading", { name: "One-minute lessons" }).closest("section");
  await within(section as HTMLElement).findByText(/Why, how/);
  await expect.poll(() => screen.queryByRole("heading", { name: "Foundation" })).toBeNull();
});

test("offers to try again when the lessons cannot be loaded, and shows the rest meanwhile", async () => {
  api.fail("GET /api/lessons", 503, "The server is being updated.");
  const { person } = openPage();
  expect(await screen.findByRole("alert")).toHaveTextContent("The server is being updated.");
  expect(screen.getByRole("heading", { name: "Who it's for" })).toBeVisible();
  api.restore("GET /api/lessons");
  await person.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { level: 3, name: "Foundation" })).toBeVisible();
});
