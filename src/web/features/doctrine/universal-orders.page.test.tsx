import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { LISTED_ORDERS, ORDERS } from "#shared/doctrine/orders.content.ts";
import "#tests/support/app-api.ts";
import { renderScreen, type ScreenOptions } from "#tests/support/render-screen.tsx";
import { UniversalOrdersPage } from "./universal-orders.page.tsx";

const openPage = (options?: ScreenOptions) =>
  renderScreen(<UniversalOrdersPage />, { path: "/universal-orders", ...options });

test("lists orders 1 to 10 with number, pillar, title, intent and an example from life", () => {
  openPage();
  expect(screen.getByRole("heading", { level: 1, name: "10 Universal Orders" })).toBeVisible();
  const cards = screen.getAllByRole("article");
  expect(cards).toHaveLength(10);
  for (const [index, { id, pillar, title, intent, applications }] of LISTED_ORDERS.entries()) {
    const card = cards[index] as HTMLElement;
    expect(within(card).getByRole("button", { name: title })).toBeVisible();
    for (const text of [`Order ${id}`, pillar, intent]) expect(within(card).getByText(text)).toBeVisible();
    expect(card).toHaveTextContent(applications.life);
  }
  expect(screen.queryByText(ORDERS[10].title)).not.toBeInTheDocument();
});

test("leads to the Watch Outs and to the ISAP Compass", () => {
  openPage();
  expect(screen.getByRole("link", { name: "View 18 Watch Outs" })).toHaveAttribute("href", "/watch-outs");
  expect(screen.getByRole("link", { name: /ISAP Compass/ })).toHaveAttribute("href", "/isap-compass");
});

test("an order opens with its three applications, the person's own mode marked, and gives the focus back", async () => {
  const { person } = openPage({ mode: "business" });
  const [, order] = ORDERS;
  const card = screen.getByRole("button", { name: order.title });
  await person.click(card);
  const dialog = await screen.findByRole("dialog", { name: `Order 2 · ${order.title}` });
  for (const text of Object.values(order.applications)) expect(within(dialog).getByText(text)).toBeVisible();
  expect(within(dialog).getByText("your mode").closest("li")).toHaveTextContent(order.applications.business);
  const echo = within(dialog).getByRole("link", { name: "Reflect with Echo" });
  expect(new URLSearchParams(echo.getAttribute("href")?.split("?")[1]).get("context")).toContain(order.title);
  await person.keyboard("{Escape}");
  await waitFor(() => expect(card).toHaveFocus());
});

test("an order opens from the address", async () => {
  openPage({ path: "/universal-orders?open=4" });
  expect(await screen.findByRole("dialog", { name: /^Order 4/ })).toBeVisible();
});

test("the eleventh order is not listed and does not open", () => {
  openPage({ path: "/universal-orders?open=11" });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("Daily Reflection is here too, and so is help", async () => {
  const { person } = openPage();
  await person.click(screen.getByRole("button", { name: "Daily Reflection" }));
  expect(await screen.findByText("What did you notice today that's worth keeping?")).toBeVisible();
  await person.keyboard("{Escape}");
  await person.click(screen.getByRole("button", { name: "Help" }));
  expect(await screen.findByRole("dialog", { name: "The 10 Universal Orders" })).toBeVisible();
});
