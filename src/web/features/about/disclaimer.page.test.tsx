import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DISCLAIMER } from "#shared/doctrine/disclaimer.content.ts";
import "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { DisclaimerPage } from "./disclaimer.page.tsx";

test("the disclaimer has its date, its eight sections in order, and ways to reach someone", () => {
  renderScreen(<DisclaimerPage />, { path: "/disclaimer" });
  expect(screen.getByRole("heading", { level: 1, name: "Legal Disclaimer" })).toBeVisible();
  expect(screen.getByText("Last updated October 26, 2025")).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "1. No emergency authority",
    "2. No professional advice",
    "3. Your responsibility",
    "4. Wellness and safety",
    "5. No guarantee",
    "6. Limitation of liability",
    "7. Intellectual property",
    "8. Updates",
  ]);
  for (const { id, number, title } of DISCLAIMER.sections) {
    expect(screen.getByRole("link", { name: `${number}. ${title}` })).toHaveAttribute("href", `#${id}`);
    expect(screen.getByRole("region", { name: `${number}. ${title}` })).toHaveAttribute("id", id);
  }
  expect(screen.getByRole("link", { name: /^Call 988/ })).toHaveAttribute("href", "tel:988");
  expect(screen.getByRole("link", { name: /^findahelpline\.com/ })).toHaveAttribute(
    "href",
    "https://findahelpline.com",
  );
});

test("help says what the page is for", async () => {
  const { person } = renderScreen(<DisclaimerPage />, { path: "/disclaimer" });
  await person.click(screen.getByRole("button", { name: "Help" }));
  expect(await screen.findByRole("dialog", { name: "The Legal Disclaimer" })).toHaveTextContent(
    "Call your local emergency number first.",
  );
});
