import { Suspense } from "react";
import type { NewRiskInput, Risk, RiskChangesInput } from "#shared/risks/risks.contract.ts";
import { priorityOf } from "#shared/risks/risks.rules.ts";
import { HighPriorityRisks, ResolvedRisks, RiskLog } from "#web/features/risks/risks.sections.ts";
import { type FakeRoutes, fakeApi, json, noContent } from "./fake-api.ts";
import { renderScreen } from "./render-screen.tsx";

const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, "0")}`;

/** A medium risk of 20 November 2026, told apart by its number. */
export function sampleRisk(number: number, changes: Partial<Risk> = {}): Risk {
  const rated = { probability: "M" as const, severity: "M" as const, ...changes };
  return {
    id: idOf(number),
    hazard: `Hazard ${number}`,
    mitigation: "",
    owner: null,
    reviewDate: null,
    context: null,
    status: "identified",
    sourcePlugin: null,
    sourceCode: null,
    notes: "",
    createdAt: "2026-11-20T18:02:00.000Z",
    updatedAt: "2026-11-20T18:02:00.000Z",
    ...rated,
    priority: priorityOf(rated),
  };
}

/** The three parts of the safety screen with risks on the server, which stores what it is sent as the real one does. */
export function renderRisks(
  initial: readonly Risk[],
  { routes = {}, path = "/safety" }: { routes?: FakeRoutes; path?: string } = {},
) {
  const stored = new Map(initial.map((risk) => [risk.id, risk]));
  let deleted: Risk | undefined;
  const api = fakeApi({
    "GET /api/risks": () => json([...stored.values()]),
    "POST /api/risks": ({ body }) => {
      const { id: _, ...fields } = body as NewRiskInput;
      const risk = sampleRisk(700 + stored.size, normal(fields));
      stored.set(risk.id, risk);
      return json(risk, 201);
    },
    "PATCH /api/risks/:id": ({ params, body }) => {
      const found = stored.get(params.id ?? "") ?? sampleRisk(0);
      const changed = { ...found, ...normal(body as RiskChangesInput) };
      stored.set(changed.id, { ...changed, priority: priorityOf(changed) });
      return json(stored.get(changed.id));
    },
    "DELETE /api/risks/:id": ({ params }) => {
      deleted = stored.get(params.id ?? "");
      stored.delete(params.id ?? "");
      return json({ undoId: idOf(900) });
    },
    "POST /api/undo/:id": () => {
      if (deleted) stored.set(deleted.id, deleted);
      return noContent();
    },
    ...routes,
  });
  const screen = (
    <Suspense>
      <HighPriorityRisks />
      <RiskLog />
      <ResolvedRisks />
    </Suspense>
  );
  return { api, stored, ...renderScreen(screen, { path }) };
}

/** As the server keeps it: trimmed, and nothing instead of an empty owner, date or area. */
function normal(fields: RiskChangesInput | NewRiskInput): Partial<Risk> {
  const trimmed = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === "string" ? value.trim() : value,
  ]);
  const mayBeNull = trimmed.map(([name, value]) => [
    name,
    ["owner", "reviewDate", "context"].includes(String(name)) ? value || null : value,
  ]);
  return Object.fromEntries(mayBeNull) as Partial<Risk>;
}
