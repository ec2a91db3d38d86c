import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { LISTED_SCREENS } from "./screen-looks.ts";
import { SCREENS, screenAt } from "./screens.ts";
import { MemberScreens } from "./signed-in-app.tsx";

test("each address belongs to one screen, and what a list shows can be drawn", () => {
  expect(new Set(SCREENS.map(({ path }) => path)).size).toBe(SCREENS.length);
  expect(LISTED_SCREENS.filter(({ isInSidebar, icon }) => isInSidebar && !icon)).toEqual([]);
});

test.each([
  ["/disclaimer", "life", "Legal Disclaimer · Ridgeline"],
  ["/objectives", "business", "Priorities · Ridgeline"],
  ["/nowhere", "life", "Not found · Ridgeline"],
] as const)("%s in %s mode names itself %j in the browser's tab", async (path, mode, title) => {
  await screenAt(path)?.Part.preload();
  renderScreen(<MemberScreens />, { path, mode });
  expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
  await waitFor(() => expect(document.title).toBe(title));
});
