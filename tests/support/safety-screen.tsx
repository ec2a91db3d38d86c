import { fireEvent, screen } from "@testing-library/react";
import type { ModeId } from "#shared/modes/modes.ts";
import type { LogEntry, NewLogEntry } from "#shared/safety/history.contract.ts";
import type { Completeness } from "#shared/safety/lces.contract.ts";
import { completenessOf, isOfMode } from "#shared/safety/lces.rules.ts";
import type { NewSafetyItem, SafetyItem, SafetyItemChanges } from "#shared/safety/safety.contract.ts";
import { SafetyPage } from "#web/features/safety/safety.page.tsx";
import { type FakeRequest, type FakeRoutes, fakeApi, json } from "./fake-api.ts";
import { renderScreen, type ScreenOptions } from "./render-screen.tsx";

export const safetyId = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, "0")}`;

const MADE_AT = "2026-11-20T08:00:00.000Z";

/** A lookout, told apart by its number. */
export function sampleItem(number: number, changes: Partial<SafetyItem> = {}): SafetyItem {
  return {
    id: safetyId(number),
    kind: "lookout",
    mode: "life",
    title: `Lookout ${number}`,
    details: "",
    linkUrl: null,
    ownerId: null,
    confidence: null,
    useAllModes: false,
    updatedAt: MADE_AT,
    updatedBy: null,
    createdAt: `2026-11-20T08:00:00.${String(number).padStart(3, "0")}Z`,
    ...changes,
  };
}

/** A server that keeps the plan as the real one does: versions, conflicts and a history. */
export function fakePlan(initial: readonly SafetyItem[], routes: FakeRoutes = {}) {
  let items = [...initial];
  let logs: LogEntry[] = [];
  let version = 0;
  const nextMoment = () => {
    version += 1;
    return new Date(Date.parse(MADE_AT) + version * 60_000).toISOString();
  };
  const change = (id: string, changes: Partial<SafetyItem>) => {
    items = items.map((item) => (item.id === id ? { ...item, ...changes, updatedAt: nextMoment() } : item));
    return items.find((item) => item.id === id);
  };
  const find = ({ params }: FakeRequest) => items.find(({ id }) => id === params.id);
  const completeness = (): Completeness => completenessOf({ items, sessions: [], objectives: [] });
  const patch = (request: FakeRequest): Response => {
    const { baseUpdatedAt, ...changes } = request.body as SafetyItemChanges;
    const found = find(request);
    if (!found) return json({ error: "There is no such item.", code: "not_found" }, 404);
    if (baseUpdatedAt && baseUpdatedAt !== found.updatedAt) {
      return json({ error: "It was changed meanwhile.", code: "conflict", current: found }, 409);
    }
    return json(change(found.id, changes as Partial<SafetyItem>));
  };
  const api = fakeApi({
    "GET /api/risks": () => json([]),
    "GET /api/triggers": () => json([]),
    "GET /api/tool-plugins": () => json([]),
    "GET /api/support-contacts": () => json([]),
    "GET /api/safety": ({ query }) => {
      const mode = query.get("mode") as ModeId | null;
      return json(items.filter((item) => mode === null || isOfMode(item, mode)));
    },
    "GET /api/lces/completeness": () => json(completeness()),
    "POST /api/safety": ({ body }) => {
      const { id = safetyId(900 + items.length), title = "", ...given } = body as NewSafetyItem;
      const made = sampleItem(0, { ...given, id, title, createdAt: nextMoment(), updatedAt: nextMoment() });
      items = [...items, made];
      return json(made, 201);
    },
    "PATCH /api/safety/:id": patch,
    "DELETE /api/safety/:id": ({ params }) => {
      items = items.filter(({ id }) => id !== params.id);
      return json({ undoId: safetyId(999) });
    },
    "GET /api/logs": () => json(logs),
    "POST /api/logs": ({ body }) => {
      const { mode = null, ...entry } = body as NewLogEntry;
      const logged = { ...entry, mode, id: safetyId(800 + logs.length), createdAt: nextMoment() };
      logs = [logged, ...logs];
      return json(logged, 201);
    },
    ...routes,
  });
  return {
    api,
    patch,
    /** Somebody else changes an item: another tab, another device. */
    changeElsewhere: (number: number, changes: Partial<SafetyItem>) => change(safetyId(number), changes),
    deleteElsewhere: (number: number) => {
      items = items.filter(({ id }) => id !== safetyId(number));
    },
    setLogs: (next: LogEntry[]) => {
      logs = next;
    },
    stored: (number: number) => items.find(({ id }) => id === safetyId(number)),
    saves: () => api.sent("PATCH /api/safety/:id").map(({ body }) => body as SafetyItemChanges),
  };
}

export function renderSafety(
  initial: readonly SafetyItem[] = [],
  { routes, ...options }: ScreenOptions & { routes?: FakeRoutes } = {},
) {
  const plan = fakePlan(initial, routes);
  return { ...plan, ...renderScreen(<SafetyPage />, { path: "/safety", ...options }) };
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
