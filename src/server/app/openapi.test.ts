import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "#tests/support/test-server.ts";

interface Operation {
  operationId: string;
  security: object[];
  requestBody?: { content: Record<string, { schema: { required?: string[] } }> };
  responses: Record<string, { $ref?: string }>;
}

let server: TestServer;
let document: {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: object; responses: Record<string, object> };
};
let calls: { method: string; path: string; operation: Operation }[];
beforeAll(async () => {
  server = await startTestServer({ config: { publicUrl: "https://ridgeline.example" } });
  document = (await server.app.inject("/api/openapi.json")).json();
  calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
});
afterAll(() => server.close());

test("names the server and the session cookie", () => {
  expect(document.openapi).toBe("3.1.0");
  expect(document.servers).toEqual([{ url: "https://ridgeline.example" }]);
  expect(document.components.securitySchemes).toEqual({
    session: { type: "apiKey", in: "cookie", name: "__Host-ridgeline.session" },
    token: { type: "http", scheme: "bearer", description: "An access token from Settings." },
  });
});

test("gives each operation a unique, readable id", () => {
  const ids = calls.map(({ operation }) => operation.operationId);
  expect(ids).toEqual(expect.arrayContaining(["listObjectives", "createObjective", "logIn", "undoDeletion"]));
  for (const id of ids) expect(id).toMatch(/^[a-z]+([A-Z][a-z]+)*$/);
  expect(new Set(ids).size).toBe(ids.length);
});

test("documents for each operation whether it requires a session", async () => {
  for (const { method, path, operation } of calls) {
    const url = path.replaceAll(/\{\w+\}/g, "x");
    const response = await server.app.inject({ method, url } as InjectOptions);
    expect([operation.operationId, response.statusCode === 401]).toEqual([
      operation.operationId,
      operation.security.length > 0,
    ]);
    expect(Object.keys(operation.responses)).toContain(String(response.statusCode));
  }
});

test("lists the implied and the specific failures of an operation", () => {
  const statuses = (id: string) =>
    Object.keys(
      calls.find(({ operation }) => operation.operationId === id)?.operation.responses ?? {},
    ).join();
  expect(statuses("getInstance")).toBe("200,421,429,500,503");
  expect(statuses("getLatestIsapSession")).toBe("200,400,401,409,421,429,500,503");
  expect(statuses("listHistory")).toBe("200,400,401,404,409,421,429,500,503");
  expect(statuses("updateRisk")).toBe("200,400,401,403,404,409,413,415,421,429,500,503");
  expect(statuses("logIn")).toBe("200,400,401,403,413,415,421,429,500,503");
});

test("lists the required fields of a body, and shares one error schema", () => {
  const body = calls.find(({ operation }) => operation.operationId === "createIsapSession")?.operation
    .requestBody;
  expect(body?.content["application/json"]?.schema.required).toContain("situation");
  for (const { operation } of calls) {
    for (const [status, { $ref }] of Object.entries(operation.responses)) {
      if (Number(status) < 400) continue;
      expect(document.components.responses).toHaveProperty($ref?.split("/").at(-1) ?? "nothing");
    }
  }
});

test("is served as a page", async () => {
  const docs = await server.app.inject("/api/docs");
  expect(docs.statusCode).toBe(200);
  expect(docs.headers["content-type"]).toContain("text/html");
});
