import { fireEvent, screen } from "@testing-library/react";
import {
  type NewSafetyItemInput,
  SAFETY_PATHS,
  type SafetyItem,
  type SafetyItemChanges,
} from "#shared/safety/safety.contract.ts";
import { SafetyPage } from "#web/features/safety/safety.page.tsx";
import { api } from "./app-api.ts";
import { renderScreen, type ScreenOptions } from "./render-screen.tsx";
import { sampleId } from "./sample-id.ts";

export const CHANGE_ITEM = "PATCH /api/safety/:id";

/** An item to store at `createdAt`. */
export type SampleItem = NewSafetyItemInput & { id: string; createdAt: string };

/** A lookout, identified by its number. */
export const sampleItem = (number: number, changes: Partial<SampleItem> = {}): SampleItem => ({
  id: sampleId(number),
  kind: "lookout",
  mode: "life",
  title: `Lookout ${number}`,
  createdAt: `2026-11-20T08:00:00.${String(number).padStart(3, "0")}Z`,
  ...changes,
});

export async function storeItems(items: readonly SampleItem[]): Promise<void> {
  for (const { createdAt, ...item } of items) await api.post(SAFETY_PATHS.list, item, createdAt);
}

/** The stored item. */
export const storedItem = async (number: number) =>
  (await api.get<SafetyItem[]>(SAFETY_PATHS.list)).find(({ id }) => id === sampleId(number));

/** Changes an item on another device. */
export const changeElsewhere = (number: number, changes: SafetyItemChanges) =>
  api.patch(SAFETY_PATHS.one(sampleId(number)), changes);

/** The item changes that the screen has sent. */
export const saves = () => api.bodies(CHANGE_ITEM) as SafetyItemChanges[];

export const openSafety = (options: ScreenOptions = {}) =>
  renderScreen(<SafetyPage />, { path: "/safety", ...options });

/** Stores these items and renders the screen. */
export async function renderSafety(items: readonly SampleItem[] = [], options: ScreenOptions = {}) {
  await storeItems(items);
  return openSafety(options);
}

export const section = (name: string) => screen.findByRole("region", { name });
export const field = (name: string | RegExp) => screen.getByRole("textbox", { name });

/** Opens an item by its title. */
export async function openItem(title: string): Promise<void> {
  fireEvent.click(await screen.findByRole("button", { name: title, expanded: false }));
}

export function write(name: string | RegExp, value: string): void {
  fireEvent.change(field(name), { target: { value } });
}
