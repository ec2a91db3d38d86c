import { v7 as uuidv7 } from "uuid";
import type { Boundary } from "#shared/boundaries/boundaries.contract.ts";
import { type FakeRoutes, json, noContent } from "./fake-api.ts";

/** A boundary with whatever a test says is different about it. */
export const sampleBoundary = (changes: Partial<Boundary> = {}): Boundary => ({
  id: uuidv7(),
  name: "Evenings",
  type: "personal",
  statement: "No calls after eight.",
  context: null,
  honored: null,
  createdAt: "2026-11-20T08:00:00.000Z",
  updatedAt: "2026-11-20T08:00:00.000Z",
  ...changes,
});

/** A server that keeps boundaries as the real one does. */
export function boundaryRoutes(start: Boundary[] = []): FakeRoutes {
  let stored = start;
  let deleted: Boundary[] = [];
  const trimmed = (body: unknown) => {
    const fields = Object.entries(body as object);
    return Object.fromEntries(
      fields.map(([name, value]) => [name, typeof value === "string" ? value.trim() : value]),
    );
  };
  return {
    "GET /api/boundaries": () => json(stored),
    "POST /api/boundaries": ({ body }) => {
      const created = sampleBoundary({ ...trimmed(body), createdAt: "2026-11-22T08:00:00.000Z" });
      stored = [...stored, created];
      return json(created, 201);
    },
    "PATCH /api/boundaries/:id": ({ params, body }) => {
      stored = stored.map((one) => (one.id === params.id ? { ...one, ...trimmed(body) } : one));
      return json(stored.find(({ id }) => id === params.id));
    },
    "DELETE /api/boundaries/:id": ({ params }) => {
      deleted = stored.filter(({ id }) => id === params.id);
      stored = stored.filter(({ id }) => id !== params.id);
      return json({ undoId: uuidv7() });
    },
    "POST /api/undo/:id": () => {
      stored = [...stored, ...deleted];
      return noContent();
    },
  };
}
